import { describe, expect, it } from 'vitest';
import { owners, sqlProblems, tablesIn } from './sql.mjs';

const tables = Object.values(owners).flatMap((names) => names.split(' '));
const planted = (file: string, text: string) =>
  sqlProblems([{ file: `apps/server/src/${file}`, text }], tables);

describe('a table written by another room is refused', () => {
  it.each([
    ['a movement', 'money/deposit/card.queries.ts', 'sql`insert into movement (id) values (1)`'],
    ['an entry', 'money/deposit/card.queries.ts', 'sql`delete from ledger_entry where id = 1`'],
    ['a lot', 'money/deposit/card.queries.ts', 'sql`update credit_lot set held = 0`'],
    ['by an alias', 'content/home/home.queries.ts', 'sql`update offer o set position = 1`'],
    ['in quotes', 'content/home/home.queries.ts', 'sql`update "user" set active = false`'],
    ['by a built name', 'content/home/a.queries.ts', "sql`update ${sql.table('offer')} set x = 1`"],
    ['by the builder', 'content/home/a.queries.ts', "db.updateTable('offer').set({})"],
    ['from the kernel', 'kernel/crud/write-rows.ts', 'sql`delete from credit_lot`'],
    ['from the platform', 'platform/jobs/index.ts', 'sql`insert into session (id) values (1)`'],
  ])('%s', (_what, file, text) => expect(planted(file, text)).toHaveLength(1));
});

describe('a table that is written under a name known at run time is said', () => {
  const named = 'sql`insert into ${sql.table(table)} (id) values (1)`';
  it.each([
    ['by a made name', named],
    ['by a value', 'sql`update ${table} set x = 1`'],
    ['by the builder', 'db.deleteFrom(table)'],
  ])('%s', (_what, text) => expect(planted('content/home/a.queries.ts', text)).toHaveLength(1));
  it('unless the kernel writes it for its room, or the list says which it may be', () => {
    expect(planted('kernel/crud/write-rows.ts', named)).toEqual([]);
    expect(planted('money/book/post.queries.ts', named)).toEqual([]);
  });
  it('and the list says nothing that is no longer so', () =>
    expect(planted('money/book/post.queries.ts', 'sql`select 1`')).toHaveLength(1));
});

describe('SQL outside its files is refused', () => {
  it.each([
    ['plain', 'sql`select 1`'],
    ['raw', "sql.raw('select 1')"],
    ['under another name', "import { sql as q } from 'kysely';"],
    ['past the select list', 'db.executeQuery(made)'],
  ])('%s', (_what, text) =>
    expect(planted('money/payment/code.handlers.ts', text)).toHaveLength(1),
  );
});

it.each(['current_date', 'now()::date', 'localtimestamp'])(
  'a day of the database is no day of business: %s',
  (day) => {
    const text = `sql\`select 1 where until >= ${day}\``;
    expect(planted('money/payment/code.queries.ts', text)).toHaveLength(1);
  },
);

it('a table nobody owns, and an owner of no table, are named', () => {
  expect(sqlProblems([], [...tables, 'voucher'])).toEqual([
    'table voucher: tools/sql.mjs does not say who writes it',
  ]);
  expect(sqlProblems([], tables.slice(1))).toHaveLength(1);
  expect(tablesIn('export interface DB {\n  offer: OfferTable;\n}')).toEqual(['offer']);
});

it('nothing is said against reading, locking, and a room that writes its own', () => {
  const reads = 'sql`select o.id from offer o join partner p on true for update of o`';
  expect(planted('content/home/home.queries.ts', reads)).toEqual([]);
  expect(planted('catalogue/offer/offer.queries.ts', 'sql`update offer o set x = 1`')).toEqual([]);
});
