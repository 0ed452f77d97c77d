import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startS3 } from '../../platform/file-store/testing/s3-server.ts';
import { noteUpkeep } from '../../kernel/upkeep/index.ts';
import { openSecrets } from '../../platform/db/index.ts';
import { portOf } from '../../test/mail.ts';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import type { Finding } from './check.ts';
import { migrationFinding, connectionFinding } from './data.ts';
import { examine, exitCodeOf } from './examine.ts';

const key = Buffer.alloc(32, 3);
/** Where nothing listens. */
const freePort = '9';
type Environment = Record<string, string>;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const look = async (environment: Environment, now?: () => Date) => {
  const examined = await examine({ DATA_DIR: folder, API_PORT: freePort, ...environment }, now);
  const of = (name: string): Partial<Finding> => examined.find((one) => one.name === name) ?? {};
  return { examined, of, code: exitCodeOf(examined) };
};

describe('without a database', () => {
  it('a new installation wants backups, and looking makes nothing', async () => {
    const { of, code, examined } = await look({});
    expect(of('database')).toEqual({
      name: 'database',
      status: 'ok',
      says: 'there is none yet: npm start makes it',
    });
    expect(of('migrations').status).toBe('skip');
    expect(of('backups')).toMatchObject({ status: 'warn', says: 'none is set up' });
    expect(code).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
    // whatever is not well says what to do
    expect(
      examined.filter(({ status, todo }) => /warn|fail/.test(status) === (todo === undefined)),
    ).toEqual([]);
  });
  it.each<[string, Environment, string, Partial<Finding>]>([
    [
      'a wrong variable',
      { WEB_PORT: 'x', COUNTRY: 'Pl' },
      'environment',
      { status: 'fail', says: expect.stringMatching(/WEB_PORT=x.*COUNTRY=Pl/) },
    ],
    [
      'a variable nobody reads',
      { SMTP_ULR: 'smtp://a' },
      'names of variables',
      { status: 'warn', says: 'nobody reads SMTP_ULR (SMTP_URL?)' },
    ],
    [
      'an address in the clear',
      { PUBLIC_URL: 'http://benefits.example' },
      'address',
      { status: 'fail' },
    ],
    ['the demo in public', { PUBLIC_URL: 'https://127.0.0.2:9' }, 'demo', { status: 'fail' }],
    [
      'a database that is away',
      { DATABASE_URL: `postgres://me@127.0.0.1:${freePort}/x` },
      'database',
      { status: 'fail', says: expect.stringContaining('ECONNREFUSED') },
    ],
    [
      'no mail in production',
      { ENVIRONMENT: 'PROD' },
      'mail',
      { status: 'fail', says: 'nobody gets mail' },
    ],
    [
      'a mail server that is away',
      { SMTP_URL: `smtp://127.0.0.1:${freePort}`, MAIL_FROM: 'a@b.cz' },
      'mail',
      { status: 'fail', says: expect.stringContaining('ECONNREFUSED') },
    ],
    [
      'a gate that is away',
      {
        PAYMENT_GATE: 'stripe',
        STRIPE_SECRET_KEY: 'sk_test_12345678',
        STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
        STRIPE_API_BASE: `http://127.0.0.1:${freePort}`,
      },
      'payment gate',
      { status: 'fail' },
    ],
    [
      'a scanner that is away',
      { CLAMD_ADDRESS: `127.0.0.1:${freePort}` },
      'scanner of files',
      { status: 'fail', says: expect.stringContaining('ECONNREFUSED') },
    ],
    [
      'no certificate',
      { PUBLIC_URL: 'https://127.0.0.2:9' },
      'certificate of the portal',
      { status: 'fail', says: expect.stringContaining('127.0.0.2:9') },
    ],
    [
      'a portal that is stopped',
      {},
      'portal',
      { status: 'ok', says: 'does not run here (port 9)' },
    ],
  ])('%s', async (_what, environment, name, finding) => {
    const { of, code } = await look(environment);
    expect(of(name)).toMatchObject(finding);
    if (finding.status !== 'ok') expect(code).toBe(finding.status === 'fail' ? 2 : 1);
  });
  it('something else at the port of the API', async () => {
    const server = createServer((_request, response) => response.end('hello')).listen(0);
    const port = String(portOf(server));
    expect((await look({ API_PORT: port })).of('portal')).toMatchObject({
      status: 'fail',
      says: `port ${port} is taken by something else`,
    });
    server.close();
  });
});

