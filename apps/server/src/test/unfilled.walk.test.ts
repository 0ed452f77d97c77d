/** A field that gets another name leaves a column behind: nobody fills it, and the compiler does not read SQL. */
import { globSync, readFileSync } from 'node:fs';
import { api, type Route } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { camelCase } from '../kernel/table/index.ts';
import { tables } from '../tables.ts';
import { openFilledApp } from './filled-app.ts';
import { type Column, isWritten, keptTheSame, type Trigger, unfilledProblems } from './unfilled.ts';

/** What the kernel writes of every entity of administration. */
const ofKernel = ['version', 'deleted_at', 'last_modified_by', 'active'];
/** The columns whose filling neither the filled database nor a statement shows, and what fills them. */
const filledBy: Readonly<Record<string, string>> = {
  'announcement.revision': 'announcement.admin.ts, with each new text',
  'article.reading_minutes': 'article.admin.ts, from its text',
  'client_refund.returned_told_at': 'notice.queries.ts, by the name of a column that is a value',
  'credit_lot.origin_grant_id': 'the one post of the ledger (post-statement.queries.ts)',
  'movement.offer_id': 'the one post of the ledger (post-statement.queries.ts)',
};

const { test } = await openFilledApp();
const folder = new URL('../', import.meta.url);
const sources = globSync('**/*.ts', { cwd: folder })
  .filter((file) => !/\.test\.|\.gen\.|^test\/|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
/** What writes the tables of imports, whose names it is given. */
const imports = sources.filter(({ file }) => file.startsWith('kernel/import/'));
const queries = sources.filter(({ file }) => file.endsWith('.queries.ts'));
const readTriggers = async (): Promise<readonly Trigger[]> =>
  (
    await sql<Trigger>`
      select replace(t.tgrelid::regclass::text, '"', '') as table, p.prosrc as text
      from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where not t.tgisinternal`.execute(test.db)
  ).rows;

/** Those of a table's columns that stand in every row as the database puts them there by itself. */
const columnsAsMade = async (): Promise<readonly Column[]> => {
  const { rows } = await sql<Column & { made: string | null }>`
    select c.relname as table, a.attname as column, pg_get_expr(d.adbin, d.adrelid) as made
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attgenerated = '' and a.attidentity = ''`.execute(test.db);
  // what the database computes for each row (now(), a sequence) is filled by that
  const given = rows.filter(({ made }) => !made?.includes('('));
  const ofTables = [...Map.groupBy(given, ({ table }) => table)];
  const found = await Promise.all(
    ofTables.map(async ([table, columns]) => {
      const differs = columns.map(
        ({ column, made }) =>
          sql`bool_or(${sql.ref(column)} is distinct from ${sql.raw(made ?? 'null')}) as ${sql.ref(column)}`,
      );
      const { rows: one } = await sql<Record<string, boolean | null>>`
        select ${sql.join(differs)} from ${sql.table(table)}`.execute(test.db);
      return columns
        .filter(({ column }) => one[0]?.[column] !== true)
        .map(({ column }) => ({ table, column }));
    }),
  );
  return found.flat();
};

const routesOf: Readonly<Record<string, Readonly<Record<string, Route>>>> = api;
/** The fields administration may send of a table. */
const fieldsOf = (table: string): readonly string[] =>
  [camelCase(table), ...(table === 'article' ? ['magazineArticle', 'clientArticle'] : [])]
    .flatMap((word) => Object.values(routesOf[`${word}Admin`] ?? {}))
    .flatMap(({ body }) => (body instanceof z.ZodMiniObject ? Object.keys(body.shape) : []));
const managed = new Set<string>(tables.map(({ table }) => table));
const isOfImport = ({ table, column }: Column): boolean =>
  table.endsWith('_import') &&
  imports.some(({ text }) =>
    [column, camelCase(column)].some((word) => new RegExp(String.raw`\b${word}\b`).test(text)),
  );
const isOfForm = ({ table, column }: Column): boolean =>
  managed.has(table) && (ofKernel.includes(column) || fieldsOf(table).includes(camelCase(column)));
const findUnfilled = async (): Promise<readonly Column[]> => {
  const [columns, triggers] = await Promise.all([columnsAsMade(), readTriggers()]);
  const writers = [...sources, ...triggers.map(({ text }) => ({ file: 'a trigger', text }))];
  const isNobodys = (one: Column): boolean => !isOfForm(one) && !isOfImport(one);
  return [
    ...columns.filter((one) => isNobodys(one) && !isWritten(one, writers)),
    // what a trigger alone fills, it fills for the version before
    ...keptTheSame(triggers).filter((one) => isNobodys(one) && !isWritten(one, sources)),
  ];
};

it('every column is filled by something', async () => {
  const left = await findUnfilled();
  const unknown = left.filter(({ table, column }) => !(`${table}.${column}` in filledBy));
  expect(unfilledProblems(unknown, { queries, triggers: await readTriggers() })).toEqual([]);
  expect(left.map(({ table, column }) => `${table}.${column}`)).toEqual(
    expect.arrayContaining(Object.keys(filledBy)),
  );
});

describe('a column that a new name has left behind', () => {
  const badge = { table: 'partner', column: 'old_badge' };
  const reading = { file: 'a.queries.ts', text: 'query`select ${p.oldBadge} from partner p`' };

  it('is found, until a trigger carries over what the version before writes', async () => {
    await sql`alter table partner add column old_badge text not null default ''`.execute(test.db);
    expect(await findUnfilled()).toContainEqual(badge);
    const lacking = unfilledProblems([badge], { queries, triggers: await readTriggers() });
    expect(lacking).toEqual([expect.stringContaining('partner.old_badge: nothing fills it')]);
    await sql`
      create function carry_badge() returns trigger language plpgsql as $$
      begin new.headline := new.old_badge; return new; end $$`.execute(test.db);
    await sql`
      create trigger carry_badge before insert or update on partner
      for each row execute function carry_badge()`.execute(test.db);
    expect(unfilledProblems([badge], { queries, triggers: await readTriggers() })).toEqual([]);
  });
  it('is found where the trigger fills it, too, for the version before to read', async () => {
    await sql`alter table offer add column old_grade text, add column new_grade text`.execute(
      test.db,
    );
    const carry = `
      begin
        if new.old_grade is distinct from old.old_grade then new.new_grade := new.old_grade;
        else new.old_grade := coalesce(new.new_grade, 'none');
        end if;
        return new;
      end`;
    await sql`
      create function carry_grade() returns trigger language plpgsql as ${sql.lit(carry)}`.execute(
      test.db,
    );
    await sql`
      create trigger carry_grade before update on offer
      for each row execute function carry_grade()`.execute(test.db);
    await sql`update offer set new_grade = 'A'`.execute(test.db);
    const old = { table: 'offer', column: 'old_grade' };
    expect(await findUnfilled()).toContainEqual(old);
    const text = 'query`select t.old_grade from offer t`';
    expect(
      unfilledProblems([old], {
        queries: [{ file: 'a.queries.ts', text }],
        triggers: await readTriggers(),
      }),
    ).toEqual(['offer.old_grade: a.queries.ts reads what nothing fills']);
  });
  it('is read by no query', () => {
    const triggers = [{ table: 'partner', text: 'new.badge := new.old_badge' }];
    for (const text of [reading.text, 'query`select p.old_badge from partner p`'])
      expect(unfilledProblems([badge], { queries: [{ ...reading, text }], triggers })).toEqual([
        'partner.old_badge: a.queries.ts reads what nothing fills',
      ]);
  });
  it('is carried over by a trigger of its own table', () =>
    expect(
      unfilledProblems([badge], {
        queries: [],
        triggers: [{ table: 'offer', text: 'new.badge := new.old_badge' }],
      }),
    ).toHaveLength(1));
  it('is written where a statement says so, in either spelling', () => {
    const writing = (text: string) => isWritten(badge, [{ file: 'a.queries.ts', text }]);
    expect(writing("query`update partner set old_badge = ${'x'}`")).toBe(true);
    expect(writing("db.insertInto('partner').values({ oldBadge })")).toBe(true);
    expect(writing('query`update offer set old_badge = 1`')).toBe(false);
    expect(writing('query`update partner set name = 1`\n};\nquery`select old_badge`')).toBe(false);
  });
});
