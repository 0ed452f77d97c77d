import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { isDatabaseAway, listen, openDatabase } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());
const failureOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error) => error);

it('a server that takes no writes, as a standby, is as good as none', async () => {
  const { connection } = database;
  const administrator = await database.pool.connect();
  const setReadOnly = (value: 'on' | 'off') =>
    administrator.query(
      `alter database ${connection.database} set default_transaction_read_only = ${value}`,
    );
  const { db, pool, close } = openDatabase({ connection, max: 1 });
  await setReadOnly('on');
  const failure = await failureOf(sql`select 1`.execute(db));
  expect(isDatabaseAway(failure)).toBe(true);
  expect(pool.totalCount).toBe(0);
  await setReadOnly('off');
  administrator.release();
  await sql`select 1`.execute(db);
  await close();
});

it('a write to a server that has become read-only fails as one to none, and the next goes elsewhere', async () => {
  const { db, close } = openDatabase({ connection: database.connection, max: 1 });
  await sql`set default_transaction_read_only = on`.execute(db);
  const write = () => sql`insert into named_lock (name) values ('read-only')`.execute(db);
  const failure = await failureOf(write());
  expect(isDatabaseAway(failure)).toBe(true);
  await write();
  await close();
});

it('no other connection of that time is used again', async () => {
  const { db, close } = openDatabase({ connection: database.connection, max: 2 });
  const mark = () => sql`set cafeteria.mark = 'old'`.execute(db);
  await Promise.all([mark(), mark()]);
  await failureOf(
    db.transaction().execute(async (tx) => {
      await sql`set transaction read only`.execute(tx);
      await sql`insert into named_lock (name) values ('others')`.execute(tx);
    }),
  );
  const marks = await Promise.all(
    [1, 2].map(() =>
      sql<{ mark: string | null }>`
        select current_setting('cafeteria.mark', true) as mark, pg_sleep(0.05)`.execute(db),
    ),
  );
  expect(marks.map(({ rows }) => rows[0]?.mark ?? null)).toEqual([null, null]);
  await close();
});

it('a listener that was refused leaves no connection behind', async () => {
  await expect(listen(database.pool, '', () => {})).rejects.toThrow('zero-length');
  const countListeners = async () =>
    (
      await database.pool.query<{ count: number }>(
        `select count(*)
        from pg_stat_activity
        where query ilike 'listen%' and datname = current_database()`,
      )
    ).rows[0]?.count;
  await expect.poll(countListeners).toBe(0);
});
