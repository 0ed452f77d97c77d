import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { maxLengthIn, maxLengthOf } from './max-length.ts';
import { emailText, id, localizedText, nameText, requiredLocalizedText, text } from './text.ts';

describe('how long a text may get', () => {
  it.each([
    ['a text', text(80), 80],
    ['a name', nameText(120), 120],
    ['an address of mail', emailText(), 254],
    ['one that may be nothing', z.nullable(text(40)), 40],
    ['one that may be left out', z.optional(z.nullable(text(41))), 41],
    ['one with a default', z._default(text(200), ''), 200],
    ['each of three languages', localizedText(160), 160],
    ['each of three, of which one must be', z.nullable(requiredLocalizedText(140)), 140],
    ['a list', z.array(text(5)).check(z.maxLength(10)), 10],
  ])('is what the contract says of %s', (_what, schema, expected) =>
    expect(maxLengthOf(schema)).toBe(expected),
  );
  it('is not said of what has no bound', () => expect(maxLengthOf(z.string())).toBe(undefined));
  it('is found by the name of a field, also where the record is checked as a whole', () => {
    const record = z
      .strictObject({ id: id(), name: text(70) })
      .check(z.refine(({ name }) => name !== 'x'));
    expect(maxLengthIn(record, 'name')).toBe(70);
    expect(maxLengthIn(record, 'nothing')).toBe(undefined);
  });
});
