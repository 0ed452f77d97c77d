import type { CreditPolicy } from '@cafeteria/contract';

const lastOfYear = (year: number): string => `${year}-12-31`;
const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
};
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/**
 * The last day of credits that hold from a day, by their client's policy; null never expires. Meals granted from
 * October on last to the end of the next year (domain 7.2).
 * @example lastDayOf({ expiry: 'MONTHS', months: 12, … }, '2026-03-15') // '2027-03-14'
 */
export const lastDayOf = (
  { expiry, months, fixedDate }: Pick<CreditPolicy, 'expiry' | 'months' | 'fixedDate'>,
  validFrom: string,
): string | null => {
  const year = Number(validFrom.slice(0, 4));
  switch (expiry) {
    case 'END_OF_YEAR':
      return lastOfYear(year);
    case 'MEAL_CALENDAR':
      return lastOfYear(validFrom.slice(5) >= '10-01' ? year + 1 : year);
    case 'MONTHS':
      return dayBefore(addMonths(validFrom, months ?? 12));
    case 'FIXED_DATE':
      return fixedDate;
    case 'NEVER':
      return null;
  }
};
