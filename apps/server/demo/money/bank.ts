import type { Config, Currency } from '@cafeteria/contract';
import { importStatements } from '../../src/money/bank-statement/index.ts';
import { addDays, pragueDay } from '../../src/money/ledger/index.ts';
import type { Db } from '../../src/platform/db/index.ts';

type Entry = {
  readonly amount: number;
  readonly name?: string;
  readonly iban?: string;
  readonly symbol?: string;
  readonly message: string;
};
type Demo = {
  readonly installation: { readonly country: Config['country']; readonly currency: Currency };
  readonly now: Date;
  /** The operator's account. */
  readonly iban: string;
  /** Orders the bank has paid. */
  readonly paid: readonly {
    readonly amount: number;
    readonly name: string;
    readonly iban: string;
    readonly symbol: string;
  }[];
  /** Documents that employers have paid. */
  readonly received: readonly {
    readonly open: number;
    readonly clientName: string;
    readonly symbol: string;
    readonly iban?: string | undefined;
  }[];
  readonly by: Parameters<typeof importStatements>[3];
  /** What the account has before the first of these statements. */
  readonly opening: number;
};

const decimal = (minor: number): string => (Math.abs(minor) / 100).toFixed(2);
const sideOf = (amount: number): string => (amount < 0 ? 'DBIT' : 'CRDT');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const balance = (code: string, amount: number, currency: string, day: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${decimal(amount)}</Amt>` +
  `<CdtDbtInd>${sideOf(amount)}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
const entryOf = ({ amount, name, iban, symbol, message }: Entry, at: string): string => {
  const who = amount < 0 ? 'Cdtr' : 'Dbtr';
  return [
    `<Amt Ccy="CURRENCY">${decimal(amount)}</Amt><CdtDbtInd>${sideOf(amount)}</CdtDbtInd>`,
    `<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>DAY</Dt></BookgDt><AcctSvcrRef>${at}</AcctSvcrRef><NtryDtls><TxDtls>`,
    symbol ? `<Refs><EndToEndId>/VS${symbol}/SS/KS</EndToEndId></Refs>` : '',
    '<RltdPties>',
    name ? `<${who}><Pty><Nm>${escaped(name)}</Nm></Pty></${who}>` : '',
    iban ? `<${who}Acct><Id><IBAN>${iban}</IBAN></Id></${who}Acct>` : '',
    `</RltdPties><RmtInf><Ustrd>${escaped(message)}</Ustrd></RmtInf></TxDtls></NtryDtls>`,
  ].join('');
};

type Statement = {
  readonly number: number;
  readonly day: string;
  readonly opening: number;
  readonly entries: readonly Entry[];
};
const closingOf = ({ opening, entries }: Statement): number =>
  entries.reduce((sum, { amount }) => sum + amount, opening);
/** A statement as Czech and Slovak banks both give it. */
const fileOf = (
  statement: Statement,
  { iban, installation: { currency } }: Pick<Demo, 'iban' | 'installation'>,
): string => {
  const { number, day, opening, entries } = statement;
  const written = entries.map(
    (entry, at) =>
      `<Ntry>${entryOf(entry, `${number}-${at + 1}`)
        .replaceAll('CURRENCY', currency)
        .replaceAll('DAY', day)}</Ntry>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>',
    `<Id>${number}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb>`,
    `<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>`,
    balance('OPBD', opening, currency, day),
    balance('CLBD', closingOf(statement), currency, day),
    ...written,
    '</Stmt></BkToCstmrStmt></Document>\n',
  ].join('\n');
};

const words = {
  Cz: {
    paid: 'Vyúčtování',
    invoice: 'Faktura',
    fee: 'Poplatek za vedení účtu',
    back: 'Vrácená platba',
    unknown: 'platba dle dohody',
    gate: 'Vyúčtování karetních transakcí',
  },
  Sk: {
    paid: 'Vyúčtovanie',
    invoice: 'Faktúra',
    fee: 'Poplatok za vedenie účtu',
    back: 'Vrátená platba',
    unknown: 'platba podľa dohody',
    gate: 'Vyúčtovanie kartových transakcií',
  },
} as const;

const store = async (
  tx: Db,
  statement: Statement,
  demo: Pick<Demo, 'iban' | 'installation' | 'by'>,
): Promise<void> => {
  const name = `camt-${statement.number}.xml`;
  const content = Buffer.from(fileOf(statement, demo));
  await importStatements(tx, demo.installation, { name, content }, demo.by);
};
const paidEntries = ({ paid, installation: { country } }: Pick<Demo, 'paid' | 'installation'>) =>
  paid.map(({ amount, name, iban, symbol }) => ({
    amount: -amount,
    name,
    iban,
    symbol,
    message: words[country].paid,
  }));
const receivedEntries = ({
  received,
  installation: { country },
}: Pick<Demo, 'received' | 'installation'>) =>
  received.map(({ open, clientName, symbol, iban }) => ({
    amount: open,
    name: clientName,
    ...(iban && { iban }),
    symbol,
    message: words[country].invoice,
  }));

/** One statement, of a day on which everything was paid; answers what the account has after it. */
export const importDemoStatement = async (
  tx: Db,
  demo: Omit<Demo, 'now'> & { readonly number: number; readonly day: string },
): Promise<number> => {
  const { number, day, opening } = demo;
  const entries = [...receivedEntries(demo), ...paidEntries(demo)];
  const statement = { number, day, opening, entries };
  await store(tx, statement, demo);
  return closingOf(statement);
};

/** Statements of the operator's account: what partners were paid, what nobody has matched yet, what employers paid. */
export const importDemoStatements = async (tx: Db, demo: Demo): Promise<void> => {
  const { installation, now, paid, opening } = demo;
  const text = words[installation.country];
  const day = pragueDay(now);
  const first: Statement = {
    number: 211,
    day: addDays(day, -2),
    opening,
    entries: paidEntries(demo),
  };
  // without its symbol: a person has to say what it is of
  const back = paid
    .slice(0, 1)
    .map(({ amount, name, iban }) => ({ amount, name, iban, message: text.back }));
  const second: Statement = {
    number: 212,
    day: addDays(day, -1),
    opening: closingOf(first),
    entries: [
      ...back,
      { amount: 12_500_00, name: 'Novák a syn, s.r.o.', symbol: '20261107', message: text.unknown },
      { amount: 984_00, name: 'Stripe Technology Europe', message: text.gate },
      { amount: -149_00, message: text.fee },
    ],
  };
  const third: Statement = {
    number: 213,
    day,
    opening: closingOf(second),
    entries: receivedEntries(demo),
  };
  for (const statement of [first, second, third]) await store(tx, statement, demo);
};
