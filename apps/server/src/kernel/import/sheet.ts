import type { ImportError, RecognisedFile } from '@cafeteria/contract';
import * as z from 'zod/mini';
import { fold } from '../../platform/db/index.ts';
import { type OfficeFile, readOfficeFile } from '../../platform/office-file/index.ts';

/** What an import keeps of a file until it has an outcome. */
const StoredSheet = z.object({
  lines: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  brokenFrom: z.nullable(z.int()),
});

export type Line<C extends string> = {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<C, string>>>;
};
type Content<C extends string> = {
  readonly lines: readonly Line<C>[];
  readonly problems: readonly ImportError[];
};
/** The columns a kind of file may have, and those it must have. */
export type Columns<C extends string> = {
  readonly all: readonly C[];
  readonly required: readonly C[];
  /** What offices call the columns, in any of our languages; case, accents and signs do not matter. */
  readonly names: Readonly<Partial<Record<C, readonly string[]>>>;
};

export type ReadFile = {
  readonly content: string;
  readonly recognised: RecognisedFile;
  /** Lines beside the header. */
  readonly total: number;
};
/** The bytes of an upload as they are stored, and what they were recognised as. */
export const readFile = async (bytes: Buffer): Promise<ReadFile> => {
  const { lines, brokenFrom, ...recognised }: OfficeFile = await readOfficeFile(bytes);
  return {
    content: JSON.stringify({ lines, brokenFrom }),
    recognised,
    total: Math.max(0, lines.length - 1),
  };
};

const previewLines = 6;
/** The header and the first lines of a stored file. */
export const previewOf = (content: string): string[][] =>
  content === ''
    ? []
    : z
        .parse(StoredSheet, JSON.parse(content))
        .lines.slice(0, previewLines)
        .map(({ cells }) => cells);

const plain = (name: string): string => fold(name).replaceAll(/[^a-z0-9]/g, '');
/** The column a header means, or the header itself where it means none. */
const columnNamer = <C extends string>({ all, names }: Columns<C>) => {
  const columnOf = new Map<string, string>(
    all.flatMap((column) =>
      [column, ...(names[column] ?? [])].map((name) => [plain(name), column] as const),
    ),
  );
  return (header: string): string => columnOf.get(plain(header)) ?? header;
};

const headerProblems = (
  line: number,
  { all, required }: Pick<Columns<string>, 'all' | 'required'>,
  header: readonly string[],
): ImportError[] => [
  ...required
    .filter((column) => !header.includes(column))
    .map((field) => ({ line, field, messageKey: 'import.missingColumn' })),
  ...header
    .filter((name) => !all.includes(name))
    .map((field) => ({ line, field: field.slice(0, 40), messageKey: 'import.unknownColumn' })),
  ...header
    .filter((name, index) => header.indexOf(name) !== index)
    .map((field) => ({ line, field, messageKey: 'import.doubleColumn' })),
];

/** Only the columns with a name; a line may be shorter, and what stands beyond the header is reported. */
const withoutEmptyEnd = (header: readonly string[]): readonly string[] =>
  header.slice(0, header.findLastIndex((name) => name !== '') + 1);

/**
 * The lines of a stored file by the names of its columns, whatever format it came in. What cannot
 * be read comes back as problems.
 * @example
 * readLines(content, { all: ['name', 'city'], required: ['name'], names: { city: ['obec'] } }).lines[0]
 * // { line: 2, cells: { name: 'A', city: 'Praha' } }
 */
export const readLines = <C extends string>(content: string, columns: Columns<C>): Content<C> => {
  const field = columns.all[0] ?? '';
  const { lines, brokenFrom } = z.parse(StoredSheet, JSON.parse(content));
  const refused = (line: number, messageKey: string): Content<C> => ({
    lines: [],
    problems: [{ line, field, messageKey }],
  });
  if (brokenFrom !== null) return refused(brokenFrom, 'import.unreadable');
  const [first, ...rest] = lines;
  if (!first) return refused(1, 'import.empty');
  const header = withoutEmptyEnd(first.cells).map(columnNamer(columns));
  const problems = headerProblems(first.line, columns, header);
  if (problems.length > 0) return { lines: [], problems };
  if (rest.length === 0) return refused(first.line, 'import.empty');
  return { lines: rest.map(lineOf<C>(header)), problems: [] };
};

const lineOf =
  <C extends string>(header: readonly string[]) =>
  ({ line, cells }: z.output<typeof StoredSheet>['lines'][number]): Line<C> => ({
    line,
    // the header holds nothing but the columns, or there would be no lines
    cells: Object.fromEntries(
      header.map((name, index) => [name, cells[index] ?? '']),
    ) as Line<C>['cells'],
  });

/**
 * Whether a spreadsheet would execute a cell, because the file will end up in one again. Asked of
 * what is stored: trimmed, and of full-width signs too, which some programs take for the others.
 * Phone numbers may begin with a plus.
 */
export const isFormula = (value: string, column: string): boolean => {
  const stored = value.normalize('NFKC').replace(/^[\s\p{C}]+/u, '');
  return (
    /^[=@]/.test(stored) ||
    (/^[+-]/.test(stored) &&
      column !== 'telephone' &&
      Number.isNaN(Number(stored.replace(',', '.'))))
  );
};

/** Cells no kind of file may have: formulas, and words that have lost letters on their way. */
export const cellProblems = ({ line, cells }: Line<string>): ImportError[] =>
  Object.entries(cells).flatMap(([field, value = '']) => {
    if (isFormula(value, field)) return [{ line, field, messageKey: 'import.formula' }];
    return value.includes('\uFFFD') ? [{ line, field, messageKey: 'import.lostLetters' }] : [];
  });

/** The message key of an issue; what the schema has no words for is a wrong type. */
export const importKeyOf = ({ message }: { readonly message: string }): string =>
  /^[a-z]+(\.[a-zA-Z]+)+$/.test(message) ? message : 'validation.type';
