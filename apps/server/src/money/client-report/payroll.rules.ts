import {
  isTaxed,
  type PayrollSum,
  type Regime,
  regimesUnderPurchaseLimit,
} from '@cafeteria/contract';
import type { CorrectionRow } from './correction.queries.ts';
import type { PayrollRow } from './payroll.queries.ts';

/** A line of the export: an employee's month in a regime, with what is taxed of it; minor units. */
export type PayrollLine = Omit<PayrollRow, 'usedBefore' | 'usedAfter' | 'decided'> & {
  /** Null where the portal cannot know: it has no limit to count by. */
  readonly taxable: number | null;
  /** What was used and only the payroll accountant can judge; null where the portal can. */
  readonly undecided: number | null;
  /**
   * What of the counted use is exempt for sure; with what is taxed and what is to be judged it is all of it. Null of
   * fund money, which counts in the line of the regime it bought in.
   */
  readonly exempt: number | null;
  /** The month of an earlier year a refund corrects, `2025-12`; null in the month's own lines. */
  readonly correctionOf: string | null;
};
type Limits = ReadonlyMap<Regime, number>;

/** What of a use is beyond its limit; taxed credits are a wage from the first crown. */
const beyond = (regime: Regime, used: number, limits: Limits): number => {
  if (isTaxed(regime)) return used;
  const limit = limits.get(regime);
  return limit === undefined ? 0 : Math.max(0, used - limit);
};

/** Whether a limit is counted here at all: by shifts or a fund's rules it is not, and a missing row says nothing. */
const isCounted = (regime: Regime, limits: Limits): boolean =>
  isTaxed(regime) || limits.has(regime);

type Judged = Pick<PayrollLine, 'taxable' | 'undecided' | 'exempt'>;
/**
 * Parts what counts in a line: `taxable` is what its limit says, `decided` what is exempt by shifts whatever the limit.
 */
const judge = (
  { regime, decided }: Pick<PayrollRow, 'regime' | 'decided'>,
  counted: number,
  taxable: number,
  limits: Limits,
): Judged => {
  if (regimesUnderPurchaseLimit.includes(regime)) return { taxable, undecided: null, exempt: null };
  if (counted === decided || isCounted(regime, limits))
    return { taxable, undecided: null, exempt: counted - taxable };
  return { taxable: null, undecided: counted - decided, exempt: decided };
};

/**
 * What becomes taxable in a month: beyond the limit at its end, less what was beyond it at its beginning. Below zero
 * when a refund takes an earlier month's back; over a year the months add up to what is beyond the limit at its end.
 */
export const payrollLines = (
  rows: readonly PayrollRow[],
  limits: { readonly before: Limits; readonly after: Limits },
): readonly PayrollLine[] =>
  rows.flatMap(({ usedBefore, usedAfter, decided, ...row }) => {
    const taxable =
      beyond(row.regime, usedAfter, limits.after) - beyond(row.regime, usedBefore, limits.before);
    const line = {
      ...row,
      ...judge({ ...row, decided }, usedAfter - usedBefore, taxable, limits.after),
      correctionOf: null,
    };
    const figures = [line.granted, line.recalled, line.expired, line.used, taxable];
    return line.undecided !== null || figures.some((figure) => figure !== 0) ? [line] : [];
  });

/**
 * What refunds take back of an earlier year's taxable amount: what was beyond its limit with the purchases, less what
 * is without them; of several months the latest first, as it went beyond last. `limitsOf` says what a year ended with.
 */
export const correctionLines = (
  rows: readonly CorrectionRow[],
  limitsOf: (year: string) => Limits,
): readonly PayrollLine[] => {
  const left = new Map<string, number>();
  return rows.map(({ month, returned, usedBefore, decided, ...row }) => {
    const limits = limitsOf(month.slice(0, 4));
    const key = `${row.userId} ${row.company.id} ${row.regime} ${month.slice(0, 4)}`;
    const before = left.get(key) ?? usedBefore;
    left.set(key, before - returned);
    const taxable =
      beyond(row.regime, before - returned, limits) - beyond(row.regime, before, limits);
    return {
      ...row,
      granted: 0,
      recalled: 0,
      expired: 0,
      ...judge({ ...row, decided }, -returned, taxable, limits),
      correctionOf: month,
    };
  });
};

/** The amounts of a line that are summed; what was used elsewhere is the whole year's, month by month. */
type Summed = Exclude<
  { [K in keyof PayrollLine]: PayrollLine[K] extends number | null ? K : never }[keyof PayrollLine],
  'userId' | 'elsewhere'
>;
/** What all lines say together; of what nobody knows nothing is added. An amount without a sum does not compile. */
export const sumsOf = (lines: readonly PayrollLine[]): PayrollSum & Record<Summed, number> => {
  const sum = (name: Summed): number => lines.reduce((total, line) => total + (line[name] ?? 0), 0);
  return {
    granted: sum('granted'),
    recalled: sum('recalled'),
    expired: sum('expired'),
    used: sum('used'),
    exempt: sum('exempt'),
    taxable: sum('taxable'),
    undecided: sum('undecided'),
  };
};
export const countPeople = (lines: readonly PayrollLine[]): number =>
  new Set(lines.map(({ userId }) => userId)).size;
