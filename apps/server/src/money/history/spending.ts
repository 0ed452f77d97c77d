import {
  type Currency,
  paceDays,
  Pot,
  type PotAmounts,
  potOf,
  type Regime,
  type Spending,
} from '@cafeteria/contract';
import type { Reader } from '../../kernel/caller/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { pragueDay } from '../ledger/index.ts';
import {
  countDaysWithMoney,
  listSpentByMonth,
  listSpentByRegime,
  type SpentInMonth,
} from './spending.queries.ts';

/** Of fewer days nothing can be told. */
const fewestDays = 14;

/** The month of a day and the eleven before it, the oldest first. */
const monthsTo = (day: string): string[] => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year, month - 12 + index, 1)).toISOString().slice(0, 7),
  );
};
const partsOf = (rows: readonly SpentInMonth[], month: string) =>
  rows
    .filter((row) => row.month === month && row.amount !== 0)
    .map(({ category, name, amount }) => ({ category, name, amount }));
/** More given back than spent is no pace. */
const byPot = (rows: readonly { regime: Regime; amount: number }[]): PotAmounts => {
  const sum = (pot: Pot) =>
    rows.reduce((all, { regime, amount }) => all + (potOf(regime) === pot ? amount : 0), 0);
  const [benefit, meal, own] = Pot.options.map((pot) => Math.max(0, sum(pot)));
  return { BENEFIT: benefit ?? 0, MEAL: meal ?? 0, PRIVATE: own ?? 0 };
};

/** Where a user's money went in twelve months, and how fast it goes. */
export const readSpending = async (
  db: Db,
  userId: number,
  { reader, currency }: { readonly reader: Reader; readonly currency: Currency },
): Promise<Spending> => {
  const [spent, recent, days] = await Promise.all([
    listSpentByMonth(db, userId, reader),
    listSpentByRegime(db, userId),
    countDaysWithMoney(db, userId),
  ]);
  return {
    currency,
    months: monthsTo(pragueDay()).map((month) => ({ month, parts: partsOf(spent, month) })),
    pace:
      days === null || days < fewestDays
        ? null
        : { days: Math.min(days, paceDays), spent: byPot(recent) },
  };
};
