import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openFilledApp } from './filled-app.ts';
import { keysIn, listKeys } from './json-keys.ts';

/** Columns whose keys are no names of ours, and why. */
const notOurs: Readonly<Record<string, string>> = {
  'audit.before': 'what was, under the names it had then',
  'audit.after': 'as before',
};
const whatToDo =
  'what is kept as JSON has other keys: the rows of an installation that is there have the old ones, and neither the ' +
  'compiler nor the database says so. Write the migration that turns them, or read both; then renew ' +
  'apps/server/json-keys.txt (vitest run json-keys --update)';

const { test } = await openFilledApp();
const readColumns = async () =>
  (
    await sql<{ table: string; column: string }>`
      select c.table_name as table, c.column_name as column
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.data_type = 'jsonb' and t.table_type = 'BASE TABLE'
      order by 1, 2`.execute(test.db)
  ).rows;
const valuesOf = async (table: string, column: string): Promise<readonly unknown[]> =>
  (
    await sql<{ value: unknown }>`
      select distinct ${sql.ref(column)} as value from ${sql.table(table)}`.execute(test.db)
  ).rows.map(({ value }) => value);

it('the keys of what is kept as JSON are those of json-keys.txt', async () => {
  const columns = await readColumns();
  expect(columns.length).toBeGreaterThan(40);
  expect(Object.keys(notOurs).filter((name) => !columns.some(isNamed(name)))).toEqual([]);
  const lists: string[] = [];
  for (const { table, column } of columns.filter((one) => !(nameOf(one) in notOurs)))
    lists.push(listKeys(`${table}.${column}`, await valuesOf(table, column)));
  await expect(lists.filter(Boolean).join('\n'), whatToDo).toMatchFileSnapshot(
    '../../json-keys.txt',
  );
});
const nameOf = ({ table, column }: { table: string; column: string }): string =>
  `${table}.${column}`;
const isNamed =
  (name: string) =>
  (one: { table: string; column: string }): boolean =>
    nameOf(one) === name;

it('a key that is called otherwise is another line', () => {
  expect(keysIn({ items: [{ name: 'a' }, { label: null }], 12: { x: 1 } })).toEqual([
    '*',
    '*.x',
    'items',
    'items[].name',
    'items[].label',
  ]);
  expect(listKeys('offer.price', [{ amount: 1, currency: 'CZK' }, null])).toBe(
    'offer.price\n  amount\n  currency\n',
  );
  expect(listKeys('offer.price', [null])).toBe('');
  expect(listKeys('offer.name', [{ cs: 'a', sk: null, en: null }])).toBe('');
});
