import type { ImportError, ImportNote } from '@cafeteria/contract';
import * as z from 'zod/mini';
import { fold } from '../../platform/db/index.ts';
import { headerLines, type Headings, plainHeading } from '../../platform/office-file/index.ts';
import { refusedValue } from './wrong-lines.ts';

/** What an import keeps of a file until it has an outcome. */
const StoredLine = z.object({
  line: z.int(),
  cells: z.array(z.string()),
  results: z.optional(z.record(z.string(), z.string())),
});
type Cells = readonly string[];
const StoredSheet = z.object({
  lines: z.array(StoredLine),
  brokenFrom: z.nullable(z.int()),
});
export type StoredLine = z.output<typeof StoredLine>;

export type Line<C extends string> = {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<C, string>>>;
};
type Content<C extends string> = {
  readonly lines: readonly Line<C>[];
  readonly problems: readonly ImportError[];
  /** What was left out, and what was taken in another way than it stands there. */
  readonly notes: readonly ImportNote[];
};
/** The columns a kind of file may have, and those it must have. */
export type Columns<C extends string> = {
  readonly all: readonly C[];
  readonly required: readonly C[];
  /** What offices call the columns, in any of our languages; case, accents and signs do not matter. */
  readonly names: Readonly<Partial<Record<C, readonly string[]>>>;
  /**
   * Figures as payroll makes them, of what these columns name: what formulas gave is taken, and lines of totals, which
   * name nothing, are left out.
   */
  readonly figuresOf?: readonly C[];
  /**
   * What a list of people says who somebody is by, the key of a record first: a line of totals beneath them, which
   * names nobody and may count them under another column, is left out.
   */
  readonly peopleBy?: readonly C[];
};

const words = (name: string): string =>
  fold(name)
    .match(/[a-z0-9]+/g)
    ?.join(' ') ?? '';
/**
 * The one header of a line that begins with a name of the column (`Částka benefitu (Kč)`), as payroll calls it; of two
 * nobody knows which is meant.
 */
const likelyHeader = (header: Cells, names: readonly string[]): string | undefined => {
  const likely = header.filter((cell) =>
    names.some((name) => words(cell).startsWith(`${words(name)} `)),
  );
  return likely.length === 1 ? likely[0] : undefined;
};
const namesOf = <C extends string>({ names }: Pick<Columns<C>, 'names'>, column: C) => [
  column,
  ...(names[column] ?? []),
];
/** By what the sheet of a workbook is found: what makes a file one of its kind, and never one word alone. */
export const headingsOf = <C extends string>(columns: Columns<C>): Headings => ({
  columns: columns.all.map((column) => namesOf(columns, column)),
  enough: Math.max(2, columns.required.length),
});
/** The columns the cells of a header mean; a cell that means none stays as it is. */
const columnNamer = <C extends string>(columns: Columns<C>) => {
  const { all, required, figuresOf } = columns;
  const columnOf = new Map<string, string>(
    all.flatMap((column) =>
      namesOf(columns, column).map((name) => [plainHeading(name), column] as const),
    ),
  );
  return (header: Cells): Cells => {
    const exact = header.map((cell) => columnOf.get(plainHeading(cell)) ?? cell);
    const missing = figuresOf ? required.filter((column) => !exact.includes(column)) : [];
    return missing.reduce<Cells>((named, column) => {
      const likely = likelyHeader(named, namesOf(columns, column));
      return named.map((cell) => (cell === likely ? column : cell));
    }, exact);
  };
};

const headerProblems = (
  { line, cells }: StoredLine,
  { all, required }: Pick<Columns<string>, 'all' | 'required'>,
  header: Cells,
): ImportError[] => [
  ...required
    .filter((column) => !header.includes(column))
    .map((field) => ({
      line,
      field,
      messageKey: 'import.missingColumn',
      ...refusedValue(cells.filter((name) => name !== '').join(' · ')),
    })),
  ...header
    .filter((name, index) => all.includes(name) && header.indexOf(name) !== index)
    .map((field) => ({ line, field, messageKey: 'import.doubleColumn' })),
];
/** What stands in a file and is none of its business, and what was taken for a column that is called otherwise. */
const headerNotes = (
  { line, cells }: StoredLine,
  { all, names }: Columns<string>,
  header: Cells,
  titles: number,
): ImportNote[] => [
  ...(titles > 0
    ? [{ line, field: all[0] ?? '', messageKey: 'import.titles', params: { count: titles } }]
    : []),
  ...all.flatMap((field) => {
    const name = cells[header.indexOf(field)] ?? '';
    const isCalled = [field, ...(names[field] ?? [])].some(
      (one) => plainHeading(one) === plainHeading(name),
    );
    return name === '' || isCalled
      ? []
      : [{ line, field, messageKey: 'import.takenColumn', params: { name: name.slice(0, 40) } }];
  }),
  ...header
    .filter((name) => name !== '' && !all.includes(name))
    .map((name) => {
      const field = name.slice(0, 40);
      return { line, field, messageKey: 'import.unknownColumn', params: { name: field } };
    }),
];

/** Only the columns with a name; a line may be shorter, and what stands beyond the header is reported. */
const withoutEmptyEnd = (header: readonly string[]): readonly string[] =>
  header.slice(0, header.findLastIndex((name) => name !== '') + 1);

