import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortKeys } from './sort.ts';

const sortedBy = (
  given: readonly number[],
): { readonly keys: number[]; readonly places: number[] } => {
  const keys = Float64Array.from(given);
  const steps = sortKeys(keys);
  for (let step = steps.next(); ; step = steps.next())
    if (step.done) return { keys: [...keys], places: [...step.value] };
};
const expected = (given: readonly number[]): number[] =>
  [...given.keys()].sort((a, b) => (given[a] ?? 0) - (given[b] ?? 0) || a - b);

it.each([
  ['far apart', fc.integer({ min: 0, max: 2 ** 52 - 1 })],
  ['close together', fc.integer({ min: 2 ** 51, max: 2 ** 51 + 300 })],
  [
    'close together but one',
    fc.oneof(
      { weight: 200, arbitrary: fc.integer({ min: 2 ** 51, max: 2 ** 51 + 2 ** 20 }) },
      { weight: 1, arbitrary: fc.constant(0) },
    ),
  ],
  ['all the same', fc.constant(7)],
] as const)('keys %s come in order, equal ones in the order given', (_, key) => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 3_000, size: 'max' }), (given) => {
      const { keys, places } = sortedBy(given);
      expect(places).toEqual(expected(given));
      expect(keys).toEqual(places.map((place) => given[place]));
    }),
    { numRuns: 60 },
  );
});
