import type { Pot, Statement } from '@cafeteria/contract';

type Lines = Statement['lines'];
/** Of a pot, in minor units. */
type AmountOf = (pot: Pot) => number;

/** What the lines add up to, each taken as `part` says. */
const totalOf =
  (lines: Lines, part: (amount: number) => number): AmountOf =>
  (pot) =>
    lines.reduce((sum, { change }) => sum + part(change[pot]), 0);
export const received = (lines: Lines): AmountOf => totalOf(lines, (amount) => Math.max(amount, 0));
/** Less than nothing, as it stands in the lines. */
export const spent = (lines: Lines): AmountOf => totalOf(lines, (amount) => Math.min(amount, 0));
