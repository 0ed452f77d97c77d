import type { Currency } from '@cafeteria/contract';
import { formatDate, formatMoney } from '@cafeteria/i18n';

/** Noon is the same day all over Europe. */
export const dayText = (day: string): string => formatDate(`${day}T11:00:00.000Z`);
export const moneyText = (amount: number, currency: Currency): string =>
  formatMoney({ amount, currency });
/** Today in Prague, `2026-01-31`. */
export const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Prague' }).format(new Date());
/** The last months, newest first: `2026-01`. */
export const lastMonths = (count: number): string[] => {
  const [year = 0, month = 1] = today().split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7),
  );
};
/** `březen 2026` */
export const monthText = (month: string, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T00:00:00Z`),
  );
