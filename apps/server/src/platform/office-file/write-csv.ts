/** A cell: words, or a number written already (`-12,50`). */
export type CsvCell = string | { readonly number: string };

/** What a spreadsheet would take for a formula gets an apostrophe before it; a number is one already. */
const harmless = (cell: CsvCell): string => {
  if (typeof cell !== 'string') return cell.number;
  return /^\s*[=+\-@\t\r|%]/.test(cell) ? `'${cell}` : cell;
};
const quoted = (cell: string): string =>
  /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A table as Czech and Slovak spreadsheets open it: byte-order mark, semicolons, no formulas. */
export const writeCsv = (lines: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${lines.map((cells) => `${cells.map((cell) => quoted(harmless(cell))).join(';')}\r\n`).join('')}`;
