import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { readLongestLockWait } from './data.queries.ts';
import { locksFinding } from './locks.ts';

describe('who waits for what another holds', () => {
  let database: TestDatabase;
  const clients: pg.Client[] = [];
  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({ ...database.connection });
    await client.connect();
    clients.push(client);
    return client;
  };
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(async () => {
    for (const client of clients) await client.end();
    await database.drop();
  });

  it('is nobody where nobody does', async () => {
    expect(await readLongestLockWait(database.db)).toBeUndefined();
    expect(locksFinding(undefined)).toMatchObject({ status: 'ok' });
  });
  it.each([
    ['a table', 'lock table client in access exclusive mode', 'select count(*) from client'],
    ['a row', 'select name from migration for update', 'update migration set name = name'],
  ])('is told with the process that holds %s', async (_what, hold, wait) => {
    const [holder, waiter] = [await open(), await open()];
    const { rows } = await holder.query('select pg_backend_pid() as process');
    await holder.query('begin');
    await holder.query(hold);
    const waited = waiter.query(wait);
    await expect
      .poll(() => readLongestLockWait(database.db))
      .toMatchObject({ holder: rows[0].process });
    await holder.query('rollback');
    await waited;
    expect(await readLongestLockWait(database.db)).toBeUndefined();
  });
  it('is left alone for as long as a save may take, and then called somebody to end', () => {
    expect(locksFinding({ seconds: 9, holder: 12 })).toMatchObject({ status: 'ok' });
    expect(locksFinding({ seconds: 240.6, holder: 12 })).toStrictEqual({
      status: 'warn',
      says: 'one has waited 240 s for what process 12 of the server holds',
      todo: 'look who that is in pg_stat_activity; select pg_terminate_backend(12) ends it',
    });
  });
});
