import { fold } from '../db/index.ts';

/**
 * The words of a text without case and diacritics.
 * @example wordsOf('Žďár nad Sázavou') // ['zdar', 'nad', 'sazavou']
 */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
