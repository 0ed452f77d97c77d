import { createHash } from 'node:crypto';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../../money/ledger/index.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { migrate } from '../../platform/migrations/index.ts';
import {
  createDiskStore,
  createLargeDisk,
  createLargeS3,
  type LargeFiles,
} from '../../platform/file-store/index.ts';
import { startS3 } from '../../platform/file-store/testing/s3-server.ts';
import { dumpDatabase, isUntouched, textOf } from '../../platform/backup/index.ts';
import { openFilledApp } from '../../test/filled-app.ts';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { makeKey, readKeys } from './keys.ts';
import { migrations } from './open.ts';
import { putBack } from './put-back.ts';
import { listBackups, timeOf } from './names.ts';
import { backupNamed, newestBackup } from './place.ts';
import { takeBackup } from './take.ts';
import { verifyBackup } from './verify.ts';

/** A hash of the rows of each table. */
const contentsOf = async (pool: pg.Pool): Promise<Record<string, string>> => {
  const contents: Record<string, string> = {};
  await dumpDatabase(pool, {
    begin: async () => {},
    table: async ({ name }, rows) => {
      const sorted = (await textOf(rows)).split('\n').toSorted().join('\n');
      contents[name] = createHash('sha256').update(sorted).digest('hex');
    },
  });
  return contents;
};

const { test } = await openFilledApp();
const sequencesOf = async (pool: pg.Pool): Promise<unknown> =>
  (
    await pool.query(
      "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1",
    )
  ).rows;

let folder: string;
let keys: readonly string[];
let recipients: readonly string[];
let file: string;
/** Where they are taken to and put back from. */
let places: Readonly<Record<string, LargeFiles>>;
const s3 = await startS3();
let contents: Record<string, string>;
let sequences: unknown;
const picture = 'media/original/ab/ab0d5f1e-0000-4000-8000-000000000001';
const targets: TestDatabase[] = [];
/** A database nobody has used. */
const emptyDatabase = async (): Promise<TestDatabase> => {
  const target = await cloneDatabase('template1');
  targets.push(target);
  return target;
};
const installation = () => {
  const { db, pool, connection } = test;
  return {
    database: { db, pool, close: async () => {} },
    isInUse: true,
    openOther: (name: string) =>
      openDatabase({ connection: { ...connection, database: name }, max: 2 }),
    close: async () => {},
  };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const keyFile = join(folder, 'key.txt');
  recipients = [await makeKey(keyFile)];
  keys = await readKeys(keyFile);
  await writeFile(join(folder, 'encryption.key'), 'the key of the installation');
  await mkdir(join(folder, 'media/original/ab'), { recursive: true });
  await writeFile(join(folder, picture), 'a picture');
  places = {
    'a folder': createLargeDisk(join(folder, 'backup')),
    'a bucket': createLargeS3(s3.settings, 'backup', 64 * 1_024),
  };
  // what runs by itself may write meanwhile: once more, then
  for (let changed = true; changed;) {
    contents = await contentsOf(test.pool);
    sequences = await sequencesOf(test.pool);
    for (const backups of Object.values(places))
      await takeBackup({
        pool: test.pool,
        dataDir: folder,
        media: createDiskStore(join(folder, 'media')),
        backups,
        folder: join(folder, 'backup'),
        recipients,
        hasOwnKey: true,
      });
    const after = [await contentsOf(test.pool), await sequencesOf(test.pool)];
    changed = JSON.stringify([contents, sequences]) !== JSON.stringify(after);
  }
  file = (await newestBackup(createLargeDisk(join(folder, 'backup')))).name;
}, 120_000);
afterAll(async () => {
  await s3.stop();
  await Promise.all(targets.map((target) => target.drop()));
  await rm(folder, { recursive: true });
});

const placeNames = ['a folder', 'a bucket'] as const;
const placeOf = (name: (typeof placeNames)[number]): LargeFiles => {
  const place = places[name];
  if (!place) throw new Error(`${name} is no place`);
  return place;
};
const atFile = (path: string) => backupNamed(createLargeDisk(folder), path);

