import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { startDatabase } from './boot.ts';
import { parseEnvironment } from './config/index.ts';
import { type Database, mayChangeTables, openDatabase } from './platform/db/index.ts';
import { createJobs, defineJob } from './platform/jobs/index.ts';

/** Roles are of all databases of a server: each run has its own. */
const run = randomUUID().replaceAll('-', '');
const [owner, portal, name] = [`owner_${run}`, `portal_${run}`, `roles_${run}`];
const { host, port } = inject('postgres');
const urlOf = (role: string): string =>
  `postgres://${role}:secret@localhost/${name}?host=${encodeURIComponent(host ?? '')}&port=${port}`;
const administer = async (...statements: readonly string[]): Promise<void> => {
  const { pool, close } = openDatabase({ connection: inject('postgres'), max: 1 });
  for (const statement of statements) await pool.query(statement);
  await close();
};

const config = parseEnvironment({
  DATABASE_URL: urlOf(portal),
  DATABASE_OWNER_URL: urlOf(owner),
});
const warned: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void warned.push(line) });
let database: Database;
let stop: () => Promise<void>;

beforeAll(async () => {
  await administer(
    `create role ${owner} login password 'secret'`,
    `create role ${portal} login password 'secret'`,
    `create database ${name} owner ${owner}`,
  );
  ({ database, stop } = await startDatabase(config, log));
}, 60_000);
afterAll(async () => {
  await stop();
  await administer(
    `drop database ${name} with (force)`,
    `drop role ${portal}`,
    `drop role ${owner}`,
  );
});

it('starts on an empty database, where one role makes the tables and another works', async () => {
  const { rows } = await database.pool.query('select count(*)::int as n from category');
  expect(rows[0].n).toBeGreaterThan(5);
  expect([await mayChangeTables(database.pool), warned]).toEqual([false, []]);
});

it.each([
  'create table stolen (id int)',
  'alter table "user" disable trigger all',
  'alter table "user" add column stolen text',
  'drop table "user"',
  'truncate ledger_entry',
  'create function stolen() returns int language sql as $$ select 1 $$',
  'create or replace function job.job_now() returns timestamptz language sql as $$ select null $$',
  'create schema stolen',
  'create role stolen',
  "copy category to program 'id'",
])('the working role may not: %s', async (statement) => {
  await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});

it('writes rows, also of tables the owner makes later', async () => {
  const later = openDatabase({ url: urlOf(owner), max: 1 });
  await later.pool.query('create table later (id int generated always as identity, name text)');
  await database.pool.query("insert into later (name) values ('a')");
  await database.pool.query("update later set name = 'b'");
  const { rows } = await database.pool.query('delete from later returning id, name');
  expect(rows).toEqual([{ id: 1, name: 'b' }]);
  await later.pool.query('drop table later');
  await later.close();
});

it('does its jobs, whose tables are made for it', async () => {
  const work = vi.fn(async () => {});
  const jobs = createJobs({
    connection: { connectionString: urlOf(portal) },
    makesTables: false,
    log: (message) => void warned.push(message),
  });
  jobs.define(defineJob({ name: 'tried', work, schedule: '0 4 * * *' }));
  await jobs.start();
  await database.db.transaction().execute((tx) => jobs.send(tx, 'tried', { id: 7 }));
  await vi.waitFor(() => expect(work).toHaveBeenCalledWith({ id: 7 }), { timeout: 20_000 });
  await jobs.stop();
  expect(warned).toEqual([]);
});

it('starts again, and warns where the working role could do more', async () => {
  await stop();
  await administer(`grant ${owner} to ${portal}`);
  ({ database, stop } = await startDatabase(config, log));
  expect(warned).toMatchObject([expect.stringContaining('may change tables')]);
});
