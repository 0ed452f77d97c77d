import type { AccountView, Spending } from '@cafeteria/contract';
import { daysBetween } from './stair.ts';

/** What is left on a day from today. */
export type Point = { readonly after: number; readonly left: number };
export type Projection = {
  /** What would end unspent; minor units. */
  readonly lost: number;
  readonly points: readonly Point[];
};
type Lot = { ends: number; left: number };

/** One pot spent evenly, what ends first before what ends later, as the till takes it. */
const projectPot = (lots: Lot[], daily: number, days: readonly number[]): Projection => {
  const sum = () => lots.reduce((all, { left }) => all + left, 0);
  const points: Point[] = [{ after: 0, left: sum() }];
  let lost = 0;
  let before = 0;
  for (const after of days) {
    let toSpend = daily * (after - before);
    for (const lot of lots) {
      const part = Math.min(lot.left, toSpend);
      lot.left -= part;
      toSpend -= part;
    }
    points.push({ after, left: sum() });
    for (const lot of lots)
      if (lot.ends === after) {
        lost += lot.left;
        lot.left = 0;
      }
    points.push({ after, left: sum() });
    before = after;
  }
  return { lost, points };
};

/**
 * What would be left, and what would end unspent, if each pot went on as fast as it did. An estimate: which shop takes
 * which money is not looked at.
 */
export const projectionOf = (
  accounts: readonly AccountView[],
  { days: paceDays, spent }: NonNullable<Spending['pace']>,
  today: string,
  days: number,
): Projection => {
  const endOf = (expiresAt: string | null): number =>
    expiresAt === null ? Infinity : Math.max(0, daysBetween(today, expiresAt)) + 1;
  const stops = [
    ...new Set([...accounts.flatMap(({ lots }) => lots.map((lot) => endOf(lot.expiresAt))), days]),
  ]
    .filter((day) => day <= days)
    .toSorted((a, b) => a - b);
  const pots = accounts.map(({ kind, lots }) =>
    projectPot(
      lots
        .map(({ expiresAt, remaining }) => ({ ends: endOf(expiresAt), left: remaining.amount }))
        .toSorted((a, b) => a.ends - b.ends),
      spent[kind] / paceDays,
      stops,
    ),
  );
  return {
    lost: Math.round(pots.reduce((sum, { lost }) => sum + lost, 0)),
    points: (pots[0]?.points ?? []).map(({ after }, index) => ({
      after,
      left: pots.reduce((sum, { points }) => sum + (points[index]?.left ?? 0), 0),
    })),
  };
};
