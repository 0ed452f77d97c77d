import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorStatus } from '../packages/contract/src/http/errors.ts';

const root = new URL('../', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');
type Namespace = { readonly name: string; readonly texts: unknown };
const namespaces = globSync('packages/i18n/locales/cs/*.json', { cwd: root }).map(
  (file): Namespace => ({
    name: file.replace(/^.*\/|\.json$/g, ''),
    texts: JSON.parse(textOf(file)),
  }),
);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
/** Whether there is a text, with its forms of number or without; a key may stand whole among others. */
const has = (texts: unknown, [first = '', ...rest]: readonly string[]): boolean => {
  if (!isRecord(texts)) return false;
  const whole = [first, ...rest].join('.');
  if ([whole, `${whole}_one`, `${whole}_other`].some((key) => typeof texts[key] === 'string'))
    return true;
  return has(texts[first], rest);
};
/** Whether `messageText` (packages/i18n) finds what is said by a key of the API. */
const isSaid = (key: string): boolean => {
  const [first = '', ...rest] = key.split('.');
  const own = namespaces.find(({ name }) => name === first);
  if (own) return has(own.texts, rest);
  const textsOf = (name: string) => namespaces.find((one) => one.name === name)?.texts;
  return (
    has(textsOf('common'), key.split('.')) || has(textsOf('admin'), ['refusal', ...key.split('.')])
  );
};
/** The keys a source gives with an error: of a field, of a line of a file, of the whole. */
const keysIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /\b(?:messageKey|error|code)\b\s*[:=]\s*(?:[^'";{}()]*\?\s*)?'([\w]+(?:\.[\w]+)+)'/g,
    ),
  ].flatMap(([, key]) => key ?? []);

test('what the API says by a key has a text', () => {
  const files = globSync('{apps/server/src,packages/contract/src}/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.|\/test(?:ing)?\//.test(file),
  );
  const given = files.flatMap((file) => keysIn(textOf(file)).map((key) => ({ file, key })));
  expect(given.length).toBeGreaterThan(120);
  expect(given.filter(({ key }) => !isSaid(key))).toEqual([]);
  expect(Object.keys(errorStatus).filter((key) => !isSaid(key))).toEqual([]);
});

test.each([
  [
    'a key of a field',
    "[{ field: 'closedUntil', messageKey: 'branchOffice.error.closedTooLong' }]",
  ],
  ['one of two', "messageKey: isLate ? 'branchOffice.error.closedTooLong' : 'validation.date'"],
  ['a rule of the contract', "z.refine(isShort, { error: 'validation.closedTooLong' })"],
])('%s without a text is found', (_what, text) =>
  expect(keysIn(text).filter((key) => !isSaid(key))).toHaveLength(1),
);
test('a text with forms of number is one', () => expect(isSaid('validation.required')).toBe(true));
