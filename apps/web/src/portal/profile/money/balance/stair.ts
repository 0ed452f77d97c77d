import type { AccountView, Pot, PotAmounts } from '@cafeteria/contract';

const dayMs = 86_400_000;
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** What ends when a day is over, of all pots together and of each; minor units. */
export type Step = {
  readonly day: string;
  /** Days from today. */
  readonly after: number;
  readonly amount: number;
  readonly ofPot: PotAmounts;
};
/** What would be left if nothing were spent, from one step to the next. */
export type Level = { readonly from: number; readonly to: number; readonly left: PotAmounts };
export type Stair = {
  readonly steps: readonly Step[];
  readonly levels: readonly Level[];
  /** Days the axis is long: to the last step, and some more to show what stays. */
  readonly days: number;
  readonly total: number;
};

const nothing: PotAmounts = { BENEFIT: 0, MEAL: 0, PRIVATE: 0 };
export const sumOf = ({ BENEFIT, MEAL, PRIVATE }: PotAmounts): number => BENEFIT + MEAL + PRIVATE;
const plus = (amounts: PotAmounts, pot: Pot, amount: number): PotAmounts => ({
  ...amounts,
  [pot]: amounts[pot] + amount,
});
const minus = (all: PotAmounts, part: PotAmounts): PotAmounts => ({
  BENEFIT: all.BENEFIT - part.BENEFIT,
  MEAL: all.MEAL - part.MEAL,
  PRIVATE: all.PRIVATE - part.PRIVATE,
});

/** Of the axis what comes after the last step. */
const tail = 0.16;

/** When what is left would end, day by day, if nothing were spent; the soonest first. */
export const stairOf = (accounts: readonly AccountView[], today: string): Stair => {
  const parts = accounts.flatMap(({ kind, lots }) =>
    lots.map(({ expiresAt, remaining }) => ({ kind, expiresAt, amount: remaining.amount })),
  );
  const all = parts.reduce((sum, { kind, amount }) => plus(sum, kind, amount), nothing);
  const ending = parts.filter(({ amount, expiresAt }) => amount > 0 && expiresAt !== null);
  const steps = [...Map.groupBy(ending, ({ expiresAt }) => expiresAt ?? '')]
    .map(([day, list]) => {
      const ofPot = list.reduce((sum, { kind, amount }) => plus(sum, kind, amount), nothing);
      // the last day is still one to spend it on
      return { day, after: Math.max(0, daysBetween(today, day)) + 1, amount: sumOf(ofPot), ofPot };
    })
    .toSorted((a, b) => a.after - b.after);
  const last = steps.at(-1)?.after ?? 0;
  const days = Math.max(1, Math.ceil(last / (1 - tail)));
  let left = all;
  const levels: Level[] = [];
  for (const [index, step] of steps.entries()) {
    levels.push({ from: steps[index - 1]?.after ?? 0, to: step.after, left });
    left = minus(left, step.ofPot);
  }
  levels.push({ from: last, to: days, left });
  return { steps, levels, days, total: sumOf(all) };
};
