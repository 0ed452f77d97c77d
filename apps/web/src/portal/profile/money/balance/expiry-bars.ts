import type { AccountView, Pot } from '@cafeteria/contract';

/** Everything that ends on one day, by pot; the last bar, without a day, never ends. */
export type Bar = {
  readonly date: string | null;
  readonly parts: readonly { readonly pot: Pot; readonly amount: number }[];
  readonly total: number;
};

/** What ends when, the soonest first; what never ends is last. Amounts in minor units. */
export const expiryBars = (accounts: readonly AccountView[]): Bar[] => {
  const parts = accounts.flatMap(({ kind, lots }) =>
    lots
      .filter(({ remaining }) => remaining.amount > 0)
      .map(({ expiresAt, remaining }) => ({
        date: expiresAt,
        pot: kind,
        amount: remaining.amount,
      })),
  );
  const byDate = Map.groupBy(parts, ({ date }) => date);
  return [...byDate]
    .toSorted(([a], [b]) => ((a ?? '9999') < (b ?? '9999') ? -1 : 1))
    .map(([date, ofDay]) => ({
      date,
      parts: [...Map.groupBy(ofDay, ({ pot }) => pot)].map(([pot, list]) => ({
        pot,
        amount: list.reduce((sum, { amount }) => sum + amount, 0),
      })),
      total: ofDay.reduce((sum, { amount }) => sum + amount, 0),
    }));
};
