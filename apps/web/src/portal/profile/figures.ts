import type { Currency } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';

const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Prague' });
/** The business day of an instant, YYYY-MM-DD, wherever the reader sits. */
export const pragueDay = (instant: string | number | Date = Date.now()): string =>
  format.format(new Date(instant));

/** An amount with its sign: `+500,00 Kč`, `−120,00 Kč`. */
export const signedMoney = (amount: number, currency: Currency): string => {
  const sign = amount < 0 ? '−' : amount > 0 ? '+' : '';
  return `${sign}${formatMoney({ amount: Math.abs(amount), currency })}`;
};
