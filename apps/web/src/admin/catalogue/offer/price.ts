import type { OfferRow } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import type { AdminText } from '../../frame/index.ts';

type Price = Pick<OfferRow, 'priceType' | 'price' | 'discountPercent'>;
/** What an offer costs, in a few signs: `od 590,00 Kč`, `až −20 %`. */
export const priceText = (
  text: AdminText,
  { priceType, price, discountPercent }: Price,
): string => {
  const isAmount = priceType === 'PRICE' || priceType === 'PRICE_FROM';
  const value = isAmount
    ? price && formatMoney(price)
    : discountPercent && `−${discountPercent}\u00A0%`;
  return value ? text(`offer.price.${priceType}`, { value }) : '';
};
