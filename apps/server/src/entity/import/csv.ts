import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

export type CsvLine<C extends string> = {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<C, string>>>;
};
type CsvProblem = { readonly line: number; readonly field: string; readonly messageKey: string };
type CsvContent<C extends string> = {
  readonly lines: readonly CsvLine<C>[];
  readonly problems: readonly CsvProblem[];
};
/** The columns a kind of file may have, and those it must have. */
export type CsvColumns<C extends string> = {
  readonly all: readonly C[];
  readonly required: readonly C[];
};

const delimiterOf = (header: string): string => {
  const count = (sign: string): number => header.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
};

const headerProblems = (
  { all, required }: CsvColumns<string>,
  header: readonly string[],
): CsvProblem[] => [
  ...required
    .filter((column) => !header.includes(column))
    .map((field) => ({ line: 1, field, messageKey: 'import.missingColumn' })),
  ...header
    .filter((name) => !all.includes(name))
    .map((field) => ({ line: 1, field: field.slice(0, 40), messageKey: 'import.unknownColumn' })),
  ...header
    .filter((name, index) => header.indexOf(name) !== index)
    .map((field) => ({ line: 1, field, messageKey: 'import.doubleColumn' })),
];

const Parsed = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });
type Parsed = z.output<typeof Parsed>;

/**
 * Reads a CSV with a header line. A byte-order mark, commas, semicolons or tabs, quotes and any
 * line ends are fine. Lines are numbered as in the file. What cannot be read at all comes back as
 * problems.
 * @example readCsv('name;city\nA;Praha', { all: ['name', 'city'], required: ['name'] }).lines[0]
 * // { line: 2, cells: { name: 'A', city: 'Praha' } }
 */
export const readCsv = <C extends string>(
  content: string,
  columns: CsvColumns<C>,
): CsvContent<C> => {
  const field = columns.all[0] ?? '';
  const text = content.replace(/^\uFEFF/, '');
  const options = {
    delimiter: delimiterOf(text.split(/\r?\n|\r/, 1)[0] ?? ''),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  } as const;
  try {
    const [header, ...records] = z.parse(z.array(Parsed), parse(text, options));
    if (!header) return { lines: [], problems: [{ line: 1, field, messageKey: 'import.empty' }] };
    const problems = headerProblems(columns, header.record);
    if (problems.length > 0) return { lines: [], problems };
    return {
      lines: records.map(lineOf<C>(header.record)),
      problems: records.length === 0 ? [{ line: 1, field, messageKey: 'import.empty' }] : [],
    };
  } catch (error) {
    const line =
      error instanceof Error && 'lines' in error && typeof error.lines === 'number'
        ? error.lines
        : 1;
    return { lines: [], problems: [{ line, field, messageKey: 'import.unreadable' }] };
  }
};

const lineOf =
  <C extends string>(header: readonly string[]) =>
  ({ record, info }: Parsed): CsvLine<C> => ({
    // csv-parse reports the line a record ends on; a record of several lines is named by its first one
    line: info.lines - record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0),
    // the header holds nothing but the columns, or there would be no lines
    cells: Object.fromEntries(
      header.map((name, index) => [name, record[index] ?? '']),
    ) as CsvLine<C>['cells'],
  });

/**
 * A cell that a spreadsheet would execute: refused, because the file will end up in a spreadsheet
 * again. Phone numbers may begin with a plus.
 */
export const isFormula = (value: string, column: string): boolean =>
  /^[=@]/.test(value) ||
  (/^[+-]/.test(value) && column !== 'telephone' && Number.isNaN(Number(value.replace(',', '.'))));

/** The message key of an issue; what the schema has no words for is a wrong type. */
export const importKeyOf = ({ message }: { readonly message: string }): string =>
  /^[a-z]+(\.[a-zA-Z]+)+$/.test(message) ? message : 'validation.type';
