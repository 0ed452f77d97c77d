import type { Currency } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';

/** An amount with its sign in words of typography: `+500,00 Kč`, `−120,00 Kč`. */
export const signedMoney = (amount: number, currency: Currency): string => {
  const sign = amount < 0 ? '−' : amount > 0 ? '+' : '';
  return `${sign}${formatMoney({ amount: Math.abs(amount), currency })}`;
};
