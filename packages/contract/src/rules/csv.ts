/** A cell: words, or a number written already (`-12,50`). */
export type CsvCell = string | { readonly number: string };

/** What a spreadsheet would take for a formula gets an apostrophe before it; a number is one already. */
export const harmlessCell = (cell: CsvCell): string => {
  if (typeof cell !== 'string') return cell.number;
  return /^[\s\p{Cf}]*[=+\-@\t\r|%＝＋－＠]/u.test(cell) ? `'${cell}` : cell;
};
const quoted = (cell: string): string =>
  /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A cell as it stands in a line. */
export const csvCell = (cell: CsvCell): string => quoted(harmlessCell(cell));
/** What a file begins with so that spreadsheets read it as UTF-8. */
export const csvMark = '\uFEFF';
/** A line as Czech and Slovak spreadsheets read it: parted by semicolons, no formulas. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(';')}\r\n`;
