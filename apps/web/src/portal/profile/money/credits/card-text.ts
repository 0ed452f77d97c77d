import type { CardToken } from '@cafeteria/contract';

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  amex: 'American Express',
};
/** A card as its owner calls it: what fills `card.name`. */
export const cardFace = ({ brand, last4 }: Pick<CardToken, 'brand' | 'last4'>) => ({
  brand: brands[brand.toLowerCase()] ?? brand,
  last4,
});
/** Its last month, as it stands on it: what fills `card.expires`. */
export const cardExpiry = ({
  expiryMonth,
  expiryYear,
}: Pick<CardToken, 'expiryMonth' | 'expiryYear'>) => ({
  month: String(expiryMonth).padStart(2, '0'),
  year: expiryYear,
});
