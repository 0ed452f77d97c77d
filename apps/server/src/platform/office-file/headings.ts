import { type Headings, headerLines, type SheetLine } from './file.ts';

/** What a column is called, without case, accents and signs. */
export const plainHeading = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** How many of the columns one of the first lines names: its header, where that stands. */
export const knownHeadings = (
  lines: readonly SheetLine[],
  { columns }: Pick<Headings, 'columns'>,
): number => {
  const names = columns.map((column) => new Set(column.map(plainHeading)));
  const known = lines.slice(0, headerLines).map(({ cells }) => {
    const plain = cells.map(plainHeading);
    return names.filter((column) => plain.some((cell) => column.has(cell))).length;
  });
  return Math.max(0, ...known);
};