/** Where the header stands: the line with the most of the columns, of the first ones. */
const headerAt = (
  lines: readonly Cells[],
  { all }: Columns<string>,
  named: (header: Cells) => Cells,
): number => {
  const known = lines
    .slice(0, headerLines)
    .map((cells) => named(cells).filter((cell) => all.includes(cell)).length);
  return Math.max(0, known.indexOf(Math.max(...known)));
};

/** A number of a workbook as it is read in a sentence; its point is of the file, not of our languages. */
const asReported = (result: string): string =>
  /^-?\d+\.\d+$/.test(result) ? result.replace('.', ',') : result;
/** Cells as they are going to be taken: what formulas gave, where that is taken. */
const shownCells = ({ cells, results = {} }: StoredLine, { figuresOf }: Columns<string>) =>
  cells.map((cell, index) => {
    const result = figuresOf ? results[index] : undefined;
    return result === undefined ? cell : asReported(result);
  });

/** How many lines are shown to who looks how a file was understood. */
const previewLines = 6;
/** As many lines as hold the header, wherever it stands, and what is shown below it. */
export const firstLines = headerLines + previewLines - 1;
/**
 * How a file will be read, from its first lines: how many titles stand above its header, and the header with the lines
 * below it.
 */
export const previewOf = (
  first: readonly StoredLine[],
  columns: Columns<string>,
): { readonly titles: number; readonly preview: string[][] } => {
  const heads = first.map(({ cells }) => cells);
  const titles = headerAt(heads, columns, columnNamer(columns));
  const shown = first.slice(titles, titles + previewLines);
  return { titles, preview: shown.map((line) => shownCells(line, columns)) };
};

const totals =
  /^(celkem|celkom|spolu|soucet|sucet|suma|mezisoucet|medzisucet|pocet|total|sum|subtotal|count)\b/;
/** A line of totals begins with a word for it, and names nothing else. */
const isTotal = <C extends string>(
  { cells }: StoredLine,
  header: readonly string[],
  { figuresOf, peopleBy = [] }: Columns<C>,
): boolean => {
  const naming: readonly string[] = figuresOf ?? peopleBy;
  const isWord = (cell: string): boolean => totals.test(fold(cell));
  const isCount = (cell: string, column = ''): boolean =>
    peopleBy.slice(1).some((one) => one === column) && /^\d+$/.test(cell);
  return (
    naming.length > 0 &&
    isWord(cells.find((cell) => cell !== '') ?? '') &&
    cells.every((cell, index) => {
      const column = header[index];
      const isNaming = naming.some((one) => one === column);
      return !isNaming || cell === '' || isWord(cell) || isCount(cell, column);
    })
  );
};

/** The cells of a line by their columns, and which of them are what a formula gave. */
const lineOf = <C extends string>(
  header: readonly string[],
  { all, figuresOf }: Columns<C>,
  { line, cells, results = {} }: StoredLine,
): { readonly line: Line<C>; readonly notes: readonly ImportNote[] } => {
  const isColumn = (name: string): name is C => (all as readonly string[]).includes(name);
  const read: Partial<Record<C, string>> = {};
  const notes: ImportNote[] = [];
  for (const [index, name] of header.entries()) {
    if (!isColumn(name)) continue;
    const result = figuresOf ? results[index] : undefined;
    read[name] = result ?? cells[index] ?? '';
    if (result !== undefined)
      notes.push({
        line,
        field: name,
        messageKey: 'import.computed',
        params: { value: asReported(result) },
      });
  }
  return { line: { line, cells: read }, notes };
};

/**
 * The lines of a stored file by the names of its columns, whatever format it came in. Titles above its header and
 * columns nobody asked for are left out and said; what cannot be read comes back as problems.
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
    notes: [],
  });
  if (brokenFrom !== null) return refused(brokenFrom, 'import.unreadable');
  const named = columnNamer(columns);
  const heads = lines.slice(0, headerLines).map(({ cells }) => cells);
  const titles = headerAt(heads, columns, named);
  const first = lines[titles];
  if (!first) return refused(1, 'import.empty');
  const header = named(withoutEmptyEnd(first.cells));
  const problems = headerProblems(first, columns, header);
  const notes = headerNotes(first, columns, header, titles);
  if (problems.length > 0) return { lines: [], problems, notes };
  const { sums = [], rest = [] } = Object.groupBy(lines.slice(titles + 1), (line) =>
    isTotal(line, header, columns) ? 'sums' : 'rest',
  );
  if (rest.length === 0) return refused(first.line, 'import.empty');
  const read = rest.map((line) => lineOf(header, columns, line));
  return {
    lines: read.map(({ line }) => line),
    problems: [],
    notes: [
      ...notes,
      ...sums.map(({ line }) => ({ line, field, messageKey: 'import.totalLine' })),
      ...read.flatMap((one) => one.notes),
    ],
  };
};

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
    if (isFormula(value, field))
      return [{ line, field, messageKey: 'import.formula', ...refusedValue(value) }];
    return value.includes('\uFFFD')
      ? [{ line, field, messageKey: 'import.lostLetters', ...refusedValue(value) }]
      : [];
  });

/** The message key of an issue; what the schema has no words for is a wrong type. */
export const importKeyOf = ({ message }: { readonly message: string }): string =>
  /^[a-z]+(\.[a-zA-Z]+)+$/.test(message) ? message : 'validation.type';
