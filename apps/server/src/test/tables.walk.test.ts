import { MediaUsage, picturedTags, ScheduledContent } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { camelCase, ownerColumn, snakeCase } from '../kernel/table/index.ts';
import { columnTypes } from '../platform/db/index.ts';
import { tables } from '../tables.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

type Column = { readonly table: string; readonly column: string };
type Key = Column & { readonly target: string };
let database: TestDatabase;
let keys: readonly Key[];
beforeAll(async () => {
  database = await cloneDatabase();
  keys = (
    await sql<Key>`
      select
        c.conrelid::regclass::text as table, a.attname as column,
        c.confrelid::regclass::text as target
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(database.db)
  ).rows.map(({ table, column, target }) => ({
    table: plain(table),
    column,
    target: plain(target),
  }));
});
afterAll(() => database.drop());

const plain = (name: string): string => name.replaceAll('"', '');
const keyOf = ({ table, column }: Column): string => `${table}.${column}`;
const sorted = (columns: readonly Column[]): string[] => columns.map(keyOf).toSorted();

/** The columns of uuids that refer to nothing, each with its reason. */
const ownUuids: Readonly<Record<string, string>> = {
  'media.uuid': 'the name of the picture itself',
  'session.id': 'what the session is called in the list its owner sees',
};

/** Days of what readers see by which nothing begins and nothing ends for them, each with its reason. */
const daysOfNoEnd: Readonly<Record<string, string>> = {};

const listsOf = (table: (typeof tables)[number]) => [
  ...Object.values(table.links),
  ...Object.values(table.parts),
  ...table.mentions,
];
const described = tables.flatMap((table): Column[] => [
  ...table.pictures.map((column) => ({ table: table.table, column })),
  ...Object.values(table.links).flatMap((link) =>
    link.isPicture ? [{ table: link.table, column: link.target }] : [],
  ),
  ...Object.values(table.parts).flatMap((part) =>
    (part.pictures ?? []).map((field) => ({ table: part.table, column: snakeCase(field) })),
  ),
  ...table.mentions.map((mention) => ({ table: mention.table, column: mention.target })),
]);

describe('the descriptions of the tables', () => {
  it('know every day on which something ends for readers, whose answers are kept until then', async () => {
    const { rows } = await sql<Column>`
      select table_name as table, column_name as column
      from information_schema.columns
      where table_schema = 'public' and data_type = 'date'`.execute(database.db);
    const found = rows.filter((day) =>
      tables.some(
        ({ table, isUnseen, lastDays }) =>
          table === day.table && !isUnseen && !lastDays.includes(day.column),
      ),
    );
    expect(sorted(found)).toEqual(Object.keys(daysOfNoEnd).toSorted());
  });
  it('know every column that refers to a picture', () => {
    expect(sorted(described)).toEqual(sorted(keys.filter(({ target }) => target === 'media')));
    for (const { pictures, adminPictures } of tables)
      expect(pictures).toEqual(expect.arrayContaining([...adminPictures]));
  });

  it('see every uuid: each column of one is a foreign key, in any table', () => {
    const uuids = Object.entries(columnTypes).flatMap(([table, columns]) =>
      Object.entries(columns).flatMap(([column, type]) =>
        type === 'uuid' || type === '_uuid' ? [{ table, column }] : [],
      ),
    );
    const known = new Set([...keys.map(keyOf), ...Object.keys(ownUuids)]);
    expect(sorted(uuids).filter((column) => !known.has(column))).toEqual([]);
    expect(sorted(uuids)).toEqual(expect.arrayContaining(Object.keys(ownUuids)));
  });

  it('know everything that ends by itself', async () => {
    const { rows } = await sql<Column>`
      select table_name as table, column_name as column
      from information_schema.columns
      where table_schema = 'public' and column_name ~ '(^|_)valid_to$'`.execute(database.db);
    const known = tables.flatMap(({ table, hasValidity, lastDays }): Column[] => [
      ...(hasValidity ? [{ table, column: 'valid_to' }] : []),
      ...lastDays.map((column) => ({ table, column })),
    ]);
    expect(sorted(known)).toEqual(sorted(rows));
  });

  it('have a name and a switch where the dashboard tells what comes by itself', () => {
    const passing = tables.filter(({ hasValidity }) => hasValidity);
    const words = ScheduledContent.shape.entity.options;
    expect(passing.map(({ table }) => camelCase(table)).toSorted()).toEqual(words.toSorted());
    for (const { name, columns } of passing) {
      expect(name).toBeDefined();
      expect(columns).toHaveProperty('active');
    }
  });

  it('say every rule of the database: what checks.txt says', async () => {
    const { rows } = await sql<{ rule: string }>`
      select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as rule
      from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0
      order by 1`.execute(database.db);
    expect(rows.length).toBeGreaterThan(100);
    // a list of values that is replaced by a migration takes no other rule with it
    await expect(`${rows.map(({ rule }) => rule).join('\n')}\n`).toMatchFileSnapshot(
      '../../checks.txt',
    );
  });

  it('have every list in a table that refers to its record', () => {
    for (const table of tables)
      for (const list of listsOf(table))
        expect(keys).toContainEqual({
          table: list.table,
          column: ownerColumn(table),
          target: table.table,
        });
  });

  it('forget no list: whatever is deleted with a record is one of its lists', async () => {
    const { rows } = await sql<Column>`
      select conrelid::regclass::text as table, confrelid::regclass::text as column
      from pg_constraint
      where contype = 'f' and confdeltype = 'c'`.execute(database.db);
    const lists = new Set<string>(
      tables.flatMap((table) => listsOf(table).map((list) => list.table)),
    );
    const managed = new Set<string>(tables.map(({ table }) => table));
    const owned = rows.filter(({ column }) => managed.has(plain(column)) && column !== '"user"');
    expect(owned.map(({ table }) => plain(table)).filter((name) => !lists.has(name))).toEqual([]);
  });

  it('leave no column of a part out', () => {
    for (const table of tables)
      for (const part of Object.values(table.parts))
        expect(Object.keys(columnTypes[part.table]).toSorted()).toEqual(
          [ownerColumn(table), 'position', ...part.fields.map(snakeCase)].toSorted(),
        );
  });

  const pictured = tables.filter(
    ({ pictures, links, parts, mentions }) =>
      pictures.length + mentions.length > 0 ||
      Object.values(links).some(({ isPicture }) => isPicture) ||
      Object.values(parts).some((part) => part.pictures?.length),
  );
  it('have a screen for whatever holds pictures, by a word of the contract', () => {
    const words = MediaUsage.shape.entity.options;
    for (const { screen, ofClient } of pictured)
      expect(words).toEqual(expect.arrayContaining([screen, ofClient?.screen ?? screen]));
  });

  it('have a cache tag for whatever holds pictures, and for nothing else', () => {
    expect(pictured.map(({ screen }) => screen).toSorted()).toEqual(picturedTags.toSorted());
  });
});
