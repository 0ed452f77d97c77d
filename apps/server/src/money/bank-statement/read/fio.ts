import { isIban } from '@cafeteria/contract';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { decodeText } from '../../../platform/office-file/index.ts';
import { digitsOf, ibanOf, isAccount } from './accounts.ts';
import {
  assertCloses,
  dayOfParts,
  entryAmount,
  longestName,
  type ReadEntry,
  type Reading,
  type ReadStatement,
  refusal,
  symbolOf,
  textOf,
  wrongField,
} from './statement.ts';

const Parsed = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);
type Row = { readonly line: number; readonly cells: readonly string[] };

const rowsOf = (text: string): Row[] => {
  try {
    const parsed = z.parse(
      Parsed,
      parse(text, { delimiter: ';', bom: true, info: true, relax_column_count: true }),
    );
    return parsed.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    // only a quotation mark that is never closed cannot be read
    const line = error instanceof Error && 'lines' in error ? Number(error.lines) : 1;
    throw refusal('bankStatement.error.cutOff', { line });
  }
};

/** What an entry is made of, by what the columns are called in Czech, in Slovak and by the names of the interface. */
const columns = {
  reference: ['ID pohybu', 'ID operace', 'ID operácie'],
  day: ['Datum', 'Dátum'],
  amount: ['Objem', 'Částka', 'Suma'],
  currency: ['Měna', 'Mena'],
  account: ['Protiúčet', 'Protiucet'],
  name: ['Název protiúčtu', 'Názov protiúčtu'],
  bank: ['Kód banky'],
  constant: ['KS'],
  variable: ['VS'],
  specific: ['SS'],
  message: ['Zpráva pro příjemce', 'Správa pre príjemcu'],
  note: ['Uživatelská identifikace', 'Užívateľská identifikácia'],
  kind: ['Typ', 'Typ pohybu'],
} as const;
type Column = keyof typeof columns;
const needed: readonly Column[] = ['day', 'amount'];

const decimal = (text: string): number | undefined => {
  const [, sign = '', units = '', cents = ''] =
    /^([+-]?)(\d{1,16})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (units === '') return undefined;
  const minor = Number(units) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' && minor !== 0 ? -minor : minor;
};
const dayIn = (text: string): string | undefined => {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})/.exec(text.trim()) ?? [];
  return dayOfParts(year, month.padStart(2, '0'), day.padStart(2, '0'));
};

/** A long number as a spreadsheet saves it again; what it was is lost. */
const isRounded = (text: string): boolean => /^\d[.,]\d+E\+\d+$/i.test(text);
/** The code of a bank, of which a spreadsheet takes the zeros for none. */
const bankCode = (text: string): string => (/^\d{1,4}$/.test(text) ? text.padStart(4, '0') : text);

/** A cell by its column, with where it stands. */
const cellsOf = (names: readonly string[], { line, cells }: Row) => {
  const at = (column: Column): number =>
    names.findIndex((name) => columns[column].some((known) => known === name));
  return (column: Column): string => {
    const cell = cells[at(column)]?.trim() ?? '';
    if (isRounded(cell)) throw wrongField(line, columns[column][0], cell);
    return column === 'bank' ? bankCode(cell) : cell;
  };
};
const counterOf = (account: string, bank: string, { country }: Reading): string | null => {
  const plain = account.replaceAll(/\s/g, '');
  if (plain === '') return null;
  const [, prefix, number = ''] = /^(?:(\d{1,6})-)?(\d{1,10})$/.exec(plain) ?? [];
  const digits = digitsOf(prefix, number);
  if (number !== '' && /^\d{4}$/.test(bank) && isAccount(digits))
    return ibanOf(country, digits, bank);
  return bank === '' || isIban(plain) ? plain : `${plain}/${bank}`;
};

