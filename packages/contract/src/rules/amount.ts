import { currencySubunitFactor } from '../vocabulary/limits.ts';

/**
 * An amount in minor units from what people type: decimal comma or point, spaces between thousands,
 * at most two decimals.
 * @example parseAmount('1 290,50') // 129050; undefined when it is no amount
 */
export const parseAmount = (text: string): number | undefined => {
  const plain = text.replaceAll(/\s/g, '').replace(/(Kč|€)$/u, '');
  const match = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!match) return undefined;
  const [, units = '', subunits = ''] = match;
  return Number(units) * currencySubunitFactor + Number(subunits.padEnd(2, '0'));
};
/**
 * Minor units as they are typed: `1290,50`, without decimals that say nothing.
 * @example typedAmount(129050) // '1290,50'
 */
export const typedAmount = (amount: number): string => {
  const units = String(Math.trunc(amount / currencySubunitFactor));
  const subunits = amount % currencySubunitFactor;
  return subunits === 0 ? units : `${units},${String(subunits).padStart(2, '0')}`;
};
/**
 * A whole number of the smallest parts as a decimal with a point, as formats want it; by digits, never rounded.
 * @example decimalAmount(129050) // '1290.50'; decimalAmount(5, 4) // '0.0005'
 */
export const decimalAmount = (parts: number, places = 2): string => {
  const digits = String(Math.abs(parts)).padStart(places + 1, '0');
  return `${parts < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
};
