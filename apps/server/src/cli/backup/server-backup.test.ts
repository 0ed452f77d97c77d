import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseEnvironment } from '../../config/index.ts';
import { openPgbackrest } from '../../platform/backup/index.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { createDiskStore, createLargeDisk } from '../../platform/file-store/index.ts';
import { migrate } from '../../platform/migrations/index.ts';
import { findPostgresUser, startEmbeddedPostgres } from '../../platform/postgres/index.ts';
import { seedUsers } from '../../test/factories.ts';
import { testCertificates } from '../../test/certificates.ts';
import { giveCredits } from '../../test/money.ts';
import { makeKey, readKeys } from './keys.ts';
import { migrations } from './open.ts';
import { backupIn, momentOf, newestBackup } from './place.ts';
import { putBack } from './put-back.ts';
import { restoreServer, takeOfServer, verifyOfServer } from './server-backup.ts';
import { takeBackup } from './take.ts';

const binaries = '/usr/lib/postgresql/15/bin';
const program = '/usr/bin/pgbackrest';
const isInstalled = [program, `${binaries}/initdb`].every((file) => existsSync(file));

let folder: string;
let account: ReturnType<typeof findPostgresUser>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-backup-'));
  // PostgreSQL runs as another user where we are root
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('pgBackRest', () => {
  /** Answers what a test gives, as the program would. */
  const playing = async (script: string) => {
    const played = join(folder, 'pgbackrest');
    await writeFile(played, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return openPgbackrest('main', { program: played });
  };
  const info = (cipher: string, code = 0) => {
    const status = { code, message: 'missing stanza path' };
    return `echo '${JSON.stringify([{ status, cipher, db: [{ version: '15' }], backup: [] }])}'`;
  };
  it('that is not installed is named, with what to do', async () => {
    const absent = openPgbackrest('main', { program: join(folder, 'nowhere') });
    await expect(absent.look()).rejects.toThrow(
      'BACKUP_PGBACKREST_STANZA needs pgBackRest on the machine this is run on',
    );
  });
  it('that keeps backups in the clear takes none', async () => {
    await expect((await playing(info('none'))).take(true)).rejects.toThrow('repo1-cipher-type');
  });
  it('that knows no such stanza, or refuses, says so in its own words', async () => {
    await expect((await playing(info('none', 1))).look()).rejects.toThrow(
      'pgbackrest, stanza main: missing stanza path',
    );
    const refuses = 'echo "2026-11-30 P00   ERROR: [056]: unable to find primary cluster"; exit 56';
    await expect((await playing(refuses)).look()).rejects.toThrow(
      /^pgbackrest: \[056\]: unable to find primary cluster$/,
    );
  });
});

/** A store that speaks S3, by https as pgBackRest asks, with a bucket `backups`. */
const startStore = async (place: string) => {
  const [first] = testCertificates;
  const [cert, key, files] = [`${place}/s3.crt`, `${place}/s3.key`, `${place}/s3`];
  await writeFile(cert, first.cert);
  await writeFile(key, first.key);
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const listens = ['--directory', files, '--address', '127.0.0.1', '--port', '0'];
  const shows = ['--cert', cert, '--key', key, '--configure-bucket', 'backups'];
  const child = spawn(process.execPath, [program, ...listens, ...shows]);
  let port: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    port = /listening on 127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port) break;
  }
  const lines = [
    'repo1-type=s3',
    'repo1-path=/cluster',
    'repo1-s3-bucket=backups',
    'repo1-s3-endpoint=127.0.0.1',
    `repo1-storage-port=${port}`,
    'repo1-s3-region=us-east-1',
    'repo1-s3-key=S3RVER',
    'repo1-s3-key-secret=S3RVER',
    'repo1-s3-uri-style=path',
    'repo1-storage-verify-tls=n',
  ];
  return { child, lines };
};

