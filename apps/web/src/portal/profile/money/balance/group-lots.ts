import { type LimitView, type LotView, writeMoneyChoice } from '@cafeteria/contract';

/** Part of the money of a regime that is good for less, or ends at another time. */
export type LotPart = {
  readonly key: string;
  /** How an address means it (`readMoneyChoice`). */
  readonly money: string;
  readonly remaining: LotView['remaining'];
  /** The first day something of it ends after; null when nothing does. */
  readonly expiresAt: string | null;
  /** Whether all of it ends then. */
  readonly endsAtOnce: boolean;
  readonly categories: LotView['allowedCategories'];
};
/** Money of one regime: all of it, and its parts that are good for the same, the widest first. */
export type RegimeRow = {
  readonly regime: LotView['regime'];
  readonly label: string;
  readonly remaining: LotView['remaining'];
  readonly parts: readonly LotPart[];
  /** Yearly limits of it, by employer. */
  readonly limits: readonly LimitView[];
};

const sumOf = (lots: readonly LotView[]): LotView['remaining'] => ({
  amount: lots.reduce((sum, { remaining }) => sum + remaining.amount, 0),
  currency: lots[0]?.remaining.currency ?? 'CZK',
});
const firstEndOf = (lots: readonly LotView[]): string | null =>
  lots.flatMap(({ expiresAt }) => (expiresAt ? [expiresAt] : [])).toSorted()[0] ?? null;
/** All of the regime's money; of a part that is good for less, what of it ends by the last day of that part. */
const moneyOf = (lots: readonly LotView[], isWidest: boolean): string => {
  const ends = lots.map(({ expiresAt }) => expiresAt ?? '').toSorted();
  const isEnding = ends.every((end) => end !== '');
  return writeMoneyChoice({
    word: lots[0]?.regime ?? null,
    until: (!isWidest && isEnding && ends.at(-1)) || null,
  });
};
const widthOf = (categories: LotView['allowedCategories'] = []): number =>
  categories?.length ?? Number.POSITIVE_INFINITY;

const partsOf = (lots: readonly LotView[]): LotPart[] =>
  [
    ...Map.groupBy(
      lots,
      ({ allowedCategories }) => allowedCategories?.map(({ id }) => id).join(',') ?? '',
    ),
  ]
    .toSorted(([, [a]], [, [b]]) => widthOf(b?.allowedCategories) - widthOf(a?.allowedCategories))
    .map(([key, same], index) => ({
      key,
      money: moneyOf(same, index === 0),
      remaining: sumOf(same),
      expiresAt: firstEndOf(same),
      endsAtOnce: same.every(({ expiresAt }) => expiresAt === same[0]?.expiresAt),
      categories: same[0]?.allowedCategories ?? null,
    }));

/**
 * What can be spent by the regime it is of, each with its yearly limits; what begins later or is wholly held buys
 * nothing today. A limit whose regime has no money left stands in a row without parts.
 */
export const regimeRows = (
  lots: readonly LotView[],
  limits: readonly LimitView[],
  today: string,
): RegimeRow[] => {
  const open = lots.filter(
    ({ remaining, validFrom }) => remaining.amount > 0 && validFrom <= today,
  );
  const byRegime = Map.groupBy(open, ({ regime }) => regime);
  const limitsOf = Map.groupBy(limits, ({ regime }) => regime);
  const withMoney = [...byRegime].map(([regime, same]) => ({
    regime,
    label: same[0]?.regimeLabel ?? '',
    remaining: sumOf(same),
    parts: partsOf(same),
    limits: limitsOf.get(regime) ?? [],
  }));
  const withLimitsOnly = [...limitsOf]
    .filter(([regime]) => !byRegime.has(regime))
    .map(([regime, same]) => ({
      regime,
      label: same[0]?.label ?? '',
      remaining: { amount: 0, currency: same[0]?.limit.currency ?? 'CZK' },
      parts: [],
      limits: same,
    }));
  return [...withMoney, ...withLimitsOnly];
};
