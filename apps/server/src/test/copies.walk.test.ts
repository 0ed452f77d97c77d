/** A copy is called as its original and a word more: it fits the field of every entity that is copied. */
import { api, languages } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { copyName } from '../kernel/crud/index.ts';

const copied = Object.entries(api).flatMap(([feature, routes]) => {
  if (!('copy' in routes && 'create' in routes)) return [];
  const { shape } = routes.create.body;
  const fields = Object.entries(shape as Record<string, z.core.$ZodType>);
  return fields
    .filter(([name]) => name === 'name' || name === 'title')
    .map(([name, schema]) => ({ feature, name, schema }));
});

const fits = (schema: z.core.$ZodType, value: unknown): boolean =>
  z.safeParse(schema, value).success;
/** The longest text the field takes, tried from above. */
const longestText = (schema: z.core.$ZodType, of: (text: string) => unknown): string => {
  for (let length = 300; length > 0; length -= 1)
    if (fits(schema, of('a'.repeat(length)))) return 'a'.repeat(length);
  throw new Error('nothing fits');
};

it('finds what is copied', () => expect(copied.length).toBeGreaterThan(8));

describe.each(copied)('a copy of $feature', ({ name, schema }) => {
  const isText = fits(schema, 'abc');
  const valueOf = (text: string): unknown => (isText ? text : { cs: text, sk: text, en: text });
  it(`fits its ${name} when the original fills it`, () => {
    const longest = longestText(schema, valueOf);
    for (const language of languages) {
      const copy = copyName(valueOf(longest), language, schema);
      expect(fits(schema, copy)).toBe(true);
      expect(JSON.stringify(copy)).toMatch(/\((?:kopie|kópia|copy)\)/);
    }
  });
});
