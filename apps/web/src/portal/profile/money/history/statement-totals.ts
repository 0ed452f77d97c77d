import { Pot, type PotAmounts, type Statement } from '@cafeteria/contract';

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

const sumOf = (amounts: PotAmounts): number =>
  Pot.options.reduce((sum, pot) => sum + amounts[pot], 0);
/** What there was of all pots together after each line, in minor units. */
export const balancesAfter = ({ opening, lines }: Statement): number[] => {
  let balance = sumOf(opening);
  return lines.map(({ change }) => (balance += sumOf(change)));
};