describe('a backup', () => {
  it.each(placeNames)(
    'put back from %s is the same row for row, with its pictures and its key, and its money adds up',
    async (place) => {
      const target = await emptyDatabase();
      const dataDir = join(folder, `restored from ${place}`);
      const media = createDiskStore(join(dataDir, 'media'));
      const backup = await newestBackup(placeOf(place));
      const pictures = await putBack(backup, keys, {
        pool: target.pool,
        files: { dataDir, media },
      });
      expect([...pictures]).toEqual(['ab0d5f1e-0000-4000-8000-000000000001']);
      expect(await contentsOf(target.pool)).toEqual(contents);
      // the next record gets a number nobody has
      expect(await sequencesOf(target.pool)).toEqual(sequences);
      expect(await checkLedger(target.db)).toEqual([]);
      expect(String(await readFile(join(dataDir, picture)))).toBe('a picture');
      expect(String(await readFile(join(dataDir, 'encryption.key')))).toBe(
        'the key of the installation',
      );
      // triggers work again
      const { rows: asleep } = await target.pool.query(
        "select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'",
      );
      expect(asleep).toEqual([]);
      expect(await migrate(target.pool, migrations)).toEqual([]);
    },
    60_000,
  );

  it.each(placeNames)(
    'is verified from %s in a database that is gone afterwards',
    async (place) => {
      const backup = await newestBackup(placeOf(place));
      const { differences } = await verifyBackup(backup, keys, installation());
      expect(differences).toEqual([]);
      const { rows } = await test.pool.query(
        "select datname from pg_database where datname like 'backup_check%'",
      );
      expect(rows).toEqual([]);
    },
    60_000,
  );

  it('opens with its key alone', async () => {
    const other = join(folder, 'other.txt');
    await makeKey(other);
    const { pool } = await emptyDatabase();
    await expect(putBack(atFile(file), await readKeys(other), { pool })).rejects.toThrow(
      /no identity/i,
    );
    expect(String(await readFile(file)).includes('a picture')).toBe(false);
    await expect(makeKey(other)).rejects.toThrow('EEXIST');
  });

  it('goes into a new database only', async () => {
    const { pool } = test;
    await expect(putBack(atFile(file), keys, { pool })).rejects.toThrow(
      'used this database already',
    );
  });

  it.each([
    ['cut off', async (copy: string) => truncate(copy, (await stat(copy)).size - 100_000)],
    [
      'damaged in the middle',
      async (copy: string) => {
        const bytes = await readFile(copy);
        const middle = bytes.length >> 1;
        bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
        await writeFile(copy, bytes);
      },
    ],
  ])('that is %s leaves nothing', async (_what, harm) => {
    const copy = `${file}.copy`;
    await copyFile(file, copy);
    await harm(copy);
    const { pool } = await emptyDatabase();
    await expect(putBack(atFile(copy), keys, { pool })).rejects.toThrow();
    expect(await isUntouched(pool)).toBe(true);
  });

  it('made by a newer version is refused by name', async () => {
    const { pool } = await emptyDatabase();
    await expect(
      migrate(pool, migrations, { only: [{ name: '9999_later.sql', checksum: 'x' }] }),
    ).rejects.toThrow('no such migration: 9999_later.sql');
  });

  it('is known by the time in its name', async () => {
    expect(timeOf('cafeteria-20261125T093011Z.backup')?.toISOString()).toBe(
      '2026-11-25T09:30:11.000Z',
    );
    expect(timeOf('cafeteria-20261125T093011Z.backup.half')).toBeUndefined();
    const backups = createLargeDisk(join(folder, 'backup'));
    await writeFile(join(folder, 'backup/cafeteria-20200101T000000Z.backup'), '');
    expect((await listBackups(backups)).at(-1)).toBe('cafeteria-20200101T000000Z.backup');
    expect((await newestBackup(backups, new Date('2020-01-02'))).name).toMatch(/20200101T000000Z/);
    await expect(newestBackup(backups, new Date('2019-12-31'))).rejects.toThrow(
      /no backup of that time/,
    );
    expect(await listBackups(createLargeDisk(join(folder, 'nowhere')))).toEqual([]);
  });
});
