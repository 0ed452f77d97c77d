import { isTaxed, type Regime } from '@cafeteria/contract';
import type { PayrollRow } from './report.queries.ts';

/** A line of the export: an employee's month in a regime, with what is taxed of it; minor units. */
export type PayrollLine = Omit<PayrollRow, 'usedBefore' | 'usedAfter'> & {
  readonly taxable: number;
};
type Limits = ReadonlyMap<Regime, number>;

/** What of a use is beyond its limit; taxed credits are a wage from the first crown. */
const beyond = (regime: Regime, used: number, limits: Limits): number => {
  if (isTaxed(regime)) return used;
  const limit = limits.get(regime);
  return limit === undefined ? 0 : Math.max(0, used - limit);
};

/**
 * What becomes taxable in a month: beyond the limit at its end, less what was beyond it at its beginning. Below zero
 * when a refund takes an earlier month's back; over a year the months add up to what is beyond the limit at its end.
 */
export const payrollLines = (
  rows: readonly PayrollRow[],
  limits: { readonly before: Limits; readonly after: Limits },
): readonly PayrollLine[] =>
  rows.flatMap(({ usedBefore, usedAfter, ...row }) => {
    const taxable =
      beyond(row.regime, usedAfter, limits.after) - beyond(row.regime, usedBefore, limits.before);
    const line = { ...row, taxable };
    const figures = [line.granted, line.recalled, line.expired, line.used, line.taxable];
    return figures.some((figure) => figure !== 0) ? [line] : [];
  });
