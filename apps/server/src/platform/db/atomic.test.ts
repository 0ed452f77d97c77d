import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { atomic, type Db } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  await database.pool.query('create table counter (id int primary key, amount int not null)');
});
beforeEach(() =>
  database.pool.query('truncate counter; insert into counter values (1, 0), (2, 0)'),
);
afterAll(() => database.drop());

const add = (db: Db, id: number) =>
  sql`update counter set amount = amount + 1 where id = ${id}`.execute(db);
const amounts = async () =>
  (
    await sql<{ amount: number }>`select amount from counter order by id`.execute(database.db)
  ).rows.map(({ amount }) => amount);

it('undoes everything when the work fails', async () => {
  await expect(
    atomic(database.db, async (tx) => {
      await add(tx, 1);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await amounts()).toEqual([0, 0]);
});

it('undoes only the inner work when that fails', async () => {
  await atomic(database.db, async (tx) => {
    await add(tx, 1);
    await atomic(tx, async (inner) => {
      await add(inner, 2);
      await sql`select 1 / 0`.execute(inner);
    }).catch(() => {});
    await add(tx, 1);
  });
  expect(await amounts()).toEqual([2, 0]);
});

it('runs again after a serialization failure, and loses no update', async () => {
  const increment = () =>
    atomic(
      database.db,
      async (tx) => {
        const { rows } = await sql<{
          amount: number;
        }>`select amount from counter where id = 1`.execute(tx);
        await sql`update counter set amount = ${(rows[0]?.amount ?? 0) + 1} where id = 1`.execute(
          tx,
        );
      },
      'serializable',
    );
  await Promise.all([increment(), increment(), increment()]);
  expect(await amounts()).toEqual([3, 0]);
});

it('runs again after a deadlock', async () => {
  let waiting = 2;
  let release = () => {};
  const bothHaveOne = new Promise<void>((resolve) => {
    release = resolve;
  });
  const swap = (first: number, second: number) =>
    atomic(database.db, async (tx) => {
      await add(tx, first);
      if ((waiting -= 1) <= 0) release();
      await bothHaveOne;
      await add(tx, second);
    });
  await Promise.all([swap(1, 2), swap(2, 1)]);
  expect(await amounts()).toEqual([2, 2]);
});
