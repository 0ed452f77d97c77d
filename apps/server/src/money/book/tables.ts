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

/** Lines of the journal; where one account is looked at, with its balance after each. */
export const journalTable = (
  lines: readonly JournalLine[],
  account: BookAccount | undefined,
  written: Written,
  text: PayrollText,
): Promise<Buffer> => {
  const cells = ({ balance, ...line }: JournalLine): CsvCell[] => [
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
    ...(account ? [balance === null ? '' : moneyCell(balance)] : []),
  ];
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
    ...(account ? (['balance'] as const) : []),
  ] as const;
  return writeTable(
    [names.map((name) => text(`book.field.${name}`)), ...lines.map(cells)],
    written,
  );
};
