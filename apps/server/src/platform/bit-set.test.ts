import { expect, it } from 'vitest';
import { BitSet } from './bit-set.ts';
import { seeded } from './seeded.ts';

const random = seeded(3);
const some = (bound: number): ReadonlySet<number> =>
  new Set(Array.from({ length: bound / 3 }, () => Math.floor(random() * bound)));
const bitsOf = (numbers: Iterable<number>): BitSet => {
  const set = new BitSet();
  for (const one of numbers) set.put(one, true);
  return set;
};
const sorted = (numbers: Iterable<number>): number[] => [...numbers].toSorted((a, b) => a - b);

it('holds what was put into it and not what was taken out again', () => {
  const numbers = some(2_000);
  const set = bitsOf(numbers);
  for (const one of numbers) if (one % 2 === 0) set.put(one, false);
  const odd = sorted(numbers).filter((one) => one % 2 === 1);
  expect([[...set.values()], set.size]).toEqual([odd, odd.length]);
  expect([set.has(odd[0] ?? 0), set.has(10_000)]).toEqual([true, false]);
});

it('has in common with others what is in one of each group, whatever their lengths', () => {
  for (let round = 0; round < 50; round += 1) {
    const [a, b, c] = [some(300 + round * 31), some(2_000), some(64)];
    const both = sorted(a).filter((one) => b.has(one) || c.has(one));
    expect([...BitSet.inEach([[bitsOf(a)], [bitsOf(c), bitsOf(b)]]).values()]).toEqual(both);
  }
  expect(BitSet.inEach([[bitsOf([1, 2])], []]).size).toBe(0);
});
