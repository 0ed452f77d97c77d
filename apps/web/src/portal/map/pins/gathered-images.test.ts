import { expect, test } from 'vitest';
import { arcsOf, type Hue } from './gathered-images.ts';

const eighth = Math.PI / 4;
/** Where the parts of a ring begin and end, in eighths from the top. */
const partsOf = (hues: readonly Hue[]): readonly (readonly number[])[] =>
  arcsOf(hues).map(({ from, to }) =>
    [from, to].map((angle) => Math.round(((angle + Math.PI / 2) / eighth) * 10) / 10),
  );

test('a ring begins at the top, goes round once, and parts its hues', () =>
  expect(
    partsOf([
      { code: 'SPORT', eighths: 5 },
      { code: 'HEALTH', eighths: 2 },
      { code: undefined, eighths: 1 },
    ]),
  ).toEqual([
    [0.1, 4.9],
    [5.1, 6.9],
    [7.1, 7.9],
  ]));

test('of one category it is whole', () =>
  expect(partsOf([{ code: 'SPORT', eighths: 8 }])).toEqual([[0, 8]]));
