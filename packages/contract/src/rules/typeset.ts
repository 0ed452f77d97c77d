/** Spaces at which a line must not break: Czech and Slovak typography, as far as a machine can tell. */
const nbsp = '\u00A0';

/** Prepositions and conjunctions of one letter go with the word after them. */
const afterOneLetter = /(?<=(?:^|[\s([„“‚‘«"–—])[aikosuvz]) (?=\S)/gi;
const units =
  'Kč|€|%|‰|°C|°|kB|MB|GB|mm|cm|m|m²|km|g|kg|t|ml|l|s|min|h|hod|' +
  'sekund[auy]?|minut[auy]?|minút[auy]?|hodin[auy]?|hodín|den|dny|dnů|deň|dni|dní|' +
  'týden|týdny|týdnů|týždeň|týždne|týždňov|' +
  'měsíc|měsíce|měsíců|mesiac|mesiace|mesiacov|rok|roky|roku|roků|rokov|let|' +
  'korun[auy]?|korún|eur|eura|eurá|bodů|bodov|znaků|znakov';
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');
/** `1 000`, `+420 777 123 456`. */
const betweenThousands = /(?<=\d) (?=\d{3}(?!\d))/g;
/** `140 00 Praha`: a postal code is one word. */
const inPostalCode = /(?<=(?<!\d)\d{3}) (?=\d{2}(?!\d))/g;
/** `24. 12. 2026`, `24. prosince`; a day or a month has two digits at most. */
const inDate = /(?<=(?<!\d)\d{1,2}\.) (?=\d|\p{Ll})/gu;
/** `a. s.`, `spol. s r. o.`: letters that stand for one word are not parted. */
const betweenLetters = /(?<=(?:^|[\s,(])(?:\p{Ll}\.|s)) (?=\p{Ll}\.)/gu;

const numeric = [beforeUnit, betweenThousands, inPostalCode, inDate, betweenLetters];
const bind = (text: string, places: readonly RegExp[]): string =>
  places.reduce((bound, place) => bound.replaceAll(place, nbsp), text);

/**
 * Binds what must not stand apart at the end of a line: one-letter words, numbers with their units, dates, `s. r. o.`
 * It only turns spaces into non-breaking ones, so that the length stays, and twice is the same as once.
 * @example typeset('v obci do 5 km') // 'v\u00A0obci do 5\u00A0km'
 */
export const typeset = (text: string): string => bind(text, [afterOneLetter, ...numeric]);

/** The same without one-letter words: English lets `a` and `I` stand at the end of a line. */
export const typesetNumbers = (text: string): string => bind(text, numeric);

/** The same in rich text: what stands in tags stays. */
export const typesetHtml = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((piece) => (piece.startsWith('<') ? piece : typeset(piece)))
    .join('');
