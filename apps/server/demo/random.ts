import { createHash } from 'node:crypto';
import { seeded } from '../src/platform/seeded.ts';

/** A repeatable stream of chance: the same words give the same numbers on every machine. */
export type Random = {
  /** 0 ≤ x < 1 */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different items in a random order. */
  some<T>(list: readonly T[], count: number): T[];
};

const hashOf = (words: string): number =>
  createHash('sha256').update(words).digest().readUInt32LE(0);

/** @example createRandom('partner', 12).int(1, 6) */
export const createRandom = (...words: readonly (string | number)[]): Random => {
  const next = seeded(hashOf(words.join('/')));
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[int(0, list.length - 1)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0)
      taken.push(...left.splice(int(0, left.length - 1), 1));
    return taken;
  };
  return { next, int, chance: (share) => next() < share, pick, some };
};

/** A stable UUID for a name (the form of version 8). */
export const uuidOf = (name: string): string => {
  const hex = createHash('sha256').update(`cafeteria-demo/${name}`).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
