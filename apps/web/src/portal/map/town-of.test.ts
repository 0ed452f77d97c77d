import { expect, test } from 'vitest';
import { townOf } from './town-of.ts';

test('a part of a map is named by the town most of its addresses are of', () => {
  expect(
    townOf([
      'Dlouhá 39, 110\u00A000 Praha\u00A01',
      'Široká 2, 120\u00A000 Praha\u00A02',
      'Hlavní 5, 250\u00A001 Brandýs nad Labem',
    ]),
  ).toBe('Praha');
  expect(townOf(['790\u00A001 Jeseník 12'])).toBe('Jeseník');
  expect(townOf(['na netu'])).toBeUndefined();
  expect(townOf([])).toBeUndefined();
});
