import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../db/index.ts';
import { startEmbeddedPostgres } from './index.ts';
import { isAlive } from './postmaster.ts';

let dataDir: string;
const settings = { fsync: 'off', shared_buffers: '16MB' };
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'cafeteria-embedded-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('keeps its data over a stop and a kill, and can be adopted', async () => {
  const first = await startEmbeddedPostgres({ dataDir, settings });
  const { pool, close } = openDatabase({ connection: first.connection });
  // other accounts of the machine may at most pass through, where root runs it as another
  expect(statSync(dataDir).mode & 0o066).toBe(0);
  expect(statSync(path.join(dataDir, 'postgres.log')).mode & 0o777).toBe(0o600);
  await pool.query('create table kept (id int); insert into kept values (1)');
  await close();

  const second = await startEmbeddedPostgres({ dataDir, settings });
  expect([first.adopted, second.adopted]).toEqual([false, true]);
  await second.stop();
  const pid = Number.parseInt(readFileSync(path.join(dataDir, 'pg18/postmaster.pid'), 'utf8'), 10);
  expect(isAlive(pid)).toBe(true);

  process.kill(pid, 'SIGKILL');
  const third = await startEmbeddedPostgres({ dataDir, settings });
  const again = openDatabase({ connection: third.connection });
  expect((await again.pool.query('select id from kept')).rows).toEqual([{ id: 1 }]);
  await again.close();
  await first.stop();
  await third.stop();
  await third.stop();
});

it('says why it cannot start, and names the ways out', async () => {
  const start = startEmbeddedPostgres({
    dataDir,
    settings: { ...settings, shared_buffers: 'plenty' },
  });
  await expect(start).rejects.toThrow(
    /invalid value for parameter "shared_buffers"[\s\S]*install PostgreSQL[\s\S]*DATABASE_URL/,
  );
});
