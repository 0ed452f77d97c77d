import type { Spending } from '@cafeteria/contract';

type Month = Spending['months'][number];
type Part = Month['parts'][number];

/** What was spent in a month; a category more came back in than was spent is none of it. */
export const spentIn = ({ parts }: Month): number =>
  parts.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);

/** The sums of categories over all months, the largest first; what came back whole is left out. */
export const byCategory = (months: readonly Month[]): Part[] =>
  [
    ...Map.groupBy(
      months.flatMap(({ parts }) => parts),
      ({ category }) => category,
    ).values(),
  ]
    .flatMap((parts) => {
      const [first] = parts;
      return first
        ? [{ ...first, amount: parts.reduce((sum, { amount }) => sum + Math.max(0, amount), 0) }]
        : [];
    })
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount);
