import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Currency, languages } from '@cafeteria/contract';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
/** Every language in a row, as words or as names of values. */
const list = new RegExp(
  languages.map((language) => `['"]?\\b${language}\\b['"]?`).join(String.raw`\s*,\s*`),
);
type Source = { readonly file: string; readonly text: string };
const listedIn = (sources: readonly Source[]): readonly string[] =>
  sources.filter(({ text }) => list.test(text)).map(({ file }) => file);

/** Where they stand in a row and a further one would be missed by the compiler or by a walk. */
const named = [
  // the list
  'packages/contract/src/vocabulary/words.ts',
  // keys of what the compiler wants whole
  'apps/server/demo/place/opening-hours.ts',
  'apps/server/src/money/gate/demo/demo.texts.ts',
  'apps/server/seed/subcategories.ts',
  'apps/server/src/test/factories.ts',
];
const sources = globSync(
  '{apps/server/{src,seed,basemap,demo},apps/web/src,packages/*/src,e2e,bench}/**/*.{ts,tsx}',
  { cwd: root, exclude: ['**/node_modules/**'] },
)
  .filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

it('the languages are listed once: everything else takes them from the contract', () => {
  expect(sources.length).toBeGreaterThan(2_000);
  expect(listedIn(sources).toSorted()).toEqual(named.toSorted());
});
it('a second list is found, whatever it is written as', () => {
  const planted = [
    `const languages = ['cs', 'sk', 'en'] as const;`,
    `const { cs, sk, en } = name;`,
    `const languages = 'cs, sk, en';`,
    `['cs', 'en']; name.cs; [cs, csEn]`,
  ].map((text, at) => ({ file: String(at), text }));
  expect(listedIn(planted)).toEqual(['0', '1', '2']);
});

/** A currency that is told from "the other one": a third is neither, and the compiler sees nothing. */
const comparison = new RegExp(
  String.raw`[!=]==?\s*['"](?:${Currency.options.join('|')})['"]|\bcase ['"](?:${Currency.options.join('|')})['"]`,
);
const comparesIn = (texts: readonly Source[]): readonly string[] =>
  texts.filter(({ text }) => comparison.test(text)).map(({ file }) => file);

it('no currency is told from the other by name: what differs stands in tables the compiler wants whole', () => {
  expect(comparesIn(sources.filter(({ file }) => !/\/(?:test|testing)\//.test(file)))).toEqual([]);
});
it('a comparison with a currency is found', () => {
  const planted = [
    `const code = currency === 'EUR' ? 58 : 30;`,
    `if (story.currency !== 'CZK') return;`,
    `switch (currency) { case 'EUR': return 2; }`,
    `const codes = { CZK: 30, EUR: 58 }; codes[currency]; other === currency`,
  ].map((text, at) => ({ file: String(at), text }));
  expect(comparesIn(planted)).toEqual(['0', '1', '2']);
});

/** By whose clock days begin: a product for a third country changes it in one place. */
const zonesIn = (texts: readonly Source[]): readonly string[] =>
  texts
    .filter(({ file, text }) => file.includes('/src/') && /['"`]Europe\/\w+['"`]/.test(text))
    .map(({ file }) => file);

it('the zone of business days is named once, and that of a gate by the gate', () => {
  expect(zonesIn(sources).toSorted()).toEqual([
    'apps/server/src/money/gate/csob/csob.signature.ts',
    'packages/i18n/src/formats.ts',
    // how the field is used, in its documentation
    'packages/ui/src/pickers/DateTimeField.tsx',
  ]);
});
it('a second one is found in code and in SQL', () => {
  const planted = [
    `const zone = 'Europe/Prague';`,
    "sql`now() at time zone 'Europe/Prague'`",
    '/** The business day (Europe/Prague). */',
  ].map((text, at) => ({ file: `apps/server/src/${at}.ts`, text }));
  expect(zonesIn(planted)).toEqual(['apps/server/src/0.ts', 'apps/server/src/1.ts']);
});
