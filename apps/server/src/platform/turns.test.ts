import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inTurns, sortedInTurns } from './turns.ts';

it('a work in turns lets others in before it ends', async () => {
  const seen: string[] = [];
  const busy = function* () {
    for (let step = 0; step < 3; step += 1) {
      for (const until = performance.now() + 12; performance.now() < until;);
      yield;
    }
    seen.push('work');
  };
  setImmediate(() => seen.push('other'));
  await inTurns(busy());
  expect(seen).toEqual(['other', 'work']);
});

it('sorting in turns is sorting, and equal ones stay as they stood', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(50), { maxLength: 9_000, size: 'max' }), async (keys) => {
      const items = keys.map((key, place) => ({ key, place }));
      const compare = (a: { key: number }, b: { key: number }): number => a.key - b.key;
      expect(await inTurns(sortedInTurns(items, compare))).toEqual(items.toSorted(compare));
    }),
    { numRuns: 20 },
  );
});
