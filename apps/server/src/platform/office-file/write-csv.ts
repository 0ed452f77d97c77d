import { type CsvCell, csvLine, csvMark, currencySubunitFactor } from '@cafeteria/contract';
import { inTurns } from '../turns.ts';

export type { CsvCell };

/** Minor units as Czech and Slovak spreadsheets read numbers: `-12,50`. */
export const moneyCell = (amount: number): CsvCell => {
  const units = Math.trunc(Math.abs(amount) / currencySubunitFactor);
  const subunits = String(Math.abs(amount) % currencySubunitFactor).padStart(2, '0');
  return { number: `${amount < 0 ? '-' : ''}${units},${subunits}` };
};

const linesBetweenRests = 500;
/** Writes line by line and lets others be answered between them. */
export const writeLines = <Line>(
  lines: readonly Line[],
  write: (line: Line) => string,
): Promise<string> =>
  inTurns(
    (function* steps() {
      const written: string[] = [];
      for (const [at, line] of lines.entries()) {
        if (at % linesBetweenRests === 0) yield;
        written.push(write(line));
      }
      return written.join('');
    })(),
  );

/** A table as Czech and Slovak spreadsheets open it: byte-order mark, semicolons, no formulas. */
export const writeCsv = async (lines: readonly (readonly CsvCell[])[]): Promise<string> =>
  csvMark + (await writeLines(lines, csvLine));
