import { type OpeningHours, type Weekday, weekdays } from '@cafeteria/contract';

export type Interval = OpeningHours['mon'][number];
export const emptyOpeningHours: OpeningHours = {
  mon: [],
  tue: [],
  wed: [],
  thu: [],
  fri: [],
  sat: [],
  sun: [],
  note: null,
};

/** What a new interval begins with: the usual hours, or the rest of the day after a break. */
export const nextInterval = (day: readonly Interval[]): Interval => {
  const last = day.at(-1);
  if (!last) return { from: '08:00', to: '17:00' };
  return last.to < '13:00' ? { from: '13:00', to: '18:00' } : { from: '', to: '' };
};

/** The same hours on other days. */
export const copied = (
  hours: OpeningHours,
  from: Weekday,
  to: readonly Weekday[],
): OpeningHours => ({ ...hours, ...Object.fromEntries(to.map((day) => [day, hours[from]])) });
export const workdays: readonly Weekday[] = weekdays.slice(0, 5);

/** Days with the same hours in one line each: Mon–Fri 08:00–17:00. */
export const grouped = (
  hours: OpeningHours,
): readonly {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly day: readonly Interval[];
}[] => {
  const groups: { from: Weekday; to: Weekday; day: readonly Interval[] }[] = [];
  for (const weekday of weekdays) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last.day) === JSON.stringify(hours[weekday])) last.to = weekday;
    else groups.push({ from: weekday, to: weekday, day: hours[weekday] });
  }
  return groups;
};
