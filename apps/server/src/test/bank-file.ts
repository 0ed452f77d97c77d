/** Statements of banks for tests, written as banks write them. */
type GpcEntry = {
  readonly amount: number;
  readonly code?: string;
  readonly counter?: string;
  readonly bank?: string;
  readonly variable?: string;
  readonly document?: string;
  readonly text?: string;
  /** Of value; and when it was booked, where that is another. */
  readonly day?: string;
  readonly booked?: string;
  readonly kind?: string;
};
type GpcHead = {
  readonly account?: string;
  readonly opening?: number;
  readonly closing?: number;
  readonly number?: string;
  readonly from?: string;
  readonly day?: string;
};
const digits = (value: number | string, length: number): string =>
  String(value).padStart(length, '0');
const size = (amount: number, length: number): string => digits(Math.abs(amount), length);
const sign = (amount: number): string => (amount < 0 ? '-' : '+');
/** A day (`2026-11-23`) as it stands there. */
export const gpcDay = (day: string): string => day.slice(2).split('-').toReversed().join('');
/** The account whose statements these are: `2102143052` at 2700. */
export const ownAccount = '0000002102143052';

export const gpcEntry = (entry: GpcEntry, account = ownAccount): string => {
  const { amount, code, counter = '', bank = '0000', variable = '', day = '231126' } = entry;
  return [
    '075',
    account,
    digits(counter, 16),
    digits(entry.document ?? '', 13),
    size(amount, 12),
    code ?? (amount < 0 ? '1' : '2'),
    digits(variable, 10),
    `00${bank}0308`,
    digits('', 10),
    day,
    (entry.text ?? '').padEnd(20).slice(0, 20),
    entry.kind ?? '00203',
    entry.booked ?? day,
  ].join('');
};
/** A statement of the entries; without other words it adds up. */
export const gpcStatement = (
  entries: readonly (GpcEntry | string)[],
  { account = ownAccount, opening = 0, ...head }: GpcHead = {},
): string => {
  const moved = entries.reduce(
    (sum, entry) => sum + (typeof entry === 'string' ? 0 : entry.amount),
    0,
  );
  const { closing = opening + moved, number = '1', from = '221126', day = '231126' } = head;
  return [
    [
      '074',
      account,
      'BENEFITY S.R.O.'.padEnd(20),
      from,
      size(opening, 14),
      sign(opening),
      size(closing, 14),
      sign(closing),
      digits('', 14),
      '0',
      digits('', 14),
      '0',
      digits(number, 3),
      day,
      ' '.repeat(14),
    ].join(''),
    ...entries.map((entry) => (typeof entry === 'string' ? entry : gpcEntry(entry, account))),
  ]
    .map((line) => `${line}\r\n`)
    .join('');
};

type Camt = {
  readonly version?: '02' | '08';
  readonly iban?: string;
  readonly currency?: string;
  readonly opening: string;
  readonly closing: string;
  readonly entries: string;
  readonly before?: string;
  /** Of its balances: the statement is of this day. */
  readonly day?: string;
};
const camtBalance = (
  code: string,
  amount: string,
  { currency, day }: Required<Pick<Camt, 'currency' | 'day'>>,
): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt>` +
  `<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
export const camtStatement = (camt: Camt): string => {
  const {
    version = '08',
    iban = 'SK3112000000198742637541',
    currency = 'EUR',
    day = '2026-11-23',
  } = camt;
  return `<?xml version="1.0" encoding="UTF-8"?>
${camt.before ?? ''}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
<BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>S1</Id><ElctrncSeqNb>7</ElctrncSeqNb>
<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
${camtBalance('OPBD', camt.opening, { currency, day })}
${camtBalance('CLBD', camt.closing, { currency, day })}
${camt.entries}
</Stmt></BkToCstmrStmt></Document>
`;
};

const fioColumns = (
  'ID pohybu,Datum,Objem,Měna,Protiúčet,Název protiúčtu,Kód banky,Název banky,KS,VS,SS,' +
  'Uživatelská identifikace,Zpráva pro příjemce,Typ,Provedl,Upřesnění,Komentář,BIC,ID pokynu'
).split(',');
export const fioStatement = (
  rows: readonly string[],
  closing: string,
  opening = '1000,00',
): string =>
  [
    'accountId;"2102143052"',
    'bankId;"2700"',
    'currency;"CZK"',
    'iban;"CZ8127000000002102143052"',
    'bic;"FIOBCZPPXXX"',
    `openingBalance;"${opening}"`,
    `closingBalance;"${closing}"`,
    'dateStart;"22.11.2026"',
    'dateEnd;"23.11.2026"',
    'idFrom;"1"',
    'idTo;"9"',
    '',
    fioColumns.map((name) => `"${name}"`).join(';'),
    ...rows,
  ]
    .map((line) => `${line}\r\n`)
    .join('');
