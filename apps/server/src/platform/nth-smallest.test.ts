import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nthSmallest } from './nth-smallest.ts';

it('says what would stand there if they were sorted, also of equal and infinite ones', () => {
  const value = fc.oneof(
    fc.integer({ min: -4, max: 4 }),
    // zero is one number here
    fc.double({ noNaN: true }).map((one) => one + 0),
  );
  fc.assert(
    fc.property(fc.array(value, { maxLength: 60 }), fc.nat(70), (values, nth) => {
      const sorted = Float64Array.from(values).toSorted();
      expect(nthSmallest(Float64Array.from(values), nth)).toEqual(sorted[nth] ?? Infinity);
    }),
  );
});

it('loses none of them', () => {
  const values = Float64Array.from([3, 1, 2, 3, Infinity, 0]);
  nthSmallest(values, 3);
  expect(values.toSorted()).toEqual(Float64Array.from([0, 1, 2, 3, 3, Infinity]));
});
