import { describe, expect, it } from 'vitest';
import { problemsOf, readMigration } from './migration-file.ts';

const problems = (sql: string, word = 'expand') =>
  problemsOf(readMigration('0100_try.sql', `-- ${word}\n${sql}`));

describe('a migration', () => {
  it('says in its first line what it asks of the versions beside it', () => {
    expect(readMigration('0100_a.sql', '-- contract\ndrop table a;').kind).toBe('contract');
    expect(readMigration('0012_a.sql', 'drop table a;').kind).toBe('baseline');
    expect(() => readMigration('0100_a.sql', 'create table a (id int);')).toThrow(/first line/);
  });

  it.each([
    ['drop table a;', 'takes something away'],
    ['alter table a drop column b;', 'takes something away'],
    ['drop index a_b;', 'no index: a_b (say "-- speeds only a_b" where that is so)'],
    ['alter table a rename column b to c;', 'gives something another name'],
    ['alter table a alter column b type bigint;', 'gives a column another type'],
    [
      'alter table a alter column b set not null;',
      'asks for what the version before may not fill in',
    ],
    ['alter table a add column b text not null;', 'a column the version before does not fill in'],
    [
      'alter table a add constraint c check (b > 0);',
      'another constraint: c (say "-- widens c" or "-- kept already c" where that is so)',
    ],
    ['alter table a add unique (b);', 'a constraint without a name'],
    ['create unique index i on a (b);', 'rows the version before may write twice'],
    ['delete from a;', 'takes rows away'],
    ['alter table a drop column b; alter table a add column b text;', 'takes something away'],
    [
      'alter table a drop column b, add column c int generated always as (d) stored;',
      'takes something away',
    ],
    [
      'alter table a drop column b; alter table c add column b int generated always as (d) stored;',
      'takes something away',
    ],
    [
      'drop index i; create index j on a (b);',
      'no index: i (say "-- speeds only i" where that is so)',
    ],
    [
      'drop index i; create unique index i on a (b);',
      'no index: i (say "-- speeds only i" where that is so)',
      'rows the version before may write twice',
    ],
    [
      'create index concurrently i on a (b);',
      'an index is made concurrently in no transaction, and nothing else is',
    ],
  ])('that expands is not this: %s', (sql, ...why) => {
    expect(problems(sql)).toEqual(why);
    expect(problems(sql, 'contract')).toEqual([]);
  });

  it.each([
    'create table b (id int not null unique); create unique index i on b (id);',
    'create table b (id int); alter table b add constraint c check (id > 0);',
    'alter table a add column b boolean not null default false check (not b or c is null);',
    "comment on table a is 'drop table a; rename';",
    'alter table a drop column b, add column b boolean generated always as (c(d)) stored;',
    'drop index i; create index i on a (b);',
    '-- widens a_kind\nalter table a drop constraint a_kind, add constraint a_kind check (b in (1, 2));',
    '-- speeds only a_b\ndrop index if exists a_b;',
    '-- kept already c\nalter table a add constraint c check (b > 0) not valid;',
    'create function f() returns trigger language plpgsql as $$ begin delete from a; return new; end $$;',
  ])('that expands may be this: %s', (sql) => {
    expect(problems(sql)).toEqual([]);
  });

  it('makes an index concurrently where it says so', () => {
    expect(problems('create index concurrently i on a (b);', 'expand, no transaction')).toEqual([]);
  });
});