describe('with a database', () => {
  let database: TestDatabase;
  let environment: Environment;
  beforeEach(async () => {
    database = await cloneDatabase();
    const { host, user, port, database: name } = database.connection;
    environment = {
      DATABASE_URL: `postgres:///${name}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`,
      ENCRYPTION_KEY: key.toString('base64'),
    };
    await openSecrets(database.db, [key]);
  });
  afterEach(() => database.drop());

  it('that is well, all that is of it is', async () => {
    for (const name of ['ledger.check', 'book.compare', 'backup.verify'] as const)
      await noteUpkeep(database.db, name);
    const { of } = await look(environment);
    for (const name of [
      'database',
      'clock',
      'migrations',
      'key',
      'check of the ledger',
      'comparison of the books',
      'jobs',
      'backup put back on trial',
    ])
      expect(of(name), name).toMatchObject({ status: 'ok' });
  });
  it.each<[string, string, string, Partial<Finding>]>([
    [
      'migrations that wait',
      "delete from migration where name like '0081%'",
      'migrations',
      { status: 'warn', says: '1 wait: 0081_keys_change.sql' },
    ],
    [
      'a file that has changed',
      "update migration set checksum = 'x' where name like '0001%'",
      'migrations',
      { status: 'fail' },
    ],
    [
      'a newer version',
      "insert into migration (name, checksum) values ('9999_later.sql', 'x')",
      'migrations',
      { status: 'fail', says: '9999_later.sql: of a newer version' },
    ],
    ['another key', "update installation_key set fingerprint = 'x'", 'key', { status: 'fail' }],
    [
      'money that does not add up',
      "insert into upkeep (name, findings) values ('ledger.check', 3)",
      'check of the ledger',
      { status: 'fail', says: '0 h ago, 3 differences' },
    ],
    [
      'nights without a check',
      "insert into upkeep (name, done_at) values ('ledger.check', now() - interval '3 days')",
      'check of the ledger',
      { status: 'warn', says: '3 days ago' },
    ],
    [
      'an older schema',
      'drop table upkeep',
      'check of the ledger',
      { status: 'skip', says: 'needs the migrations that wait' },
    ],
  ])('and %s', async (_what, statement, name, finding) => {
    await sql.raw(statement).execute(database.db);
    expect((await look(environment)).of(name)).toMatchObject(finding);
  });
  it('and contracts that wait for nodes of an older version, beside what the next start applies', () => {
    const findingOf = (...kinds: readonly ('expand' | 'contract')[]) =>
      migrationFinding({
        pending: kinds.map((kind, nth) => ({ name: `020${nth}_later.sql`, kind })),
        changed: [],
        unknown: [],
        applied: 9,
      });
    expect(findingOf('contract', 'contract')).toMatchObject({
      status: 'warn',
      says: '0200_later.sql, 0201_later.sql: contracts wait for nodes of an older version',
      todo: expect.stringContaining('stop those'),
    });
    expect(findingOf('expand', 'contract').says).toBe('2 wait: 0200_later.sql, 0201_later.sql');
  });
  it('and a way over the network that anybody can read along', async () => {
    const name = 'way to the database';
    expect((await look(environment)).of(name)).toMatchObject({ status: 'skip' });
    expect(connectionFinding({ isLocal: false, tls: null })).toMatchObject({
      status: 'warn',
      todo: expect.stringContaining('sslmode=verify-full'),
    });
    for (const isLocal of [true, false])
      expect(connectionFinding({ isLocal, tls: 'TLSv1.3' })).toEqual({
        status: 'ok',
        says: 'TLSv1.3',
      });
  });
  it('and a replica that is away, or is none', async () => {
    const name = 'replica for reports';
    expect((await look(environment)).of(name)).toMatchObject({ status: 'skip' });
    const away = { DATABASE_REPLICA_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
    expect((await look({ ...environment, ...away })).of(name)).toMatchObject({
      status: 'warn',
      says: expect.stringContaining('ECONNREFUSED'),
    });
    const { of } = await look({
      ...environment,
      DATABASE_REPLICA_URL: environment.DATABASE_URL ?? '',
    });
    expect(of(name)).toMatchObject({ status: 'warn', says: 'it follows no primary' });
  });
  it('and a portal that does not say who runs it', async () => {
    expect((await look(environment)).of('operator')).toMatchObject({
      status: 'warn',
      todo: expect.stringContaining('/admin/operator'),
    });
    await sql`
      with c as (
        insert into company (
          name, name_sort_cs, name_sort_sk, folded, country, registration_number, address
        )
        values ('Kafeterie', 'a', 'a', 'kafeterie', 'CZ', '27095231', '{"postalCode":"11000","city":"Praha"}')
        returning id
      )
      insert into operator (id, company_id, email) select 1, id, 'a@b.cz' from c`.execute(
      database.db,
    );
    expect((await look(environment)).of('operator')).toMatchObject({
      status: 'ok',
      says: 'Kafeterie',
    });
  });
  it('and a clock that is wrong', async () => {
    const { of } = await look(environment, () => new Date(Date.now() + 60_000));
    expect(of('clock')).toMatchObject({ status: 'fail' });
  });
  it('and keys that are to be changed, in a file that others can read', async () => {
    const old = { ...environment, ENCRYPTION_KEYS_OLD: Buffer.alloc(32, 4).toString('base64') };
    expect((await look(old)).of('key')).toMatchObject({ status: 'warn', says: '2 keys are read' });
    const file = join(folder, 'encryption.key');
    // of the folder alone it would be a new installation's; the database knows better
    const { ENCRYPTION_KEY: _lost, ...without } = environment;
    expect((await look(without)).of('key')).toMatchObject({
      status: 'fail',
      says: `${file} is missing, and the database is sealed with a key`,
    });
    writeFileSync(file, key.toString('base64'));
    chmodSync(file, 0o644);
    expect((await look(environment)).of('key')).toMatchObject({
      status: 'fail',
      todo: `chmod 600 ${file}`,
    });
  });
  it('and backups in a bucket, old or not to be had', async () => {
    const s3 = await startS3();
    const bucket = {
      ...environment,
      BACKUP_RECIPIENTS: `age1${'q'.repeat(58)}`,
      BACKUP_S3_URL: s3.settings.url,
      BACKUP_S3_REGION: s3.settings.region,
      BACKUP_S3_KEY_ID: s3.settings.keyId,
      BACKUP_S3_SECRET: s3.settings.secret,
    };
    const name = 'cafeteria-20261101T000000Z.backup';
    s3.objects.set(`backup/${name}`, { bytes: Buffer.from('x'), meta: undefined });
    const old = await look(bucket, () => new Date('2026-11-04T00:00:00Z'));
    expect(old.of('backups')).toMatchObject({
      status: 'warn',
      says: `${name}, 3 days ago in ${s3.settings.url}/backup`,
    });
    const { of } = await look({ ...bucket, BACKUP_S3_SECRET: 'x' });
    expect(of('backups')).toMatchObject({
      status: 'fail',
      says: expect.stringContaining('403 SignatureDoesNotMatch'),
    });
    await s3.stop();
  });
  it('and backups that are old', async () => {
    const recipients = { BACKUP_RECIPIENTS: `age1${'q'.repeat(58)}`, BACKUP_FOLDER: folder };
    expect((await look({ ...environment, ...recipients })).of('backups').says).toBe(
      `none in ${folder}`,
    );
    writeFileSync(join(folder, 'cafeteria-20261101T000000Z.backup'), '');
    const { of } = await look(
      { ...environment, ...recipients },
      () => new Date('2026-11-04T00:00:00Z'),
    );
    expect(of('backups')).toMatchObject({
      status: 'warn',
      says: 'cafeteria-20261101T000000Z.backup, 3 days ago',
    });
  });
});
