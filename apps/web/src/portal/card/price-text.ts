import type { PriceTag } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';

export type PriceText = {
  readonly amount: string;
  readonly prefix?: 'from' | 'upTo';
  readonly oldAmount?: string;
};

const nbsp = '\u00A0';
const minus = '\u2212';

/** The parts of a price as the specification writes them: `590,00 Kč`, `od 590,00 Kč`, `−20 %`, `až −20 %`. */
export const priceText = ({ type, amount, percent, original }: PriceTag): PriceText | undefined => {
  const isDiscount = type === 'DISCOUNT' || type === 'DISCOUNT_UPTO';
  const value = isDiscount
    ? percent !== null && `${minus}${percent}${nbsp}%`
    : amount && formatMoney(amount);
  if (!value) return undefined;
  const prefix = type === 'PRICE_FROM' ? 'from' : type === 'DISCOUNT_UPTO' ? 'upTo' : undefined;
  return {
    amount: value,
    ...(prefix && { prefix }),
    ...(original && { oldAmount: formatMoney(original) }),
  };
};
