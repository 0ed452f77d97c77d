export type SortLocale = 'cs' | 'sk';

// letters of their own: '~' and '}' sort after z, so "c~" comes after every c and before d
const common = { č: 'c~', ch: 'h~', ř: 'r~', š: 's~', ž: 'z~', æ: 'a}', œ: 'o}' };
const letters: Record<SortLocale, Record<string, string>> = {
  cs: common,
  sk: { ...common, ä: 'a~', ô: 'o~' },
};
const marks =
  '\u0301\u0300\u0306\u0302\u030c\u030a\u0308\u030b\u0303\u0307\u0338\u0327\u0328\u0304';
const strokes: Record<string, string> = { ł: 'l\u0338', đ: 'd\u0338', ø: 'o\u0338' };
// groups of equal signs in the order of Unicode; they sort before digits and letters
const signs = [
  '_',
  '-',
  '‐‑',
  '–',
  '—',
  ',',
  ';',
  ':',
  '!',
  '¡',
  '?',
  '¿',
  '.',
  '…',
  '·',
  "'‘’‚",
  '‹',
  '›',
  '"“”„',
  '«',
  '»',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '§',
  '¶',
  '@',
  '*',
  '/',
  '\\',
  '&',
  '#',
  '%',
  '‰',
  '†',
  '‡',
  '•',
  '`',
  '´',
  '^',
  '¯',
  '°',
  '©',
  '®',
  '+',
  '±',
  '÷',
  '×',
  '<',
  '=',
  '>',
  '¬',
  '|',
  '¦',
  '~',
  '¤',
  '¢',
  '$',
  '£',
  '¥',
  '€',
];
const signKeys = new Map(
  signs.flatMap((group, rank) =>
    [...group].map(
      (sign, variant) =>
        [sign, { key: `\u0003${String.fromCharCode(0x20 + rank)}`, variant }] as const,
    ),
  ),
);
const plain = '0';
const low = '\u0001';

const withoutTail = (weights: string) => weights.replace(/0+$/, '');

const weigh = (character: string): { key: string; accent: string } => {
  if (/\s/.test(character)) return { key: '\u0002', accent: plain };
  if (character === 'ß') return { key: 'ss', accent: `a${plain}` };
  const sign = signKeys.get(character);
  if (sign) return { key: sign.key, accent: String(sign.variant) };
  const [base = '', mark] = strokes[character] ?? character.normalize('NFD');
  return {
    key: base,
    accent: mark ? String.fromCharCode(0x61 + ((marks.indexOf(mark) + 26) % 26)) : plain,
  };
};

/**
 * A key for a column `collate "C"`: compared bytewise, keys stand in the order of `Intl.Collator(locale)`,
 * first letters, then accents, then case. `sortKey('Chata', 'cs')` sorts after `sortKey('Hotel', 'cs')`.
 */
export const sortKey = (text: string, locale: SortLocale): string => {
  const normal = text.normalize('NFC').trim();
  const lower = normal.toLowerCase();
  let primary = '';
  let accents = '';
  for (let at = 0; at < lower.length; at += 1) {
    const pair = lower.slice(at, at + 2);
    const unit = pair === 'ch' ? pair : lower.charAt(at);
    if (unit === pair) at += 1;
    const own = letters[locale][unit];
    const { key, accent } = own ? { key: own, accent: plain } : weigh(unit);
    primary += key;
    accents += accent;
  }
  const cases = [...normal]
    .map((character) => (character === character.toLowerCase() ? '0' : '1'))
    .join('');
  return primary + low + withoutTail(accents) + low + withoutTail(cases);
};
