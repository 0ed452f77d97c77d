import { globSync, readFileSync } from 'node:fs';
import * as contract from '@cafeteria/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readListedValues } from './listed-values.ts';
import { listStates, type NamedList, readRules } from './states.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

const root = new URL('../../../../', import.meta.url);
const isOfTests = (file: string): boolean =>
  /\.test\.|\.gen\.ts$|\/test\/|\/testing\/|-template\.ts$/.test(file);
const sources = globSync('{packages/contract,apps/server,apps/web}/src/**/*.{ts,tsx}', {
  cwd: root,
})
  .filter((file) => !isOfTests(file))
  .map((name) => ({ name, text: readFileSync(new URL(name, root), 'utf8') }));
/** What others speak for: languages.walk, the tables of regimes, columns.txt, personal-data.walk, tags of answers. */
const spokenFor = /anguage|egime|urrenc|ountr|olour|Column|Tags$|Parts$|Format$/;
const wordsOf = (value: unknown): readonly string[] => {
  const words =
    typeof value === 'object' && value !== null && 'options' in value ? value.options : value;
  return Array.isArray(words) && words.every((word) => typeof word === 'string') ? words : [];
};
/** The lists the contract exports by name. */
const ofContract: readonly NamedList[] = Object.entries(contract)
  .map(([name, value]) => ({ name, values: wordsOf(value) }))
  .filter(({ name, values }) => values.length > 1 && !spokenFor.test(name));
const whatToDo =
  'a list of values is another, or another place tells its values apart: read the places below that list, whether ' +
  'each means the new value rightly, then renew apps/server/states.txt (vitest run states.walk --update)';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

it('what is decided by the values of a list is what states.txt says', async () => {
  const [lists, rules] = await Promise.all([readListedValues(database.db), readRules(database.db)]);
  expect([sources.length > 1000, rules.length > 100]).toEqual([true, true]);
  const found = listStates(lists, [...sources, ...rules], ofContract);
  await expect(found, whatToDo).toMatchFileSnapshot('../../states.txt');
});

const list = { table: 'payout_batch', column: 'status', values: ['DRAFT', 'APPROVED'] };
const listOf = (name: string, text: string, values = list.values): string =>
  listStates([{ ...list, values }], [{ name, text }]);

it('a new value changes the list over every place that tells its values apart', () => {
  const text = `query\`select 1 from payout_batch where status <> 'DRAFT'\``;
  expect(listOf('a.queries.ts', text)).toBe(
    'payout_batch.status: DRAFT, APPROVED\n  a.queries.ts: DRAFT\n',
  );
  expect(listOf('a.queries.ts', text, [...list.values, 'RECALLED'])).toBe(
    'payout_batch.status: DRAFT, APPROVED, RECALLED\n  a.queries.ts: DRAFT\n',
  );
});
it.each([
  ['a screen', 'PayoutBatch.tsx', `status === 'DRAFT' ? a : b`],
  ['a rule of the contract', 'payout-batch.ts', `('APPROVED' !== status)`],
  ['an index', 'index one', `payout_batch (status <> 'DRAFT'::text)`],
  ['an array', 'payout-batch.ts', `const isOpen = ['DRAFT'].includes(status)`],
  ['a set', 'PayoutBatch.tsx', `const open = new Set(['DRAFT', 'SENT']);`],
  ['a map', 'payout-batch.ts', `const tones = new Map([['DRAFT', 'soft']]);`],
  ['a part of a table', 'payout-batch.ts', `const tone: Partial<Tones> = { DRAFT: 'soft' };`],
  ['any table', 'payout-batch.ts', `x({ DRAFT: 'soft' } satisfies Record<string, string>)`],
  ['a switch for all others', 'payout-batch.ts', `switch (s) { case 'DRAFT': x(); default: y(); }`],
  ['a type without it', 'payout-batch.ts', `type Sent = Exclude<Status, 'DRAFT'>;`],
  ['one word among several', 'payout-batch.ts', `statuses.includes('DRAFT')`],
])('%s is such a place', (_what, name, text) =>
  expect(listOf(name, text)).toContain(`  ${name}: `),
);
it.each([
  ['a table whose type wants it whole', `const tones = { DRAFT: 'a' } satisfies Of<'DRAFT'>`],
  ['a switch without the others', `switch (s) { case 'DRAFT': x(); }`],
  ['another list of all', `const all = ['DRAFT', 'APPROVED'];`],
])('%s is none: it is compiled or compared', (_what, text) =>
  expect(listOf('payout-batch.ts', text)).toBe(''),
);
it('what is about something else is none', () =>
  expect(listOf('settlement.ts', `status === 'DRAFT'`)).toBe(''));

const kinds = { name: 'foundKinds', values: ['PARTNER', 'ARTICLE'] };
const namedOf = (text: string): string =>
  listStates([{ ...list, values: ['PARTNER', 'OTHER'] }], [{ name: 'found.ts', text }], [kinds]);
it('a list that no column holds is known by its own words, and by its name', () => {
  expect(namedOf(`kind === 'ARTICLE'`)).toBe('foundKinds: PARTNER, ARTICLE\n  found.ts: ARTICLE\n');
  expect(namedOf(`kind === 'PARTNER'`)).toBe('');
  expect(namedOf(`(kind: FoundKind) => kind === 'PARTNER'`)).toContain('found.ts: PARTNER');
});
