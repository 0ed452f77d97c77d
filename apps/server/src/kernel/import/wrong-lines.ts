import type { ImportError } from '@cafeteria/contract';

/** What stands in a cell that cannot be taken, as much of it as a table of problems has room for. */
const shownLength = 60;
export const refusedValue = (value: string | undefined): Pick<ImportError, 'value'> =>
  value ? { value: value.slice(0, shownLength) } : {};

/** What a file is told where a form, whose field shows what belongs there, is told less. */
const fileWords: Readonly<Record<string, string>> = { 'validation.date': 'import.date' };
/**
 * A cell that cannot be taken, with what stands in it. A value of a wrong type is told by the word of its column,
 * which says what the column takes.
 */
export const wrongCell = (
  { line, cells }: { readonly line: number; readonly cells: Readonly<Record<string, string>> },
  { field, messageKey }: Pick<ImportError, 'field' | 'messageKey'>,
  words: Readonly<Record<string, string>>,
): ImportError => ({
  line,
  field,
  messageKey:
    messageKey === 'validation.type'
      ? (words[field] ?? messageKey)
      : (fileWords[messageKey] ?? messageKey),
  ...refusedValue(cells[field]),
});
type Repeated = Pick<ImportError, 'line' | 'field'> & {
  readonly value: string | undefined;
  /** The first line that has the same. */
  readonly earlier: number;
};
/** A line that says what an earlier one has said. */
export const repeatedLine = ({ line, field, value, earlier }: Repeated): ImportError => ({
  line,
  field,
  messageKey: 'import.repeated',
  params: { earlier },
  ...refusedValue(value),
});

/** Lines whose cell of a column an earlier line has, too; empty ones are no repetition. */
export const repeatedCells = <C extends string>(
  lines: readonly { readonly line: number; readonly cells: Readonly<Partial<Record<C, string>>> }[],
  field: C,
): ImportError[] => {
  const first = new Map<string, number>();
  return lines.flatMap(({ line, cells }) => {
    const value = cells[field];
    if (!value) return [];
    const earlier = first.get(value);
    if (earlier === undefined) first.set(value, line);
    return earlier === undefined ? [] : [repeatedLine({ line, field, value, earlier })];
  });
};

/** All that is wrong with a line: of a cell that no file may have, nothing more than that. */
export const withProblems = (
  problems: readonly ImportError[],
  errors: readonly ImportError[],
): ImportError[] => [
  ...problems,
  ...errors.filter(({ field }) => !problems.some((problem) => problem.field === field)),
];