const repositories = [['a folder'], ['a store that speaks S3']] as const;
describe.skipIf(!isInstalled).each(repositories)('the backup of a server in %s', (where) => {
  const at = (name: string) => join(folder, where.replaceAll(' ', '-'), name);
  let store: ChildProcess | undefined;
  const restart = () =>
    startEmbeddedPostgres({
      dataDir: at('.'),
      settings: {
        hot_standby: 'off',
        archive_mode: 'on',
        archive_command: `${program} --config=${at('pgbackrest.conf')} --stanza=main archive-push %p`,
      },
    });
  let server: Awaited<ReturnType<typeof restart>>;
  let database: Database;
  let keys: readonly string[];
  const config = (own: Readonly<Record<string, string>> = {}) =>
    parseEnvironment({
      ...own,
      DATABASE_URL: `postgres:///postgres?host=${server.connection.host}&user=app`,
      DATA_DIR: at('restored'),
      BACKUP_FOLDER: at('backup'),
      BACKUP_PGBACKREST_STANZA: 'main',
    });
  const files = () => createLargeDisk(at('backup'));
  const pgbackrest = () => openPgbackrest('main', { config: at('pgbackrest.conf') });
  const movements = async (): Promise<number> =>
    Number((await database.pool.query('select count(*) from movement')).rows[0].count);
  const give = async () => {
    const found = await database.pool.query(`select id from "user" where client_id is not null`);
    await giveCredits(database.db, found.rows[0].id, { amount: 100, regime: 'CZ_MEAL' });
  };
  /** What has been written until now is in the archive. */
  const archived = async (): Promise<void> => {
    const { rows } = await database.pool.query('select pg_walfile_name(pg_switch_wal()) as wal');
    const taken = () =>
      database.pool
        .query('select last_archived_wal from pg_stat_archiver')
        .then((found) => found.rows[0].last_archived_wal);
    await expect.poll(taken, { timeout: 30_000 }).toBe(rows[0].wal);
  };

  beforeAll(async () => {
    account = findPostgresUser(['postgres']);
    await mkdir(at('.'));
    const started = where === 'a folder' ? undefined : await startStore(at('.'));
    store = started?.child;
    const owned = ['pg15', 'repo', 'spool'];
    for (const name of owned) {
      await mkdir(at(name), { mode: 0o700 });
      if (account) await chown(at(name), account.uid, account.gid);
    }
    const paths = ['log', 'lock'].map((name) => `${name}-path=${at('spool')}`);
    await writeFile(
      at('pgbackrest.conf'),
      [
        '[global]',
        ...(started?.lines ?? [`repo1-path=${at('repo')}`]),
        'repo1-cipher-type=aes-256-cbc',
        'repo1-cipher-pass=test',
        `spool-path=${at('spool')}`,
        ...paths,
        '[main]',
        `pg1-path=${at('pg15')}`,
        `pg1-socket-path=${at('run')}`,
        'pg1-user=app',
        'pg1-database=postgres',
      ].join('\n'),
      { mode: 0o644 },
    );
    const as = { ...account, cwd: '/' };
    spawnSync(`${binaries}/initdb`, ['-D', at('pg15'), '-U', 'app', '-A', 'trust', '-N'], as);
    server = await restart();
    database = openDatabase({ connection: server.connection, max: 2 });
    await migrate(database.pool, migrations);
    await seedUsers(database.db);
    await give();
    const created = spawnSync(
      program,
      [`--config=${at('pgbackrest.conf')}`, '--stanza=main', 'stanza-create'],
      { ...as, encoding: 'utf8' },
    );
    expect(created.stdout).toBe('');
    await mkdir(at('media/original/ab'), { recursive: true });
    await writeFile(at('media/original/ab/ab0d5f1e-0000-4000-8000-000000000001'), 'a picture');
    const recipient = await makeKey(at('key.txt'));
    keys = await readKeys(at('key.txt'));
    await takeBackup({
      pool: database.pool,
      dataDir: at('.'),
      media: createDiskStore(at('media')),
      backups: files(),
      folder: at('backup'),
      recipients: [recipient],
      hasOwnKey: false,
      server: await takeOfServer(database.pool, pgbackrest(), false),
    });
  }, 180_000);
  afterAll(async () => {
    await database.close();
    await server.stop();
    store?.kill();
  });

  it('is put back on trial with the log that was archived since, and leaves nothing', async () => {
    await give();
    await archived();
    const backup = await newestBackup(files());
    const given = { pgbackrest: pgbackrest(), config: config() };
    expect(await verifyOfServer(backup, keys, given)).toMatchObject({
      differences: [],
      missing: [],
      label: expect.stringMatching(/^\d{8}-\d{6}F$/),
    });
  }, 60_000);
  it('is put back on trial where pgBackRest is told by variables of its own, too', async () => {
    const own = { PGBACKREST_CONFIG: at('pgbackrest.conf') };
    vi.stubEnv('PGBACKREST_CONFIG', own.PGBACKREST_CONFIG);
    const given = { pgbackrest: openPgbackrest('main'), config: config(own) };
    const verdict = await verifyOfServer(await newestBackup(files()), keys, given);
    vi.unstubAllEnvs();
    expect(verdict).toMatchObject({ differences: [], missing: [] });
  }, 60_000);
  it('of which rows are gone is no backup', async () => {
    const before = await database.pool.query('select count(*)::int + 1 as more from movement');
    const name = 'cafeteria-20200101T000000Z.backup';
    const { label } = (await pgbackrest().look()).backups[0] ?? { label: '' };
    await takeBackup({
      pool: database.pool,
      dataDir: at('.'),
      media: createDiskStore(at('none')),
      backups: createLargeDisk(at('other')),
      folder: at('other'),
      recipients: [(await readFile(at('key.txt'), 'utf8')).match(/age1\w+/)?.[0] ?? ''],
      hasOwnKey: false,
      server: { label, rows: { movement: before.rows[0].more } },
    });
    await rename(
      at(`other/${(await createLargeDisk(at('other')).list())[0]}`),
      at(`other/${name}`),
    );
    const backup = backupIn(createLargeDisk(at('other')), name);
    await expect(
      verifyOfServer(backup, keys, { pgbackrest: pgbackrest(), config: config() }),
    ).rejects.toThrow(/movement has \d+ rows, and had \d+ when it was taken/);
    // it has no rows to be filled with
    await expect(putBack(backup, keys, database)).rejects.toThrow('used this database already');
  }, 60_000);
  it('is put back as of a moment, where the server is stopped', async () => {
    const wanted = await movements();
    const { rows } = await database.pool.query('select clock_timestamp() as now');
    const to = momentOf(rows[0].now);
    await give();
    await archived();
    const given = { pgbackrest: pgbackrest(), config: config(), files: files() };
    await expect(restoreServer(to, keys, given)).rejects.toThrow('DATABASE_URL answers: stop it');
    await database.close();
    await server.stop();
    const early = new Date('2020-01-01');
    await expect(restoreServer(early, keys, given)).rejects.toThrow('no backup of that time');
    await expect(restoreServer(to, keys, given)).rejects.toThrow(/^pgbackrest: \[040\]/);
    await rename(at('pg15'), at('gone'));
    await mkdir(at('pg15'), { mode: 0o700 });
    if (account) await chown(at('pg15'), account.uid, account.gid);
    expect(await restoreServer(to, keys, given)).toEqual({ pictures: 1 });
    server = await restart();
    database = openDatabase({ connection: server.connection, max: 2 });
    expect(await movements()).toBe(wanted);
    const picture = 'restored/media/original/ab/ab0d5f1e-0000-4000-8000-000000000001';
    expect(await readFile(at(picture), 'utf8')).toBe('a picture');
  }, 120_000);
});
