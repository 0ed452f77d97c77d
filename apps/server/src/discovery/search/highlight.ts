import { fold } from '../../platform/db/index.ts';
import { wordsOf } from '../../platform/search-index/index.ts';

const word = /[\p{L}\p{N}]+/gu;

/**
 * The parts of a label that were typed, as pairs of start and end. A word whose folding changes its
 * length (ß) is marked whole; one that was mistyped is not marked.
 * @example highlight('Kavárna Žižkov', 'ziz') // [[8, 11]]
 */
export const highlight = (label: string, keyword: string): [number, number][] => {
  const typed = wordsOf(keyword).sort((a, b) => b.length - a.length);
  return [...label.matchAll(word)].flatMap(({ 0: text, index }): [number, number][] => {
    const folded = fold(text);
    const match = typed.find((one) => folded.startsWith(one));
    return match === undefined
      ? []
      : [[index, index + (folded.length === text.length ? match.length : text.length)]];
  });
};
