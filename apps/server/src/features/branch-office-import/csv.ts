import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

/** Columns of a branch-office CSV; the first four are required. */
export const csvColumns = ['name', 'city', 'postalCode', 'country', 'street', 'houseNumber', 'streetNumber', 'lat', 'lng', 'telephone', 'email', 'www', 'active'] as const;
export type CsvColumn = (typeof csvColumns)[number];
const requiredColumns: readonly CsvColumn[] = ['name', 'city', 'postalCode', 'country'];
export type CsvLine = { readonly line: number; readonly cells: Readonly<Partial<Record<CsvColumn, string>>> };
export type CsvProblem = { readonly line: number; readonly field: string; readonly messageKey: string };
export type CsvFile = { readonly lines: readonly CsvLine[]; readonly problems: readonly CsvProblem[] };

const delimiterOf = (header: string): string => {
  const count = (sign: string): number => header.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
};

const isColumn = (name: string): name is CsvColumn => csvColumns.some((column) => column === name);

const headerProblems = (header: readonly string[]): CsvProblem[] => [
  ...requiredColumns.filter((column) => !header.includes(column)).map((field) => ({ line: 1, field, messageKey: 'import.missingColumn' })),
  ...header.filter((name) => !isColumn(name)).map((field) => ({ line: 1, field: field.slice(0, 40), messageKey: 'import.unknownColumn' })),
  ...header.filter((name, index) => header.indexOf(name) !== index).map((field) => ({ line: 1, field, messageKey: 'import.doubleColumn' })),
];

const Parsed = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });
type Parsed = z.output<typeof Parsed>;

/**
 * Reads a CSV with a header line: a byte-order mark, commas, semicolons or tabs, quotes and any line ends are fine.
 * Lines are numbered as in the file. What cannot be read at all comes back as problems.
 */
export const readCsv = (content: string): CsvFile => {
  const text = content.replace(/^\uFEFF/, '');
  const options = { delimiter: delimiterOf(text.split(/\r?\n|\r/, 1)[0] ?? ''), info: true, relax_column_count: true, skip_empty_lines: true, trim: true } as const;
  try {
    const [header, ...records] = z.parse(z.array(Parsed), parse(text, options));
    if (!header) return { lines: [], problems: [{ line: 1, field: 'name', messageKey: 'import.empty' }] };
    const problems = headerProblems(header.record);
    if (problems.length > 0) return { lines: [], problems };
    return { lines: records.map(lineOf(header.record)), problems: records.length === 0 ? [{ line: 1, field: 'name', messageKey: 'import.empty' }] : [] };
  } catch (error) {
    const line = error instanceof Error && 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
    return { lines: [], problems: [{ line, field: 'name', messageKey: 'import.unreadable' }] };
  }
};

const lineOf = (header: readonly string[]) => ({ record, info }: Parsed): CsvLine => ({
  // csv-parse reports the line a record ends on; a record of several lines is named by its first one
  line: info.lines - record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0),
  cells: Object.fromEntries(header.map((name, index) => [name, record[index] ?? ''])),
});
