import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { expand, migrate, reportNode } from './index.ts';
import { silentSeconds } from './nodes.queries.ts';

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

const write = (name: string, text: string): void =>
  writeFileSync(path.join(folder, `${name}.sql`), text);
const has = async (what: string): Promise<boolean> =>
  (await database.pool.query('select to_regclass($1) as it', [what])).rows[0].it !== null;

describe('a contract', () => {
  beforeEach(() => {
    write(
      '0093_node',
      readFileSync(path.join(import.meta.dirname, '../../../migrations/0093_node.sql'), 'utf8'),
    );
  });
  const nodeOf = (knows: string, ago = 0) =>
    database.pool.query(
      `insert into node (id, knows, role, seen_at)
      values (gen_random_uuid(), $1, 'all', now() - make_interval(secs => $2))`,
      [knows, ago],
    );
  const start = () => expand(database.pool, folder, { log: () => {} });

  it('waits for every node that runs to know it, and what expands does not wait for it', async () => {
    await start();
    await nodeOf('0093_node.sql');
    write('0100_gone', '-- contract\ndrop table a;');
    write('0101_more', '-- expand\ncreate table b (id int);');
    expect(await start()).toEqual(['0101_more.sql']);
    expect(await has('a')).toBe(true);
    await database.pool.query("update node set knows = '0101_more.sql'");
    expect(await start()).toEqual(['0100_gone.sql']);
    expect(await has('a')).toBe(false);
  });

  it('waits for none that was not heard of any more', async () => {
    await start();
    await nodeOf('0093_node.sql', silentSeconds + 5);
    write('0100_gone', '-- contract\ndrop table a;');
    expect(await start()).toEqual(['0100_gone.sql']);
  });

  it('keeps versions away that do not know it, where what expands lets them in', async () => {
    write('0101_more', '-- expand\ncreate table b (id int);');
    await start();
    rmSync(path.join(folder, '0101_more.sql'));
    expect(await start()).toEqual([]);
    write('0102_gone', '-- contract\ndrop table a;');
    await start();
    rmSync(path.join(folder, '0102_gone.sql'));
    await expect(start()).rejects.toThrow(/newer version of the portal \(0102_gone.sql\)/);
  });

  it('is applied by a node that reported, when the older one says that it is gone', async () => {
    const tools = { log: () => {}, warn: () => {}, role: 'all' };
    await start();
    const end = await reportNode(database.pool, folder, tools);
    write('0100_gone', '-- contract\ndrop table a;');
    expect(await start()).toEqual([]);
    await end();
    expect(await start()).toEqual(['0100_gone.sql']);
  });
});

describe('a migration of a database that is in use', () => {
  it('lets others go first while its lock is not free, and is applied then', async () => {
    await migrate(database.pool, folder);
    const reader = await database.pool.connect();
    await reader.query('begin; select * from a');
    write('0100_wider', '-- expand\nalter table a add column b int;');
    const lock = { ms: 40, tries: 50 };
    const done = migrate(database.pool, folder, { lock });
    await new Promise((resolve) => setTimeout(resolve, 100));
    // who comes later does not wait behind it for as long as the reader reads
    await database.pool.query('select count(*) from a');
    await reader.query('commit');
    reader.release();
    expect(await done).toEqual(['0100_wider.sql']);
  });

  it('says what it waited for in vain, and leaves no trace', async () => {
    await migrate(database.pool, folder);
    const reader = await database.pool.connect();
    await reader.query('begin; select * from a');
    write('0100_wider', '-- expand\ncreate table b (id int); alter table a add column b int;');
    await expect(migrate(database.pool, folder, { lock: { ms: 20, tries: 2 } })).rejects.toThrow(
      /0100_wider.*lock timeout/,
    );
    await reader.query('commit');
    reader.release();
    expect(await has('b')).toBe(false);
  });

  it('rebuilds an index that an attempt left half built', async () => {
    await migrate(database.pool, folder);
    await database.pool.query('insert into a values (1)');
    const text = '-- expand, no transaction\ncreate index concurrently a_id on a (id);';
    await expect(
      database.pool.query('create unique index concurrently a_id on a (id)'),
    ).rejects.toThrow(/could not create unique index/);
    write('0100_found', text);
    const all = await Promise.all([1, 2].map(() => migrate(database.pool, folder)));
    expect(all.flat()).toEqual(['0100_found.sql']);
    const { rows } = await database.pool.query(
      "select indisvalid as valid, indisunique as one from pg_index where indexrelid = 'a_id'::regclass",
    );
    expect(rows).toEqual([{ valid: true, one: false }]);
  });
});
