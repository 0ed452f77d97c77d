import type {
  BookAccount,
  BookFormat,
  BookPartyBalance,
  JournalLine,
  TrialBalance,
} from '@cafeteria/contract';
import {
  type CsvCell,
  type FileColumn,
  fileTable,
  moneyCell,
  writeCsv,
  writeXlsx,
} from '../../platform/office-file/index.ts';
import type { PayrollText } from '../texts.ts';

export type Written = { readonly name: string; readonly format: BookFormat };
/** A table as a file. */
export const writeTable = async (table: CsvCell[][], { name, format }: Written): Promise<Buffer> =>
  format === 'CSV' ? Buffer.from(await writeCsv(table)) : writeXlsx(name, table);

const amounts = ['opening', 'debit', 'credit', 'closing'] as const;
type BalanceLine = Readonly<
  Record<'number' | 'name', string> & Record<(typeof amounts)[number], number>
>;
const balanceColumns = (text: PayrollText): readonly FileColumn<BalanceLine>[] => [
  [text('book.field.number'), ({ number }) => number],
  [text('book.field.account'), ({ name }) => name],
  ...amounts.map((amount): FileColumn<BalanceLine> => [
    text(`book.field.${amount}`),
    (line) => moneyCell(line[amount]),
  ]),
];
/** The trial balance, its sums in the last line. */
export const balanceTable = (
  { accounts, total }: Pick<TrialBalance, 'accounts' | 'total'>,
  written: Written,
  text: PayrollText,
): Promise<Buffer> =>
  writeTable(
    fileTable(balanceColumns(text), [
      ...accounts.map((line) => ({ ...line, name: text(`enum.bookAccount.${line.account}`) })),
      { ...total, number: '', name: text('book.total') },
    ]),
    written,
  );

/** An account by whose it is, the sums of all in the last line. */
export const partiesTable = (
  rows: readonly BookPartyBalance[],
  written: Written,
  text: PayrollText,
): Promise<Buffer> =>
  writeTable(
    [
      [text('book.field.party'), ...amounts.map((name) => text(`book.field.${name}`))],
      ...rows.map(({ party, ...turnover }) => [
        party.id === 0 ? text('book.ownMoney') : party.name,
        ...amounts.map((name) => moneyCell(turnover[name])),
      ]),
      [
        text('book.total'),
        ...amounts.map((name) => moneyCell(rows.reduce((sum, row) => sum + row[name], 0))),
      ],
    ],
    written,
  );

const journalColumns = (text: PayrollText): readonly FileColumn<JournalLine>[] => [
  [text('book.field.line'), ({ id }) => String(id)],
  [text('book.field.day'), ({ day }) => day],
  [text('book.field.debit'), ({ debitNumber }) => debitNumber],
  [text('book.field.credit'), ({ creditNumber }) => creditNumber],
  [text('book.field.amount'), ({ amount }) => moneyCell(amount)],
  [text('book.field.document'), ({ document }) => text(`enum.bookDocument.${document}`)],
  [
    text('book.field.documentId'),
    ({ documentNumber, documentId }) => documentNumber ?? String(documentId),
  ],
  [
    text('book.field.movement'),
    ({ movementId }) => (movementId === null ? '' : String(movementId)),
  ],
  [text('book.field.client'), ({ client }) => client?.name ?? ''],
  [text('book.field.partner'), ({ partner }) => partner?.name ?? ''],
];
/** The journal with what stands over its columns, as every file of it has it. */
export const journalCells = (lines: readonly JournalLine[], text: PayrollText): CsvCell[][] =>
  fileTable(journalColumns(text), lines);
/** What stands over the columns of `journalCells`, for files whose lines PostgreSQL writes. */
export const journalHead = (text: PayrollText): CsvCell[] =>
  journalColumns(text).map(([heading]) => heading);
/** Lines of the journal; where one account is looked at, with its balance after each. */
export const journalTable = (
  lines: readonly JournalLine[],
  account: BookAccount | undefined,
  written: Written,
  text: PayrollText,
): Promise<Buffer> => {
  const table = journalCells(lines, text);
  if (!account) return writeTable(table, written);
  const balances = lines.map(({ balance }) => (balance === null ? '' : moneyCell(balance)));
  const column: CsvCell[] = [text('book.field.balance'), ...balances];
  return writeTable(
    table.map((row, at) => [...row, column[at] ?? '']),
    written,
  );
};
