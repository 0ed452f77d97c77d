import { pragueDay } from '@cafeteria/i18n';

export { pragueDay };
/** The year limits are counted in. */
export const pragueYear = (at: Date = new Date()): number => Number(pragueDay(at).slice(0, 4));
/** The day the given number of days after another. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
/** Money that comes back to a lot that is gone can be spent for 30 days (domain 8.7). */
export const refundedLotLastDay = (at: Date = new Date()): string => addDays(pragueDay(at), 30);
