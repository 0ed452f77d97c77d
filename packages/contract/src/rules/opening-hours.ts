export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

type Interval = { readonly from: string; readonly to: string };

/** Whether the place is open at a local weekday (0 = Monday) and `HH:MM`. */
export const isOpenAt = (
  hours: Readonly<Record<Weekday, readonly Interval[]>>,
  weekday: number,
  time: string,
): boolean => hours[weekdays[weekday] ?? 'mon'].some(({ from, to }) => from <= time && time < to);

/**
 * A time as people type it: `8` → `08:00`, `8.30` → `08:30`, `830` → `08:30`. What is not a time
 * stays as typed.
 * @example normalTime('7,5') // '7,5'
 */
export const normalTime = (typed: string): string => {
  const plain = typed.trim();
  const match = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?$/.exec(plain);
  if (!match) return plain;
  const [, hours = '', minutes = '00'] = match;
  return Number(hours) > 24 || Number(minutes) > 59
    ? plain
    : `${hours.padStart(2, '0')}:${minutes}`;
};
