import type { LotView } from '@cafeteria/contract';

export type LotGroup = {
  readonly key: string;
  readonly label: string;
  readonly remaining: LotView['remaining'];
  /** The first day something of it ends after; null when nothing does. */
  readonly expiresAt: string | null;
  readonly categories: LotView['allowedCategories'];
};

/** Lots that are good for the same, put together; what begins later or is wholly held buys nothing today. */
export const groupLots = (lots: readonly LotView[], today: string): LotGroup[] => {
  const groups = new Map<string, LotGroup>();
  for (const { regime, regimeLabel, remaining, validFrom, expiresAt, allowedCategories } of lots) {
    if (remaining.amount === 0 || validFrom > today) continue;
    const key = `${regime} ${allowedCategories?.map(({ id }) => id).join(',')}`;
    const known = groups.get(key);
    const ends = [known?.expiresAt, expiresAt].filter((one) => typeof one === 'string').toSorted();
    groups.set(key, {
      key,
      label: regimeLabel,
      remaining: {
        ...remaining,
        amount: remaining.amount + (known?.remaining.amount ?? 0),
      },
      expiresAt: ends[0] ?? null,
      categories: allowedCategories,
    });
  }
  return [...groups.values()];
};
