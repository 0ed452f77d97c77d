/** What banks take of a text: letters without accents, digits and a few signs. */
const whole: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  '&': '+',
};

/**
 * Folded to the letters of SEPA, which ABO takes too; what is none of them becomes a space.
 * @example bankText('Žluťoučký kůň & syn, s. r. o.', 35) // 'Zlutoucky kun + syn, s. r. o.'
 */
export const bankText = (text: string, maxLength: number): string =>
  text
    .replaceAll(/[ßłŁđĐøØæÆœŒ&]/g, (letter) => whole[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    // a text of SEPA may not begin with a slash, nor hold two of them
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\/+/, '')
    .slice(0, maxLength)
    .trim();

/** An amount with a point: `12.50`. */
export const decimal = (minor: number): string =>
  `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
