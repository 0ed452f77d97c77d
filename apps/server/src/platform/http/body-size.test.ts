import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { containersOf, sizeOf } from './body-size.ts';

const name = z.string().check(z.trim(), z.maxLength(10));

it.each([
  ['letters that are escaped', z.object({ name }), { name: '\u0001'.repeat(10) }],
  [
    'a list to its end',
    z.array(name).check(z.maxLength(3)),
    ['ř', 'ř', 'ř'].map((one) => one.repeat(10)),
  ],
  [
    'words, each once',
    z.strictObject({ words: z.array(z.enum(['ONE', 'TWO'])), size: z.nullable(z.int()) }),
    { words: ['ONE', 'TWO'], size: Number.MIN_SAFE_INTEGER },
  ],
  ['the longer of two', z.union([z.literal('a'), z.object({ name })]), { name: '"'.repeat(10) }],
  ['what fits a pattern', z.string().check(z.regex(/^\d{5}$/)), '11000'],
])('the fullest form fits: %s', (_what, schema, value) => {
  expect(Buffer.byteLength(JSON.stringify(value))).toBeLessThanOrEqual(sizeOf(schema));
  expect(sizeOf(schema)).toBeLessThan(1_000);
});

it('a form that does not say how long its texts are has no size', () => {
  expect(sizeOf(z.object({ text: z.string() }))).toBe(Infinity);
  expect(sizeOf(z.array(name))).toBe(Infinity);
  expect(sizeOf(z.record(z.string(), z.int()))).toBe(Infinity);
});

it('a form holds as many lists and objects as its fullest one has', () => {
  const line = z.object({ name, tags: z.array(name).check(z.maxLength(5)) });
  const form = z.object({ lines: z.array(line).check(z.maxLength(3)), note: z.nullable(line) });
  expect(containersOf(form)).toBe(1 + 1 + 3 * 2 + 2);
  expect(containersOf(z.object({ names: z.array(name) }))).toBe(2);
  expect(containersOf(z.object({ lines: z.array(line) }))).toBe(Infinity);
});
