import { currencySubunitFactor } from '@cafeteria/contract';

/** A cell: words, or a number written already (`-12,50`). */
export type CsvCell = string | { readonly number: string };

/** Minor units as Czech and Slovak spreadsheets read numbers: `-12,50`. */
export const moneyCell = (amount: number): CsvCell => {
  const units = Math.trunc(Math.abs(amount) / currencySubunitFactor);
  const subunits = String(Math.abs(amount) % currencySubunitFactor).padStart(2, '0');
  return { number: `${amount < 0 ? '-' : ''}${units},${subunits}` };
};

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
