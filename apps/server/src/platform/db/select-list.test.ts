import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import {
  columns,
  jsonList,
  jsonObject,
  leftJoinAs,
  query,
  type RowOf,
  tableAs,
  when,
} from './select-list.ts';

const c = tableAs('category', 'c');
const s = leftJoinAs('subcategory', 's');
type Row = { readonly id: number; readonly colour: 'RED' | 'BLUE' | 'GREEN' | 'YELLOW' | 'PURPLE' };

let test: TestDatabase;
beforeAll(async () => void (test = await cloneDatabase()));
afterAll(() => test.drop());

describe('a select list', () => {
  it('is the row a query answers, under its keys', async () => {
    const { rows } = await query`
      select ${columns({
        mainColour: c.colour,
        position: c.position,
        first: sql<string | null>`c.name ->> 'cs'`,
      })}
      from category c
      where c.code = 'SPORT'`.execute(test.db);
    expect(rows).toEqual([
      { mainColour: expect.any(String), position: expect.any(Number), first: 'Sport' },
    ]);
  });

  it('nests columns as one object, as a list in order, and as null where a condition fails', async () => {
    const { rows } = await query`
      select ${columns({
        codes: jsonList(jsonObject({ code: c.code }), sql`c.code`),
        none: when(sql`false`, sql<number>`1`),
      })}
      from category c
      where c.code in ('SPORT', 'BOOKS')
      group by ()`.execute(test.db);
    expect(rows).toEqual([{ codes: [{ code: 'BOOKS' }, { code: 'SPORT' }], none: null }]);
  });

  it('has columns of a left join that may be null', async () => {
    const list = columns({ id: s.id, categoryId: s.categoryId });
    const row: RowOf<typeof list> = { id: null, categoryId: null };
    const { rows } = await query`
      select ${list} from category c left join subcategory s on false limit 1`.execute(test.db);
    expect(rows).toEqual([row]);
  });

  it('does not compile with a column missing, too many, or of another type', () => {
    const lists = [
      // @ts-expect-error -- the colour is missing
      columns<Row>({ id: c.id }),
      // @ts-expect-error -- a row has no code
      columns<Row>({ id: c.id, colour: c.colour, code: c.code }),
      // @ts-expect-error -- a code is no number
      columns<Row>({ id: c.code, colour: c.colour }),
      // @ts-expect-error -- one colour of the column is not among those of the row
      columns<{ colour: 'RED' | 'BLUE' }>({ colour: c.colour }),
      // @ts-expect-error -- without a row it is null
      columns<{ id: number }>({ id: s.id }),
    ];
    expect(lists).toHaveLength(5);
  });
});
