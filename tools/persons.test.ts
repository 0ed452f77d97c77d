import { describe, expect, it } from 'vitest';
import { personProblems, spreadTables } from './persons.mjs';

const tables = ['movement', 'credit_lot', 'ledger_entry', 'credit_account'];
type Listed = { readonly why: string; readonly of: readonly string[] };
type May = { readonly reads: readonly Listed[]; readonly writes: readonly Listed[] };
const nobody: May = { reads: [], writes: [] };
const file = 'money/payment/a.queries.ts';
const planted = (body: string, may = nobody) =>
  personProblems(
    [{ file: `apps/server/src/${file}`, text: `export const asked = sql\`${body}\`;` }],
    tables,
    may,
  );

describe('a statement on money that does not say whose it is, is refused', () => {
  it.each([
    ['by a number alone', 'select 1 from movement m where m.id = ${id}'],
    ['without an alias', 'select 1 from movement where id = ${id}'],
    [
      'in a part of another',
      'select (select id from movement m where m.deposit_id = d.id) from deposit d',
    ],
    [
      'joined with its like alone',
      'select 1 from movement m join ledger_entry e on e.user_id = m.user_id where m.id = ${id}',
    ],
    ['beside one that does', 'select 1 from credit_lot l, movement m where l.user_id = ${userId}'],
    ['locked', 'select 1 from credit_account a where a.frozen_at is null for no key update'],
    ['changed', 'update credit_lot set held = 0 where id = ${id}'],
    ['taken away', 'delete from ledger_entry where movement_id = ${id}'],
    ['written', 'insert into movement (id, user_id) values (1, 2)'],
    ['one page after another', 'select 1 from credit_lot l where l.user_id > ${last}'],
    ['of a number that looks like it', 'select 1 from movement m where m.id = ${userId}'],
  ])('%s', (_what, body) => expect(planted(body)).toHaveLength(1));
  it('and so is one by the builder', () =>
    expect(planted('${db.selectFrom("movement")}')).toHaveLength(1));
});

describe('a statement on money that says whose it is, is taken', () => {
  it.each([
    ['by a value', 'select 1 from movement m where m.user_id = ${userId} and m.id = ${id}'],
    ['without an alias', 'select 1 from credit_lot where user_id = ${userId}'],
    ['of many', 'select 1 from credit_lot where user_id = any(${userIds}::int[])'],
    ['by another row', 'select 1 from "user" u join credit_account a on a.user_id = u.id'],
    ['by the statement around it', 'select 1 from ledger_entry e where e.user_id = m.user_id'],
    [
      'through what is joined',
      'select 1 from movement m join ledger_entry e on e.user_id = m.user_id\n' +
        'join credit_lot l on l.user_id = e.user_id where m.user_id = ${userId}',
    ],
    ['written', 'insert into movement (user_id, id) values (1, 2)'],
    ['changed', 'update credit_lot l set held = 0 from posting p where l.user_id = p."userId"'],
    ['in a comment', 'select 1 -- of the movement, from movement m'],
  ])('%s', (_what, body) => expect(planted(body)).toEqual([]));
});

describe('what is of everybody', () => {
  const read = 'select count(*) from movement where status = 1';
  const lock = 'select 1 from movement for update';
  const listed = [{ why: 'watched', of: [`${file}#asked`] }];
  it('is listed as a read, or as a write', () => {
    expect(planted(read, { reads: listed, writes: [] })).toEqual([]);
    expect(planted(lock, { reads: [], writes: listed })).toEqual([]);
  });
  it('does not become a write unseen', () =>
    expect(planted(lock, { reads: listed, writes: [] })).toHaveLength(1));
  it('leaves the list when it names the person', () =>
    expect(planted('select 1', { reads: listed, writes: [] })).toEqual([
      `tools/everybody.mjs: apps/server/src/${file}#asked names the person, or is no more`,
    ]));
  it('is asked of the tables the document spreads', () =>
    expect(spreadTables(`select create_distributed_table('movement', 'user_id');`)).toEqual([
      'movement',
    ]));
});
