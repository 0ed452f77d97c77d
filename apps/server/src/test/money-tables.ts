/** What docs/money.md says is booked: tests book its cases and compare. */
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../../../docs/money.md', import.meta.url), 'utf8');

/** Tables under a heading, without their heads. */
export const tablesOf = (heading: string): string[][][] => {
  const part = text.split(/^### /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  const cells = (row: string) => row.split('|').slice(1, -1);
  return part
    .split('\n\n')
    .filter((block) => block.startsWith('|'))
    .map((block) =>
      block
        .trim()
        .split('\n')
        .slice(2)
        .map((row) => cells(row).map((cell) => cell.replaceAll('`', '').trim())),
    );
};
/** `1,000.00` in minor units. */
export const minor = (amount: string): number =>
  Math.round(Number(amount.replaceAll(',', '')) * 100);
/** Rows of a table of lines: what is debited, what is credited, how much. */
export const bookedIn = (rows: readonly string[][]): [string, string, number][] =>
  rows.map(([debit = '', credit = '', amount = '']) => [debit, credit, minor(amount)]);
