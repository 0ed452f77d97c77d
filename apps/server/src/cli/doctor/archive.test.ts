import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/index.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/postgres/index.ts';
import { lookAtArchive } from '../../system/watch/index.ts';
import { examine } from './examine.ts';

const folder = mkdtempSync(join(tmpdir(), 'archive-'));
// PostgreSQL runs as another user where we are root
chmodSync(folder, 0o755);
/** Without it the archive takes nothing, as a disk that is full does. */
const room = join(folder, 'room');

let server: EmbeddedPostgres;
let operator: pg.Client;
let url: string;
beforeAll(async () => {
  writeFileSync(room, '');
  const settings = { archive_mode: 'on' };
  server = await startEmbeddedPostgres({ dataDir: join(folder, 'server'), settings });
  const { host, user, port, database } = server.connection;
  url = `postgres:///${database}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`;
  operator = new pg.Client({ ...server.connection });
  await operator.connect();
}, 60_000);
afterAll(async () => {
  await operator.end();
  await server.stop();
  rmSync(folder, { recursive: true });
});

const look = async () => {
  const database = openDatabase({ url });
  try {
    return await lookAtArchive(database.db);
  } finally {
    await database.close();
  }
};
const ask = async () => {
  const environment = { DATA_DIR: folder, API_PORT: '9', DATABASE_URL: url };
  return (await examine(environment)).find(({ name }) => name === 'archive of the log');
};
/** How many pieces of the log the archive has taken. */
const taken = async (): Promise<number> =>
  Number(
    (await operator.query('select archived_count from pg_stat_archiver')).rows[0].archived_count,
  );
/** Ends a piece of the log, so that it is to be archived. */
const endPiece = async () => {
  await operator.query('create table if not exists written as select 1 as one');
  await operator.query('insert into written values (1)');
  await operator.query('select pg_switch_wal()');
};
describe('the archive of a server’s log', () => {
  it('is told of where it has never taken anything, though nothing was refused', async () => {
    for (let nth = 0; nth < 3; nth += 1) await endPiece();
    await operator.query(`insert into written select * from generate_series(1, 1000000)`);
    // the server counts now and then
    await expect
      .poll(async () => (await look())?.failingSeconds, { timeout: 20_000 })
      .toBeGreaterThan(0);
    expect((await look())?.waitingBytes).toBeGreaterThan(30_000_000);
    expect(await ask()).toMatchObject({
      status: 'fail',
      says: expect.stringMatching(/^has never taken anything, \d+ MB wait$/),
      todo: 'docs/runbook.md, ArchiveFails',
    });
    await operator.query(`alter system set archive_command = 'test -e ${room}'`);
    await operator.query('select pg_reload_conf()');
  });
  it('is well while it takes what there is', async () => {
    await endPiece();
    await expect.poll(taken).toBeGreaterThan(0);
    expect(await look()).toMatchObject({
      failingSeconds: null,
      waitingBytes: expect.any(Number),
    });
    expect(await ask()).toMatchObject({ status: 'ok' });
  });
  it('is told of when it is full, with what waits for it', async () => {
    rmSync(room);
    await endPiece();
    await endPiece();
    await expect
      .poll(async () => (await look())?.failingSeconds, { timeout: 20_000 })
      .not.toBeNull();
    // two pieces of the log and what has been written since
    expect((await look())?.waitingBytes).toBeGreaterThan(30_000_000);
    expect(await ask()).toMatchObject({
      status: 'fail',
      says: expect.stringMatching(/^takes nothing since \d+ min, \d+ MB wait$/),
      todo: 'docs/runbook.md, ArchiveFails',
    });
  });
  it('is well again when there is room', async () => {
    writeFileSync(room, '');
    await endPiece();
    await expect.poll(async () => (await ask())?.status, { timeout: 90_000 }).toBe('ok');
  }, 120_000);
});
