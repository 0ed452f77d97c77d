export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

type Interval = { readonly from: string; readonly to: string };

/** Whether the place is open at a local weekday (0 = Monday) and `HH:MM`. */
export const isOpenAt = (
  hours: Readonly<Record<Weekday, readonly Interval[]>>,
  weekday: number,
  time: string,
): boolean => hours[weekdays[weekday] ?? 'mon'].some(({ from, to }) => from <= time && time < to);
