/** A month of the books for another accounting system. */
import { type AccountingFormat, csvLine, csvMark, type Currency } from '@cafeteria/contract';
import type { Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { moneyCell } from '../../platform/office-file/index.ts';
import type { PayrollText } from '../texts.ts';
import { type AccountingEntry, findBookkeeper, listEntries } from './accounting.queries.ts';
import { pohodaFile } from './pohoda.ts';

type AccountingRequest = {
  readonly month: string;
  readonly from: string;
  readonly to: string;
  /** Of the closing of the month; nothing while it is open. */
  readonly number: string | null;
  readonly currency: Currency;
  readonly text: PayrollText;
};
const textOf =
  (text: PayrollText) =>
  ({ debit, credit, document, lines, symbol }: AccountingEntry): string => {
    const what = text(`enum.bookDocument.${document}`);
    const accounts = `${text(`enum.bookAccount.${debit}`)} / ${text(`enum.bookAccount.${credit}`)}`;
    return symbol === null ? `${what} (${lines}): ${accounts}` : `${what} ${symbol}: ${accounts}`;
  };

/** An entry in a line, its accounts by the accountant’s own numbers. */
const csvFile = (
  entries: readonly AccountingEntry[],
  { text, currency }: AccountingRequest,
): string => {
  const tell = textOf(text);
  const head = [
    'day',
    'debit',
    'credit',
    'amount',
    'currency',
    'text',
    'symbol',
    'party',
    'company',
  ] as const;
  return [
    csvMark + csvLine(head.map((name) => text(`accounting.field.${name}`))),
    ...entries.map((entry) =>
      csvLine([
        entry.day,
        entry.debitNumber,
        entry.creditNumber,
        moneyCell(entry.amount),
        currency,
        tell(entry),
        entry.symbol ?? '',
        entry.party ?? '',
        entry.registrationNumber ?? '',
      ]),
    ),
  ].join('');
};

export type AccountingFile = { readonly name: string; readonly content: Buffer };
const nameOf = ({ month, number, text }: AccountingRequest, rest: string): string =>
  `${text('accounting.fileName')}-${month}${number === null ? '' : `_${number}`}${rest}`;

/** The journal of a month in a format; in Pohoda’s it says whose books it is of. */
export const accountingFile = async (
  db: Db,
  request: AccountingRequest,
  format: AccountingFormat,
  known?: readonly AccountingEntry[],
): Promise<AccountingFile> => {
  const entries = known ?? (await listEntries(db, request));
  if (format === 'CSV')
    return { name: nameOf(request, '.csv'), content: Buffer.from(csvFile(entries, request)) };
  const registrationNumber = await findBookkeeper(db);
  if (registrationNumber === null) throw new AppError('accounting.error.noCompany');
  const { month, number, text } = request;
  const title = text('accounting.title');
  const written = {
    month,
    registrationNumber,
    title,
    note: number === null ? title : `${title}, ${text('month.closingNumber', { number })}`,
    textOf: textOf(text),
  };
  return {
    name: nameOf(request, '-pohoda.xml'),
    content: Buffer.from(pohodaFile(entries, written)),
  };
};
/** What can be written of a month: of books of no company there is nothing Pohoda would take. */
export const listAccountingFormats = async (db: Db): Promise<readonly AccountingFormat[]> =>
  (await findBookkeeper(db)) === null ? ['CSV'] : ['CSV', 'POHODA'];
