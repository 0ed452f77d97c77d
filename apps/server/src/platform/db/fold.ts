const whole: Record<string, string> = { ß: 'ss', ł: 'l', đ: 'd', ø: 'o', æ: 'ae', œ: 'oe' };

/**
 * Text as search compares it: lower case, without diacritics, single spaces.
 * @example fold(' Žluťoučký  kůň') // 'zlutoucky kun'
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłđøæœ]/g, (letter) => whole[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** What `like` finds texts by that hold a keyword somewhere; the texts are folded. */
export const containing = (keyword: string): string =>
  `%${fold(keyword).replaceAll(/[\\%_]/g, '\\$&')}%`;
