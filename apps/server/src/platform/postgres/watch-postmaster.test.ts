import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJobs, defineJob } from '../jobs/index.ts';
import { openDatabase } from '../db/index.ts';
import { startEmbeddedPostgres } from './index.ts';
import { watchPostmaster } from './watch-postmaster.ts';

let dataDir: string;
const settings = { fsync: 'off', shared_buffers: '16MB' };
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'cafeteria-killed-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const postmasterOf = (folder: string): number =>
  Number.parseInt(readFileSync(path.join(folder, 'pg18/postmaster.pid'), 'utf8'), 10);

it('a killed PostgreSQL comes back with its data, and so do the jobs, which say it once', async () => {
  const messages: string[] = [];
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings,
    log: (message) => messages.push(message),
  });
  const { db, close } = openDatabase({ connection: postgres.connection });
  const jobs = createJobs({
    connection: postgres.connection,
    log: (message) => messages.push(message),
  });
  let done = 0;
  jobs.define(
    defineJob({
      name: 'counted',
      work: async () => {
        done += 1;
      },
    }),
  );
  for (const name of ['one', 'two', 'three'])
    jobs.define(defineJob({ name, work: async () => {} }));
  await jobs.start();
  await sql`create table kept as select 1 as id`.execute(db);
  const pid = postmasterOf(dataDir);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => messages.filter((line) => /is back/.test(line))).toHaveLength(1);
  await expect
    .poll(() =>
      sql`select id from kept`.execute(db).then(
        ({ rows }) => rows,
        () => [],
      ),
    )
    .toEqual([{ id: 1 }]);
  expect(postmasterOf(dataDir)).not.toBe(pid);
  await jobs.send(db, 'counted', {});
  await expect.poll(() => done).toBe(1);
  const complaints = messages
    .filter((line) => line.startsWith('jobs: '))
    .map((line) => line.replace(/\(Queue.*/, ''));
  expect(complaints).toEqual([...new Set(complaints)]);
  await jobs.stop();
  await close();
  await postgres.stop();
  expect(messages.filter((line) => /has died/.test(line))).toHaveLength(1);
});

describe('a process that is watched', () => {
  /** The number of a process that has ended. */
  const deadPid = async (): Promise<number> => {
    const child = spawn('true');
    await new Promise((resolve) => child.once('exit', resolve));
    return child.pid ?? 0;
  };
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('and cannot be brought back is reported once', async () => {
    const lost: string[] = [];
    const { stop } = watchPostmaster({
      pid: await deadPid(),
      revive: () => Promise.reject(new Error('not allowed')),
      hasRoom: () => true,
      log: () => {},
      onLost: ({ message }) => lost.push(message),
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lost).toEqual(['not allowed']);
    await stop();
  });

  it('and dies again and again is given up', async () => {
    const dead = await deadPid();
    const lost: string[] = [];
    let revivals = 0;
    const { stop } = watchPostmaster({
      pid: dead,
      revive: async () => {
        revivals += 1;
        return dead;
      },
      hasRoom: () => true,
      log: () => {},
      onLost: ({ message }) => lost.push(message),
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([revivals, lost]).toEqual([5, ['it has died 5 times within an hour']]);
    await stop();
  });

  it('and finds its disk full is tried again until there is room', async () => {
    const dead = await deadPid();
    const messages: string[] = [];
    const lost: string[] = [];
    let isFull = true;
    let tries = 0;
    const { stop } = watchPostmaster({
      pid: dead,
      revive: async () => {
        tries += 1;
        if (isFull) throw new Error('it ended again and again');
        return process.pid;
      },
      hasRoom: () => !isFull,
      log: (message) => messages.push(message),
      onLost: ({ message }) => lost.push(message),
    });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(tries).toBeGreaterThan(20);
    isFull = false;
    await vi.advanceTimersByTimeAsync(11_000);
    await stop();
    expect(lost).toEqual([]);
    expect(messages).toEqual([
      expect.stringContaining('has died'),
      expect.stringContaining('its disk is full'),
      expect.stringContaining('is back'),
    ]);
  });
});
