/** What both faces of the documents can draw, and line ends: Latin, Greek, Cyrillic, signs and currencies. */
const drawn = [
  /[\t\n\r\u0020-\u007E\u00A0-\u017F\u018F\u0192\u01A0\u01A1\u01AF\u01B0\u01F0\u01FA-\u01FF\u0218-\u021B]/,
  /[\u0237\u0259\u02BC\u02C6\u02C7\u02C9\u02D8-\u02DD]/,
  /\u0300|\u0301|\u0303|\u0309|\u030F|\u0323/,
  /[\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u0486\u0488-\u0513]/,
  /[\u1E80-\u1E85\u1E9E\u1EA0-\u1EF9\u2000-\u200B\u2010\u2011\u2013-\u2015\u2017-\u201E]/,
  /[\u2020-\u2022\u2025-\u2027\u2030\u2032\u2033\u2039\u203A\u203C\u2044\u2070\u2074-\u208E]/,
  /[\u20A3\u20A4\u20A6-\u20AC\u20B1\u20B9\u20BA\u20BC\u20BD\u2105\u2113\u2116\u2122\u2126\u212E]/,
  /[\u215B-\u215E\u2202\u2206\u220F\u2211\u2212\u221A\u221E\u222B\u2248\u2260\u2264\u2265\u25CA\u25CF]/,
];
const isDrawn = (letter: string): boolean => drawn.some((letters) => letters.test(letter));
const seen = new Intl.Segmenter('cs', { granularity: 'grapheme' });

/** A narrow space is a space, and what only keeps letters together is none. */
const plainly = (text: string): string =>
  text.normalize().replaceAll('\u202F', '\u00A0').replaceAll('\u2060', '');

/**
 * A text as the documents can draw it: a letter and its accent are one, and what the faces do not have is a question
 * mark for each thing that is seen, instead of an empty box.
 */
export const drawable = (text: string): { readonly text: string; readonly isWhole: boolean } => {
  const plain = plainly(text);
  if ([...plain].every(isDrawn)) return { text: plain, isWhole: true };
  const pieces = [...seen.segment(plain)].map(({ segment }) =>
    [...segment].every(isDrawn) ? segment : '?',
  );
  return { text: pieces.join(''), isWhole: false };
};
