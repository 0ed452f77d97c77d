// Which spaces of a text may not break, and how it is written into its file.
import { typeset, typesetNumbers } from '@cafeteria/contract';

/** What counts goes with what is counted. */
const afterCount = /(?<=\{\{(?:count|max|min)\}\}) (?=\p{L})/gu;
/** On a phone `e-` at the end of a line is no word; the faces have no hyphen that does not break. */
const wordJoiner = '\u2060';
const inHyphened = /(?<=(?<!\p{L})\p{L}-)(?=\p{L})/gu;

export const bound = (text, language, file) => {
  const words =
    language === 'en' ? typesetNumbers(text) : typeset(text).replaceAll(afterCount, '\u00A0');
  // programs for mail may know no joiner
  return file === 'message.json' ? words : words.replaceAll(inHyphened, wordJoiner);
};
export const bindAll = (texts, language, file) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? bound(value, language, file) : bindAll(value, language, file),
    ]),
  );
/** What nobody sees in a file is written so that it is seen. */
export const written = (texts) =>
  `${JSON.stringify(texts, null, 2).replaceAll(wordJoiner, String.raw`\u2060`)}\n`;
