import { isIban } from '@cafeteria/contract';
import { AppError } from '../../../platform/app-error.ts';
import { walkXml } from '../../../platform/office-file/index.ts';
import { entriesOf } from './camt-entry.ts';
import { amountIn, dayAt, dayIn, type Node, textAt, within } from './camt-node.ts';
import { decodeXml } from './decode.ts';
import {
  assertCloses,
  longestName,
  type Places,
  type ReadStatement,
  refusal,
  textOf,
  wrongField,
} from './statement.ts';

const versions = [
  'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02',
  'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08',
];
/** Deeper than any statement. */
const deepest = 40;

/** Balances by what they are: what was there, or the closing one of the day before, and what is there. */
const openings = ['OPBD', 'PRCD'] as const;
const closings = ['CLBD'] as const;
const codeOf = (balance: Node): string => textAt(balance, 'Tp/CdOrPrtry/Cd') ?? '';
const balanceOf = (stmt: Node, codes: readonly string[], currency: string | null): Node => {
  const balances = within(stmt, 'Bal');
  const found = codes
    .map((code) => balances.find((one) => codeOf(one) === code))
    .find((one) => one !== undefined);
  if (!found) throw wrongField(stmt.line, `Bal ${codes[0] ?? ''}`, '');
  const [amount] = within(found, 'Amt');
  if (amount?.currency && currency && amount.currency !== currency)
    throw refusal('bankStatement.error.currency', { line: found.line, currency: amount.currency });
  return found;
};
const accountOf = (stmt: Node): string => {
  const iban = (textAt(stmt, 'Acct/Id/IBAN') ?? textAt(stmt, 'Acct/Id/Othr/Id') ?? '').replaceAll(
    /\s/g,
    '',
  );
  const [account] = within(stmt, 'Acct');
  if (!isIban(iban)) throw wrongField(account?.line ?? stmt.line, 'Acct/Id/IBAN', iban);
  return iban;
};
const statementOf = (stmt: Node): ReadStatement => {
  const [anyAmount] = within(stmt, 'Bal/Amt');
  const currency = textAt(stmt, 'Acct/Ccy') ?? anyAmount?.currency ?? null;
  const opening = balanceOf(stmt, openings, currency);
  const closing = balanceOf(stmt, closings, currency);
  const isPresent = (name: string): boolean => textAt(stmt, `FrToDt/${name}`) !== undefined;
  const period = (name: string, balance: Node): string =>
    isPresent(name) ? dayAt(stmt, `FrToDt/${name}`) : dayIn(balance, 'Dt');
  const placeOf = (name: string, balance: Node) =>
    isPresent(name)
      ? { line: within(stmt, `FrToDt/${name}`)[0]?.line ?? stmt.line, field: `Stmt/FrToDt/${name}` }
      : { line: balance.line, field: `Bal ${codeOf(balance)} Dt` };
  const places: Places = {
    from: placeOf('FrDtTm', opening),
    to: placeOf('ToDtTm', closing),
    opening: { line: opening.line, field: `Bal ${codeOf(opening)} Amt` },
    closing: { line: closing.line, field: `Bal ${codeOf(closing)} Amt` },
    day: 'Ntry/BookgDt',
    amount: 'Ntry/Amt',
  };
  const statement: ReadStatement = {
    format: 'CAMT',
    account: accountOf(stmt),
    currency,
    number: textOf(
      textAt(stmt, 'ElctrncSeqNb') ?? textAt(stmt, 'LglSeqNb') ?? textAt(stmt, 'Id'),
      longestName,
    ),
    from: period('FrDtTm', opening),
    to: period('ToDtTm', closing),
    opening: amountIn(opening),
    closing: amountIn(closing),
    entries: within(stmt, 'Ntry').flatMap((entry) => entriesOf(entry, currency)),
  };
  return assertCloses(statement, places);
};

const brokenXml = 'bankStatement.error.xml';
/** The statements of a file as trees of what matters; anything else of it is walked past. */
const statementsIn = async (xml: string): Promise<Node[]> => {
  const statements: Node[] = [];
  const open: Node[] = [];
  let isClosed = false;
  try {
    await walkXml(Buffer.from(xml), {
      open: (name, attributes, line) => {
        if (
          open.length === 0 &&
          !versions.some((version) => Object.values(attributes).includes(version))
        )
          throw refusal('bankStatement.error.format');
        if (open.length >= deepest) throw wrongField(line, name, '');
        const node = { name, line, currency: attributes['Ccy'] ?? null, text: '', children: [] };
        open.at(-1)?.children.push(node);
        if (name === 'Stmt') statements.push(node);
        open.push(node);
      },
      text: (text) => {
        const node = open.at(-1);
        if (node && node.children.length === 0) node.text += text;
      },
      close: () => {
        open.pop();
        isClosed = open.length === 0;
      },
      broken: (line) => refusal(brokenXml, { line }),
    });
  } catch (error) {
    const isOurs = error instanceof AppError && error.message !== brokenXml;
    const isCut =
      open.length > 0 && !isClosed && !/<\/(?:\w+:)?Document>\s*$/.test(xml.slice(-200));
    if (isOurs || !isCut) throw error;
    throw refusal('bankStatement.error.cutOff', { line: xml.split('\n').length });
  }
  return statements;
};

export const isXml = (start: string): boolean => /^(?:\uFEFF|\u00EF\u00BB\u00BF)?\s*</.test(start);

/** Statements as XML of ISO 20022: camt.053.001.02 and .08. */
export const readCamt = async (bytes: Buffer): Promise<ReadStatement[]> =>
  (await statementsIn(decodeXml(bytes))).map(statementOf);
