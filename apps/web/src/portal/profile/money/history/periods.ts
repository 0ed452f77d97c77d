/** Days as YYYY-MM-DD, both of them in the period. */
export type Period = { readonly from: string; readonly to: string };
export const periodNames = ['month', 'lastMonth', 'year', 'lastYear'] as const;

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
/** The periods somebody looks for most, seen from a day: whole months and years. */
export const periodsAt = (
  today: string,
): Readonly<Record<(typeof periodNames)[number], Period>> => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const monthFrom = (index: number): Period => ({
    from: dayOf(year, index, 1),
    to: dayOf(year, index + 1, 0),
  });
  const whole = (of: number): Period => ({ from: `${of}-01-01`, to: `${of}-12-31` });
  return {
    month: monthFrom(month - 1),
    lastMonth: monthFrom(month - 2),
    year: whole(year),
    lastYear: whole(year - 1),
  };
};

/** The first and the last day of a month (YYYY-MM). */
export const monthPeriod = (month: string): Period => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: dayOf(year, number, 0) };
};
