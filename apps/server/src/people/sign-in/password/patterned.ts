import { fold } from '../../../platform/db/index.ts';

/** What fingers find without looking: rows and columns of the keyboards of here, the alphabet, figures. */
const walks: readonly string[] = `
  qwertzuiop qwertyuiop asdfghjkl yxcvbnm zxcvbnm abcdefghijklmnopqrstuvwxyz 1234567890 0123456789
  !@#$%^&*() +ěščřžýáíé +ľščťžýáíé 1qay 2wsx 3edc 4rfv 5tgb 6zhn 7ujm 1qaz 6yhn 8ik, 9ol.
`
  .trim()
  .split(/\s+/)
  .flatMap((walk) => [walk, [...walk].toReversed().join('')]);

/** So many signs in turn are no chance. */
const shortestWalk = 3;
/** Of how many signs a password must be made, each walk and each repetition taken for one. */
const leastParts = 6;
/** …and how many others there must be among them. */
const leastDistinct = 5;
/** Longer ones are not somebody's fingers; what reads them is short for it. */
const longestRead = 200;

/** How many signs from `at` on are one walk. */
const walkedFrom = (signs: readonly string[], at: number): number => {
  let length = 1;
  while (at + length < signs.length) {
    const walked = signs.slice(at, at + length + 1).join('');
    if (!walks.some((walk) => walk.includes(walked))) break;
    length += 1;
  }
  return length >= shortestWalk ? length : 1;
};

/** Each walk as its first sign alone. */
const withoutWalks = (signs: readonly string[]): readonly string[] => {
  const left: string[] = [];
  for (let at = 0; at < signs.length; at += walkedFrom(signs, at)) left.push(signs[at] ?? '');
  return left;
};

/** `aaaa`, `abab` and `ab1!ab1!` as what is repeated. */
const withoutRepeats = (text: string): string => text.replaceAll(/(.{1,12}?)\1+/gu, '$1');

const partsOf = (signs: readonly string[]): number =>
  [...withoutRepeats(withoutWalks(signs).join(''))].length;

/**
 * Whether a password is a pattern: runs, rows of keys, one part again and again make up so much of it that hardly
 * anything is left to guess. Capitals and accents do not count, for they are the first that is tried.
 */
export const isPatterned = (password: string): boolean => {
  const typed = [...password.toLowerCase()].slice(0, longestRead);
  const folded = [...fold(password)].slice(0, longestRead);
  if (new Set(folded).size < leastDistinct) return true;
  return Math.min(partsOf(typed), partsOf(folded)) < leastParts;
};
