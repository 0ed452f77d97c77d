import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../config/index.ts';
import { isUntouched } from '../../platform/backup/index.ts';
import { createDiskStore, createLargeS3 } from '../../platform/file-store/index.ts';
import { startS3 } from '../../platform/file-store/testing/s3-server.ts';
import { cloneDatabase } from '../../test/test-database.ts';
import { listBackups } from './names.ts';
import { backupNamed, newestBackup, openBackups } from './place.ts';
import { putBack } from './put-back.ts';
import { takeBackup } from './take.ts';

const s3 = await startS3();
const test = await cloneDatabase();
const folder = mkdtempSync(join(tmpdir(), 'backup-s3-'));
const key = await generateX25519Identity();
const recipients = [await identityToRecipient(key)];
const bucket = (changed: Partial<typeof s3.settings> = {}) =>
  createLargeS3({ ...s3.settings, ...changed }, 'backup', 8 * 1_024);
const environment = {
  DATA_DIR: folder,
  BACKUP_S3_URL: s3.settings.url,
  BACKUP_S3_REGION: s3.settings.region,
  BACKUP_S3_KEY_ID: s3.settings.keyId,
  BACKUP_S3_SECRET: s3.settings.secret,
};
const take = (backups = bucket()) =>
  takeBackup({
    pool: test.pool,
    dataDir: folder,
    media: createDiskStore(join(folder, 'media')),
    backups,
    folder: join(folder, 'backup'),
    recipients,
    hasOwnKey: false,
  });

beforeEach(s3.reset);
afterAll(async () => {
  await s3.stop();
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup on its way into a bucket', () => {
  it('that is cut off in the middle is no backup, there or here, and the next one is', async () => {
    s3.state.refuses = (request) => request.includes('partNumber=3');
    await expect(take()).rejects.toThrow('503 SlowDown');
    expect(await listBackups(bucket())).toEqual([]);
    expect(s3.uploads.size).toBe(0);
    // what lay in the clear until it was sent
    expect(await readdir(join(folder, 'backup'))).toEqual([]);
    s3.state.refuses = () => false;
    const { name } = await take();
    expect(await listBackups(bucket())).toEqual([name]);
  }, 30_000);
  it('whose database goes away leaves nothing, and that is what is said', async () => {
    const { pool } = test;
    let killing: Promise<unknown> | undefined;
    s3.state.refuses = (request) => {
      // once: what kills later kills what kills first, and the tests after this one
      if (request.includes('partNumber=2'))
        killing ??= pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        );
      return false;
    };
    await expect(take()).rejects.toThrow(/connection/i);
    await killing;
    expect(await listBackups(bucket())).toEqual([]);
    expect(s3.uploads.size).toBe(0);
  });
  it.each([
    ['a wrong secret', { secret: 'x' }, '403 SignatureDoesNotMatch'],
    ['a key nobody knows', { keyId: 'x' }, '403 InvalidAccessKeyId'],
    ['a bucket that is not there', { url: `${s3.settings.url}2` }, '404 NoSuchBucket'],
  ])('with %s ends at once, in one line', async (_what, changed, why) => {
    const error: unknown = await take(bucket(changed)).then(
      () => undefined,
      (failed: unknown) => failed,
    );
    expect(error instanceof Error && error.message).toMatch(new RegExp(`^[^\n]*: ${why}$`));
    expect(s3.state.requests).toHaveLength(1);
  });
});

describe('a backup in a bucket', () => {
  it('whose fetching is cut off leaves the database as new as it was', async () => {
    await take();
    const target = await cloneDatabase('template1');
    let fetched = 0;
    s3.state.refuses = (request) => request.startsWith('GET') && (fetched += 1) > 3;
    const backup = backupNamed(bucket(), [...s3.objects.keys()][0]?.slice('backup/'.length) ?? '');
    await expect(putBack(backup, [key], target)).rejects.toThrow('503 SlowDown');
    expect(await isUntouched(target.pool)).toBe(true);
    await target.drop();
  }, 30_000);
  it('is meant by its name, and by the moment before which it was made', async () => {
    const files = openBackups(parseEnvironment(environment));
    const names = ['cafeteria-20261124T180000Z.backup', 'cafeteria-20261125T180000Z.backup'];
    for (const name of [...names, 'notes.txt'])
      s3.objects.set(`backup/${name}`, { bytes: Buffer.from('x'), meta: undefined });
    const [older = '', newer = ''] = names;
    expect(await listBackups(files)).toEqual([newer, older]);
    expect((await newestBackup(files)).name).toBe(`${s3.settings.url}/backup/${newer}`);
    expect((await newestBackup(files, new Date('2026-11-25T12:00Z'))).name).toMatch(older);
    expect(backupNamed(files, older).name).toBe(`${s3.settings.url}/backup/${older}`);
    expect(backupNamed(files, `./${older}`).name).toBe(`./${older}`);
  });
  it('is not taken for one of another installation, which has a folder of its own there', async () => {
    s3.objects.set('test/cafeteria-20261124T180000Z.backup', {
      bytes: Buffer.from('x'),
      meta: undefined,
    });
    const at = (more: object) =>
      listBackups(openBackups(parseEnvironment({ ...environment, ...more })));
    expect(await at({})).toEqual([]);
    expect(await at({ BACKUP_S3_FOLDER: 'test' })).toHaveLength(1);
  });
  it('needs its keys, which stand in files too', () => {
    expect(() => parseEnvironment({ ...environment, BACKUP_S3_SECRET: '' })).toThrow(
      'BACKUP_S3_URL needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET',
    );
  });
});
