import type { Country } from '../vocabulary/enums.ts';

/**
 * Groups the digits of a phone number by three when it has 9 or 13 characters without spaces
 * (specification, section 5).
 * @example formatPhone('+420777123456') // '+420 777 123 456' with non-breaking spaces
 */
export const formatPhone = (phone: string): string => {
  const plain = phone.replaceAll(/\s/g, '');
  if (plain.length !== 9 && plain.length !== 13) return phone;
  const head = plain.length % 3;
  const groups = plain.slice(head).match(/.{3}/g) ?? [];
  return `${plain.slice(0, head)}${groups.join('\u00A0')}`;
};

/** The prefix of a country's telephone numbers. */
export const phonePrefix: Readonly<Record<Country, string>> = { CZ: '+420', SK: '+421' };
/**
 * A number as people write it at home, in full: nine digits get the prefix of the country, `00` is `+`.
 * @example wholePhone('777 123 456', 'CZ') // '+420777123456'
 */
export const wholePhone = (typed: string, country: Country): string => {
  const plain = typed.replaceAll(/[\s()-]/g, '').replace(/^00/, '+');
  return /^\d{9}$/.test(plain) ? phonePrefix[country] + plain : plain;
};
