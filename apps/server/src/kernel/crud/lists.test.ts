import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insertPartner } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';

const insert = async (from: number, to: number): Promise<void> => {
  for (let n = from; n <= to; n += 1) {
    const id = await insertPartner(test.db);
    await sql`
      update partner set
        name_sort_cs = 'podnik' || ${n % 4}::int, folded = 'podnik ' || ${n}::int,
        grade = ${['A', 'B', null][n % 3]}, score = ${n % 5}, active = ${n % 2 === 0}
      where id = ${id}`.execute(test.db);
  }
};
const test = await openTestApp();
const admin = await test.signedIn('admin');
await insert(1, 11);
await test.follow();

type Query = Parameters<typeof list>[0];
const list = async (query: {
  sortBy?: 'ID' | 'NAME' | 'ACTIVE' | 'RATING' | 'SCORING' | 'BRANCH_OFFICE_COUNT';
  sortDirection?: 'ASC' | 'DESC';
  keyword?: string;
  pageNumber?: number;
  pageSize?: number;
}) => (await admin.call(api.partnerAdmin.list, query)).body;
const idsOf = async (query: Query): Promise<number[]> =>
  (await list(query)).content.map(({ id }) => id);

describe('a list', () => {
  it.each(
    (['ID', 'NAME', 'ACTIVE', 'RATING', 'SCORING', 'BRANCH_OFFICE_COUNT'] as const).flatMap(
      (sortBy) => (['ASC', 'DESC'] as const).map((sortDirection) => ({ sortBy, sortDirection })),
    ),
  )(
    'has the same rows in the same order in pages of any size: $sortBy $sortDirection',
    async (order) => {
      const whole = await idsOf({ ...order, pageSize: 50 });
      expect(whole).toHaveLength(11);
      for (const more of [{}, { keyword: 'podnik' }]) {
        const paged: number[] = [];
        for (const pageNumber of [0, 1, 2, 3, 4])
          paged.push(...(await idsOf({ ...order, ...more, pageSize: 3, pageNumber })));
        expect(paged).toEqual(whole);
      }
    },
  );

  it('does not list what was deleted elsewhere, even before that is followed', async () => {
    const [first = 0, ...others] = await idsOf({ keyword: 'podnik' });
    const mark = (at: Date | null) =>
      sql`update partner set deleted_at = ${at} where id = ${first}`.execute(test.db);
    await mark(new Date());
    expect(await idsOf({ keyword: 'podnik' })).toEqual(others);
    await mark(null);
    await test.follow();
  });

  it('counts what is written past the product as soon as it is followed', async () => {
    const total = async (keyword?: string) =>
      (await list({ pageSize: 1, ...(keyword && { keyword }) })).totalElements;
    const before = [await total(), await total('podnik 12')];
    await insert(12, 12);
    await test.follow();
    expect([await total(), await total('podnik 12')]).toEqual([(before[0] ?? 0) + 1, 1]);
    expect(before[1]).toBe(0);
  });
});