type Stated = { readonly currency: string | null };
const entryOf = (
  names: readonly string[],
  row: Row,
  stated: Stated,
  reading: Reading,
): ReadEntry => {
  const cell = cellsOf(names, row);
  const read = <T>(column: Column, parsed: T | undefined): T => {
    if (parsed === undefined) throw wrongField(row.line, columns[column][0], cell(column));
    return parsed;
  };
  const currency = cell('currency').toUpperCase();
  if (currency !== '' && stated.currency && currency !== stated.currency)
    throw refusal('bankStatement.error.currency', { line: row.line, currency });
  return {
    line: row.line,
    day: read('day', dayIn(cell('day'))),
    amount: entryAmount(read('amount', decimal(cell('amount'))), row.line, columns.amount[0]),
    counterAccount: textOf(counterOf(cell('account'), cell('bank'), reading) ?? '', longestName),
    counterName: textOf(cell('name'), longestName),
    variableSymbol: symbolOf(cell('variable')),
    specificSymbol: symbolOf(cell('specific')),
    constantSymbol: symbolOf(cell('constant')),
    message: textOf(cell('message')) ?? textOf(cell('note')) ?? textOf(cell('kind')),
    reference: textOf(cell('reference'), longestName),
  };
};

/** What stands above the table: names with values. */
const headOf = (rows: readonly Row[]) => {
  const known = new Map(rows.map((row) => [row.cells[0]?.trim() ?? '', row] as const));
  const value = (name: string): string => known.get(name)?.cells[1]?.trim() ?? '';
  return {
    value,
    at: (name: string) => ({ line: known.get(name)?.line ?? 1, field: name }),
    read: <T>(name: string, parse_: (text: string) => T | undefined): T => {
      const parsed = parse_(value(name));
      if (parsed === undefined) throw wrongField(known.get(name)?.line ?? 1, name, value(name));
      return parsed;
    },
  };
};
const accountIn = ({ value, read }: ReturnType<typeof headOf>, { country }: Reading): string => {
  if (value('iban') !== '')
    return read('iban', (text) => {
      const iban = text.replaceAll(/\s/g, '');
      return isIban(iban) ? iban : undefined;
    });
  return read('accountId', (text) => {
    const [, prefix, number = ''] = /^(?:(\d{1,6})-)?(\d{1,10})$/.exec(text) ?? [];
    const digits = digitsOf(prefix, number);
    if (number === '' || !isAccount(digits)) return undefined;
    const bank = bankCode(value('bankId'));
    return /^\d{4}$/.test(bank) ? ibanOf(country, digits, bank) : digits;
  });
};

export const isFio = (start: string): boolean =>
  /^(?:\uFEFF|\u00EF\u00BB\u00BF)?"?accountId"?\s*;/i.test(start);

/** A statement as Fio gives it for spreadsheets: what the account is in lines above, then the entries in a table. */
export const readFio = (bytes: Buffer, reading: Reading): ReadStatement[] => {
  const rows = rowsOf(decodeText(bytes).text).filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  );
  // a spreadsheet saves every line as wide as the widest: what is empty does not count
  const isHeader = ({ cells }: Row): boolean =>
    cells.filter((cell) => cell.trim() !== '').length > needed.length + 1;
  const table = rows.findIndex(isHeader);
  const head = headOf(table < 0 ? rows : rows.slice(0, table));
  const names = (rows[table]?.cells ?? []).map((cell) => cell.trim());
  const last = rows.at(-1)?.line ?? 1;
  if (table < 0) throw refusal('bankStatement.error.cutOff', { line: last });
  for (const column of needed)
    if (!columns[column].some((name) => names.includes(name)))
      throw wrongField(rows[table]?.line ?? 1, columns[column][0], names.join('; '));
  const currency = textOf(head.value('currency').toUpperCase());
  const entries = rows.slice(table + 1).map((row) => {
    if (row.cells.length < names.length)
      throw refusal('bankStatement.error.cutOff', { line: row.line });
    return entryOf(names, row, { currency }, reading);
  });
  const statement: ReadStatement = {
    format: 'FIO',
    account: accountIn(head, reading),
    currency,
    number: textOf(head.value('idList'), longestName),
    from: head.read('dateStart', dayIn),
    to: head.read('dateEnd', dayIn),
    opening: head.read('openingBalance', decimal),
    closing: head.read('closingBalance', decimal),
    entries,
  };
  return [
    assertCloses(statement, {
      from: head.at('dateStart'),
      to: head.at('dateEnd'),
      opening: head.at('openingBalance'),
      closing: head.at('closingBalance'),
      day: columns.day[0],
      amount: columns.amount[0],
    }),
  ];
};
