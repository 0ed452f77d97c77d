/** What somebody's money is on the home page: what ends when, and where it stands on an axis of time. */
import {
  type BalanceOverview,
  type LotView,
  type Money,
  type Pot,
  potOf,
  writeMoneyChoice,
} from '@cafeteria/contract';
import { pragueDay } from '@cafeteria/i18n';

/** What ends within so many days is counted down. */
const soonDays = 60;
/** …and within so many there is hurry. */
const lastDays = 14;
/** As many as can be told apart by a finger. */
const maxSegments = 6;

/** Money of one regime that ends on one day. */
export type Segment = {
  readonly key: string;
  readonly date: string;
  readonly pot: Pot;
  readonly label: string;
  readonly amount: Money;
  /** As addresses name it: what of the regime ends by that day. */
  readonly money: string;
};
export type DayOfExpiry = { readonly date: string; readonly days: number; readonly amount: Money };

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
const plus = (money: Money | undefined, { amount, currency }: Money): Money => ({
  amount: (money?.amount ?? 0) + amount,
  currency,
});

/** Lots put together by what is the same of them. */
const merged = <T extends object>(
  lots: readonly LotView[],
  keyOf: (lot: LotView) => string,
  make: (lot: LotView) => T,
): (T & { amount: Money })[] => {
  const all = new Map<string, T & { amount: Money }>();
  for (const lot of lots) {
    const key = keyOf(lot);
    all.set(key, { ...make(lot), amount: plus(all.get(key)?.amount, lot.remaining) });
  }
  return [...all.values()];
};

const segmentsOf = (lots: readonly LotView[]): Segment[] =>
  merged(
    lots,
    ({ expiresAt, regime }) => `${expiresAt} ${regime}`,
    ({ expiresAt, regime, regimeLabel }) => ({
      key: `${expiresAt} ${regime}`,
      date: expiresAt ?? '',
      pot: potOf(regime),
      label: regimeLabel,
      money: writeMoneyChoice({ word: regime, until: expiresAt }),
    }),
  );

/** The largest sum first; of equal ones what ends first. */
const largestFirst = <T extends { readonly amount: Money; readonly date: string }>(
  all: readonly T[],
): T[] =>
  all.toSorted(
    (a, b) =>
      b.amount.amount - a.amount.amount || Number(a.date > b.date) - Number(a.date < b.date),
  );

/** The earliest day first. */
export const byDay = <T extends { readonly date: string }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => Number(a.date > b.date) - Number(a.date < b.date));

/** Everything the block of the home page says of somebody's money. */
export const readMoney = (overview: BalanceOverview) => {
  const today = pragueDay(overview.asOf);
  const lots = overview.accounts
    .flatMap((account) => account.lots)
    .filter(({ remaining, validFrom }) => remaining.amount > 0 && validFrom <= today);
  const total = overview.accounts.reduce<Money | undefined>(
    (sum, { balance }) => plus(sum, balance),
    undefined,
  );
  const ending = lots.filter(({ expiresAt }) => expiresAt !== null);
  const soon = ending.filter(({ expiresAt }) => daysBetween(today, expiresAt ?? '') <= soonDays);
  const isSoon = soon.length > 0;
  const listed = isSoon ? soon : ending;
  const days = merged(
    listed,
    ({ expiresAt }) => expiresAt ?? '',
    ({ expiresAt }) => ({
      date: expiresAt ?? '',
      days: daysBetween(today, expiresAt ?? today),
    }),
  );
  return {
    total,
    /** Whether the days are counted; what ends later has a day only. */
    isSoon,
    isHurry: isSoon && days.some(({ days: left }) => left <= lastDays),
    days: largestFirst(days),
    segments: largestFirst(segmentsOf(listed)),
    /** What none of the days is about. */
    rest: merged(
      lots.filter((lot) => !listed.includes(lot)),
      ({ regime }) => regime,
      ({ regime, regimeLabel }) => ({ regime, label: regimeLabel }),
    ),
    today,
  };
};
export type OwnMoney = ReturnType<typeof readMoney>;

/** Where something stands, in hundredths of the axis. */
export type Placed = {
  readonly segment: Segment;
  readonly start: number;
  readonly width: number;
  /** The day itself. */
  readonly at: number;
};
/** Every segment is wide enough for a finger; the rest of the width is shared by amount. */
const narrowest = 8;
const shared = 30;
const gap = 0.6;

/** What of the widths there is room for between a day and the one before it, down to what a finger needs. */
const fitting = (wanted: readonly number[], room: number): readonly number[] => {
  const least = wanted.length * (narrowest + gap);
  const more = wanted.reduce((sum, width) => sum + width + gap, -least);
  const share = Math.min(1, Math.max(0, (room - least) / more));
  return wanted.map((width) => narrowest + (width - narrowest) * share);
};

/**
 * Segments on a true axis from today to the last of the days: each day's end at it where there is room, never lie over
 * others, and are as wide as they are large, or narrower where a day before would be pushed from its place. Only the
 * largest are there; the list beside it has them all.
 */
export const ribbonOf = (segments: readonly Segment[], today: string): Placed[] => {
  const largest = byDay(segments.slice(0, maxSegments));
  const span = Math.max(1, daysBetween(today, largest.at(-1)?.date ?? today));
  const sum = largest.reduce((all, { amount }) => all + amount.amount, 0);
  const days = [...Map.groupBy(largest, ({ date }) => date)].map(([date, ofDay]) => ({
    ofDay,
    at: (100 * daysBetween(today, date)) / span,
  }));
  let end = 100;
  const fromEnd = days.toReversed().flatMap(({ ofDay, at }, index) => {
    const before = days.at(-2 - index)?.at ?? 0;
    const wanted = ofDay.map(({ amount }) => narrowest + (shared * amount.amount) / sum);
    const widths = fitting(wanted, Math.min(at, end) - before);
    return ofDay
      .map((segment, nth) => ({ segment, width: widths[nth] ?? narrowest, at }))
      .toReversed()
      .map((one): Placed => {
        const start = Math.min(at, end) - one.width;
        end = start - gap;
        return { ...one, start };
      });
  });
  let from = 0;
  return fromEnd.toReversed().map((placed) => {
    const start = Math.max(placed.start, from);
    from = start + placed.width + gap;
    return { ...placed, start };
  });
};

/** Days far enough from each other to be written under the axis, the largest before others. */
export const labelsOf = (
  days: readonly DayOfExpiry[],
  placed: readonly Placed[],
): { readonly day: DayOfExpiry; readonly at: number }[] => {
  const kept: { readonly day: DayOfExpiry; readonly at: number }[] = [];
  for (const day of days) {
    const at = placed.find(({ segment }) => segment.date === day.date)?.at;
    if (at !== undefined && kept.every((one) => Math.abs(one.at - at) >= 36))
      kept.push({ day, at });
  }
  return kept.toSorted((a, b) => a.at - b.at);
};
