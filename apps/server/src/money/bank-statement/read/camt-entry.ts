import { amountIn, dayIn, type Node, sizeIn, textAt, textAtOneOf, within } from './camt-node.ts';
import {
  entryAmount,
  longestName,
  type ReadEntry,
  refusal,
  symbolOf,
  textOf,
} from './statement.ts';

/** Where a symbol stands depends on the bank: in the reference of the payer, of the payee, or in the message. */
const symbolPaths = [
  'Refs/EndToEndId',
  'RmtInf/Strd/CdtrRefInf/Ref',
  'Refs/PmtInfId',
  'RmtInf/Ustrd',
];
const symbolIn = (details: Node, name: 'VS' | 'SS' | 'KS'): string | null => {
  const sought = new RegExp(String.raw`(?:^|[/\s,;])${name}[:\s]?(\d{1,10})(?!\d)`, 'i');
  for (const path of symbolPaths)
    for (const { text } of within(details, path)) {
      const [, digits] = sought.exec(text) ?? [];
      if (digits !== undefined) return symbolOf(digits);
    }
  return null;
};
/** Who the other one is: of what came its payer, of what left its payee. */
const sides = { in: 'Dbtr', out: 'Cdtr' } as const;
const otherOf = (details: Node, side: 'in' | 'out') => {
  const party = sides[side];
  return {
    account: textOf(
      textAtOneOf(details, [
        `RltdPties/${party}Acct/Id/IBAN`,
        `RltdPties/${party}Acct/Id/Othr/Id`,
      ])?.replaceAll(/\s/g, ''),
      longestName,
    ),
    name: textOf(
      textAtOneOf(details, [`RltdPties/${party}/Nm`, `RltdPties/${party}/Pty/Nm`]),
      longestName,
    ),
  };
};
const referencePaths = ['AcctSvcrRef', 'NtryRef'];
type Part = {
  /** What is said of the payment; nothing where the bank says only the sum of many. */
  readonly details: Node;
  readonly amount: number;
  readonly position: number;
};
const referenceOf = (entry: Node, { details, position }: Part): string | null => {
  const shared = textAtOneOf(entry, referencePaths);
  const own = textAt(details, 'Refs/AcctSvcrRef');
  return textOf(
    own ?? (shared && position > 0 ? `${shared}/${position + 1}` : shared),
    longestName,
  );
};
const entryOf = (entry: Node, part: Part): ReadEntry => {
  const { details, amount } = part;
  const other = otherOf(details, amount > 0 ? 'in' : 'out');
  const message = within(details, 'RmtInf/Ustrd').map(({ text }) => text);
  return {
    line: entry.line,
    day: dayIn(entry, within(entry, 'BookgDt').length > 0 ? 'BookgDt' : 'ValDt'),
    amount: entryAmount(amount, entry.line, 'Ntry/Amt'),
    counterAccount: other.account,
    counterName: other.name,
    variableSymbol: symbolIn(details, 'VS'),
    specificSymbol: symbolIn(details, 'SS'),
    constantSymbol: symbolIn(details, 'KS'),
    message: textOf(
      message.join(' ') || (textAt(details, 'AddtlTxInf') ?? textAt(entry, 'AddtlNtryInf')),
    ),
    reference: referenceOf(entry, part),
  };
};

/** Of the sum of many nothing else is said. */
const noDetails: Node = { name: 'TxDtls', line: 0, currency: null, text: '', children: [] };
const amountPaths = ['Amt', 'AmtDtls/TxAmt/Amt'];
/** Payments a bank books as one, where it says each amount and they add up. */
const partsOf = (entry: Node, amount: number): Part[] => {
  const all = within(entry, 'NtryDtls/TxDtls');
  const sizes = all.map((details) => {
    const path = amountPaths.find((one) => within(details, one).length > 0);
    return path ? sizeIn(details, path) * Math.sign(amount) : 0;
  });
  const addUp = sizes.reduce((sum, one) => sum + one, 0) === amount && !sizes.includes(0);
  return all.length > 1 && addUp
    ? all.map((details, position) => ({ details, amount: sizes[position] ?? 0, position }))
    : [{ details: (all.length === 1 && all[0]) || noDetails, amount, position: 0 }];
};

/** What an element `Ntry` says: nothing while it is not booked, one entry, or each payment of it. */
export const entriesOf = (entry: Node, currency: string | null): ReadEntry[] => {
  const status = textAtOneOf(entry, ['Sts/Cd', 'Sts']);
  if (status !== 'BOOK') return [];
  const [amount] = within(entry, 'Amt');
  if (amount?.currency && currency && amount.currency !== currency)
    throw refusal('bankStatement.error.currency', { line: amount.line, currency: amount.currency });
  return partsOf(entry, amountIn(entry)).map((part) => entryOf(entry, part));
};
