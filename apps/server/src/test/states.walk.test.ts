import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readListedValues } from './listed-values.ts';
import { listStates, readRules } from './states.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

const root = new URL('../../../../', import.meta.url);
const isOfTests = (file: string): boolean =>
  /\.test\.|\.gen\.ts$|\/test\/|\/testing\/|-template\.ts$/.test(file);
const sources = globSync('{packages/contract,apps/server,apps/web}/src/**/*.{ts,tsx}', {
  cwd: root,
})
  .filter((file) => !isOfTests(file))
  .map((name) => ({ name, text: readFileSync(new URL(name, root), 'utf8') }));
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
  const found = listStates(lists, [...sources, ...rules]);
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
])('%s is such a place', (_what, name, text) =>
  expect(listOf(name, text)).toContain(`  ${name}: `),
);
it('what is compiled, and what is about something else, is none', () => {
  expect(listOf('payout-batch.ts', `const tones = { DRAFT: 'a' } satisfies Of<'DRAFT'>`)).toBe('');
  expect(listOf('settlement.ts', `status === 'DRAFT'`)).toBe('');
});
