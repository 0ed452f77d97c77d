import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { migrate } from './index.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await cloneDatabase('template1');
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  writeFileSync(
    path.join(folder, '0001_first.sql'),
    'create table a (id int); insert into a values (1);',
  );
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

it('applies each file once', async () => {
  expect(await migrate(database.pool, folder)).toEqual(['0001_first.sql']);
  writeFileSync(path.join(folder, '0002_second.sql'), 'insert into a values (2);');
  expect(await migrate(database.pool, folder)).toEqual(['0002_second.sql']);
  expect(await migrate(database.pool, folder)).toEqual([]);
  expect((await database.pool.query('select id from a')).rowCount).toBe(2);
});

it('lets nodes start at once', async () => {
  const done = await Promise.all([1, 2, 3, 4].map(() => migrate(database.pool, folder)));
  expect(done.flat()).toEqual(['0001_first.sql']);
});

it('refuses a file that has changed since', async () => {
  await migrate(database.pool, folder);
  writeFileSync(path.join(folder, '0001_first.sql'), 'create table b (id int);');
  await expect(migrate(database.pool, folder)).rejects.toThrow(/0001_first.sql has changed/);
});

it('leaves no trace of a file that fails', async () => {
  writeFileSync(
    path.join(folder, '0002_broken.sql'),
    'create table b (id int); insert into nowhere values (1);',
  );
  await expect(migrate(database.pool, folder)).rejects.toThrow(/0002_broken.sql.*nowhere/);
  expect((await database.pool.query("select to_regclass('b') as b")).rows).toEqual([{ b: null }]);
});

it('refuses two files with one number', async () => {
  writeFileSync(path.join(folder, '0001_other.sql'), 'select 1;');
  await expect(migrate(database.pool, folder)).rejects.toThrow(/numbers of their own/);
});
