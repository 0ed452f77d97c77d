import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lostIndexes } from './lost-indexes.ts';
import { problemsOf, readMigrations } from './migration-file.ts';

const folder = path.join(import.meta.dirname, '../../../migrations');

it('every migration since the words are there keeps to them', () => {
  const all = readMigrations(folder);
  expect(all).toHaveLength(readdirSync(folder).filter((name) => name.endsWith('.sql')).length);
  expect(all.flatMap((one) => problemsOf(one).map((why) => `${one.name}: ${why}`))).toEqual([]);
  expect(all.some(({ kind }) => kind === 'expand')).toBe(true);
});

/** Numbers nobody took, and nobody may: a node says by the last one what it knows, so one below would seem known. */
const leftOut = [
  36, 37, 40, 42, 43, 47, 54, 55, 56, 60, 61, 64, 65, 66, 67, 68, 69, 77, 78, 79, 89, 95, 100, 108,
  109, 110,
];
it('each takes the number after the last, and none fills a gap', () => {
  const numbers = readMigrations(folder).map(({ name }) => Number(name.slice(0, 4)));
  const all = [...numbers, ...leftOut].toSorted((a, b) => a - b);
  expect(all).toEqual(all.map((_, index) => index + 1));
});

describe('an index goes with a column only where its migration says so', () => {
  it('in every migration', () => expect(lostIndexes(readMigrations(folder))).toEqual([]));

  const before = `
    create table offer (id integer, badge text, note text);
    create index offer_list on offer (id) include (note, badge) where id > 0;
    create index offer_note on offer (lower(note));`;
  const lostBy = (...later: readonly string[]) =>
    lostIndexes([before, ...later].map((text, nth) => ({ name: `000${nth + 1}_x.sql`, text })));
  const drop = 'alter table offer drop column badge;';
  const list = '0002_x.sql: offer_list goes with offer.badge: drop it there, or create it again';
  const again = 'create index offer_list on offer (id);';

  it.each([
    ['that it includes', [drop], [list]],
    [
      'beside others that go',
      ['alter table only "offer" drop column x, drop badge cascade;'],
      [list],
    ],
    [
      'that is its key',
      ['alter table offer drop column if exists note;'],
      [list, list].map((line, nth) =>
        line.replace('badge', 'note').replace('_list', nth ? '_note' : '_list'),
      ),
    ],
    [
      'that its condition asks',
      ['alter table offer drop column id;'],
      [list.replace('badge', 'id')],
    ],
    ['that an index has since another migration', [again, drop], []],
  ])('a column %s', (_what, later, lost) => expect(lostBy(...later)).toEqual(lost));

  it.each([
    ['drops it', `drop index offer_list; ${drop}`],
    ['creates it again', `${drop} ${again}`],
    ['drops a column of that name elsewhere', 'alter table partner drop column badge;'],
    ['only says so in a comment', `-- ${drop}`],
  ])('no index where a migration %s', (_what, later) => expect(lostBy(later)).toEqual([]));
});
