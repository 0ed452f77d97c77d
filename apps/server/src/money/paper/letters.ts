const seen = new Intl.Segmenter('cs', { granularity: 'grapheme' });
/** What is laid out and not drawn. */
const laidOut = new Set('\t\n\r');

/** A narrow space is a space, and what only keeps letters together is none. */
const plainly = (text: string): string =>
  text.normalize().replaceAll('\u202F', '\u00A0').replaceAll('\u2060', '');

export type Drawable = (text: string) => { readonly text: string; readonly isWhole: boolean };
/**
 * Writes a text as faces can draw it: a letter and its accent are one, and what a face does not have is a question mark
 * for each thing that is seen, instead of an empty box.
 * @param faces the code points each of them has
 */
export const createDrawable = (faces: readonly ReadonlySet<number>[]): Drawable => {
  const isDrawn = (letter: string): boolean =>
    laidOut.has(letter) || faces.every((face) => face.has(letter.codePointAt(0) ?? 0));
  return (text) => {
    const plain = plainly(text);
    if ([...plain].every(isDrawn)) return { text: plain, isWhole: true };
    const pieces = [...seen.segment(plain)].map(({ segment }) =>
      [...segment].every(isDrawn) ? segment : '?',
    );
    return { text: pieces.join(''), isWhole: false };
  };
};
