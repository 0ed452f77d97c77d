import { describe, expect, test } from 'vitest';
import { parseNumber } from './number.tsx';

describe('a number as people type it', () => {
  test.each([
    ['50,0755', 50.0755],
    ['-14.4', -14.4],
    ['−5', -5],
    ['1 000', 1_000],
  ])('%s is %d', (typed, value) => expect(parseNumber(typed)).toBe(value));
  test.each(['', '1,2,3', 'x', '5.'])('%s is none', (typed) =>
    expect(parseNumber(typed)).toBeUndefined(),
  );
});
