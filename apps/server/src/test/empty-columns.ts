import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

const Lines = z.array(z.array(z.string()));
/**
 * The headings of tables (CSV of the product, with a byte-order mark and semicolons) under which no line of any of them
 * has anything. A table without a line has all its columns empty.
 */
export const emptyColumns = (tables: readonly string[]): readonly string[] => {
  const headings = new Set<string>();
  const filled = new Set<string>();
  for (const table of tables) {
    const [header = [], ...lines] = Lines.parse(parse(table, { bom: true, delimiter: ';' }));
    for (const heading of header) headings.add(heading);
    for (const line of lines)
      for (const [at, cell] of line.entries()) if (cell.trim() !== '') filled.add(header[at] ?? '');
  }
  return [...headings].filter((heading) => !filled.has(heading));
};
