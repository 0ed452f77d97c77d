import { type OpeningHours, type Weekday, weekdays } from '@cafeteria/contract';
import { businessTimeZone } from '@cafeteria/i18n';

type Hours = Pick<OpeningHours, Weekday>;
/** A moment in the branch office's own time: 0 = Monday and `HH:MM`. */
export type LocalMoment = { readonly weekday: number; readonly time: string };
export type OpeningState =
  | { readonly kind: 'open'; readonly until: string }
  | { readonly kind: 'always' }
  | {
      readonly kind: 'opens';
      readonly from: string;
      readonly weekday: Weekday;
      readonly inDays: number;
    }
  | { readonly kind: 'closed' };

const week = 7;
const endOfDay = '24:00';
const dayAt = (weekday: number): Weekday => weekdays[((weekday % week) + week) % week] ?? 'mon';

/** When the current opening interval ends, even past midnight. */
const closing = (hours: Hours, weekday: number, to: string, days: number): string | undefined => {
  if (to !== endOfDay) {
    const next = hours[dayAt(weekday)].find(({ from }) => from === to);
    return next ? closing(hours, weekday, next.to, days) : to;
  }
  const next = hours[dayAt(weekday + 1)].find(({ from }) => from === '00:00');
  if (!next) return endOfDay;
  return days >= week ? undefined : closing(hours, weekday + 1, next.to, days + 1);
};

/** Whether a branch office is open, until when, or when it opens next. */
export const openingState = (hours: Hours, { weekday, time }: LocalMoment): OpeningState => {
  const now = hours[dayAt(weekday)].find(({ from, to }) => from <= time && time < to);
  if (now) {
    const until = closing(hours, weekday, now.to, 0);
    return until === undefined ? { kind: 'always' } : { kind: 'open', until };
  }
  for (let inDays = 0; inDays <= week; inDays += 1) {
    const day = dayAt(weekday + inDays);
    const next = hours[day].find(({ from }) => inDays > 0 || from > time);
    if (next) return { kind: 'opens', from: next.from, weekday: day, inDays };
  }
  return { kind: 'closed' };
};

const pragueFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessTimeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The local time in Czechia and Slovakia, wherever the reader is. */
export const pragueMoment = (instant: Date): LocalMoment => {
  const parts = Object.fromEntries(
    pragueFormat.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return {
    weekday: Math.max(
      0,
      weekdays.findIndex((day) => day === parts.weekday?.toLowerCase()),
    ),
    time: `${parts.hour}:${parts.minute}`,
  };
};
