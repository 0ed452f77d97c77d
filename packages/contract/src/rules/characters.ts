/**
 * C0 and C1 control characters except tab and line ends, lone surrogates, U+FFFD, which stands where a letter was
 * lost, and U+FFFE and U+FFFF, which are no characters and which no XML, a workbook's neither, can hold: never part of
 * a text that somebody typed.
 */
export const controlCharacters =
  // oxlint-disable-next-line no-control-regex -- the rule is about exactly these characters
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFD-\uFFFF]|\p{Surrogate}/u;

/**
 * What nobody sees and nobody typed on purpose: it turns the direction of what follows, so that a name reads as
 * another, or stands before a letter, so that two names look alike. Joiners stay, pictures are made of them.
 */
export const unseenCharacters = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** A letter, a digit, a sign or a picture: something that is seen. */
export const seenCharacter = /[^\s\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;
