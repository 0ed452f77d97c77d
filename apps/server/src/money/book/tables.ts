import type { BookAccount, BookFormat, JournalLine, TrialBalance } from '@cafeteria/contract';
import { type CsvCell, moneyCell, writeCsv, writeXlsx } from '../../platform/office-file/index.ts';
import type { PayrollText } from '../texts.ts';

export type Written = { readonly name: string; readonly format: BookFormat };
/** A table as a file. */
export const writeTable = async (table: CsvCell[][], { name, format }: Written): Promise<Buffer> =>
  format === 'CSV' ? Buffer.from(await writeCsv(table)) : writeXlsx(name, table);

const amounts = ['opening', 'debit', 'credit', 'closing'] as const;
/** The trial balance, its sums in the last line. */
export const balanceTable = (
  { accounts, total }: Pick<TrialBalance, 'accounts' | 'total'>,
  written: Written,
  text: PayrollText,
): Promise<Buffer> =>
  writeTable(
    [
      [
        text('book.field.number'),
        text('book.field.account'),
        ...amounts.map((name) => text(`book.field.${name}`)),
      ],
      ...accounts.map(({ account, number, ...turnover }) => [
        number,
        text(`enum.bookAccount.${account}`),
        ...amounts.map((name) => moneyCell(turnover[name])),
      ]),
      ['', text('book.total'), ...amounts.map((name) => moneyCell(total[name]))],
    ],
    written,
  );

const names = [
  'line',
  'day',
  'debit',
  'credit',
  'amount',
  'document',
  'documentId',
  'movement',
  'client',
  'partner',
] as const;
/** What stands over the columns of `journalCells`. */
export const journalHead = (text: PayrollText): CsvCell[] =>
  names.map((name) => text(`book.field.${name}`));
export const journalCells =
  (text: PayrollText) =>
  (line: JournalLine): CsvCell[] => [
    String(line.id),
    line.day,
    line.debitNumber,
    line.creditNumber,
    moneyCell(line.amount),
    text(`enum.bookDocument.${line.document}`),
    String(line.documentId),
    line.movementId === null ? '' : String(line.movementId),
    line.client?.name ?? '',
    line.partner?.name ?? '',
  ];
/** Lines of the journal; where one account is looked at, with its balance after each. */
export const journalTable = (
  lines: readonly JournalLine[],
  account: BookAccount | undefined,
  written: Written,
  text: PayrollText,
): Promise<Buffer> => {
  const cells = journalCells(text);
  const table = [journalHead(text), ...lines.map(cells)];
  if (!account) return writeTable(table, written);
  const balances = lines.map(({ balance }) => (balance === null ? '' : moneyCell(balance)));
  const column: CsvCell[] = [text('book.field.balance'), ...balances];
  return writeTable(
    table.map((row, at) => [...row, column[at] ?? '']),
    written,
  );
};
