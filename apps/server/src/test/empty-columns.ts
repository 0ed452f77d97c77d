import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

const Lines = z.array(z.array(z.string()));
const linesOf = (table: string) => Lines.parse(parse(table, { bom: true, delimiter: ';' }));
/** What stands over the columns of a table. */
export const headingsOf = (table: string): string => (linesOf(table)[0] ?? []).join(';');
/**
 * The headings of tables (CSV of the product, with a byte-order mark and semicolons) under which no line of any of them
 * has anything. A table without a line has all its columns empty.
 */
export const emptyColumns = (tables: readonly string[]): readonly string[] => {
  const headings = new Set<string>();
  const filled = new Set<string>();
  for (const table of tables) {
    const [header = [], ...lines] = linesOf(table);
    for (const heading of header) headings.add(heading);
    for (const line of lines)
      for (const [at, cell] of line.entries()) if (cell.trim() !== '') filled.add(header[at] ?? '');
  }
  return [...headings].filter((heading) => !filled.has(heading));
};
