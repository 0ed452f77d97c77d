import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testCertificates } from '../test/certificates.ts';
import { environmentProblems, parseEnvironment } from './config.ts';

const production = { ENVIRONMENT: 'PROD' };
const url = 'postgres://me:secret@db.inside/portal';

describe('in production', () => {
  it.each<[string, Record<string, string>, string]>([
    ['a database', { DATABASE_URL: url }, 'DATABASE_URL'],
    ['one by its address', { DATABASE_URL: 'postgres://me@[fd00::7]/portal' }, 'DATABASE_URL'],
    [
      'one named behind the question mark',
      { DATABASE_URL: 'postgres:///p?host=db' },
      'DATABASE_URL',
    ],
    ['one whose encryption is off', { DATABASE_URL: `${url}?sslmode=disable` }, 'DATABASE_URL'],
    ['one nobody proves', { DATABASE_URL: `${url}?sslmode=no-verify` }, 'DATABASE_URL'],
    [
      'one that is proved by halves',
      { DATABASE_URL: `${url}?uselibpqcompat=true&sslmode=require` },
      'DATABASE_URL',
    ],
    [
      'its owner’s way',
      { DATABASE_URL: 'postgres://me@localhost/p', DATABASE_OWNER_URL: url },
      'DATABASE_OWNER_URL',
    ],
    [
      'a standby',
      { DATABASE_URL: 'postgres://me@127.0.0.1/p', DATABASE_REPLICA_URL: url },
      'DATABASE_REPLICA_URL',
    ],
    ['SMS', { SMS_URL: 'http://sms.example/send' }, 'SMS_URL'],
    [
      'traces',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT',
    ],
    [
      'a bucket',
      { MEDIA_S3_URL: 'http://s3:9000/p', MEDIA_S3_KEY_ID: 'k', MEDIA_S3_SECRET: 's' },
      'MEDIA_S3_URL',
    ],
    ['a scanner', { CLAMD_ADDRESS: 'clamav:3310' }, 'CLAMD_ADDRESS'],
    ['a gate', { CSOB_API_URL: 'http://bank.example/api' }, 'CSOB_API_URL'],
    ['a node', { HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
  ])('%s is not reached in the clear over a network, unless it is named', (_what, given, name) => {
    const [problem = '', ...more] = environmentProblems({ ...given, ...production });
    expect([more, problem]).toEqual([[], expect.stringContaining(name)]);
    expect(problem).not.toContain('secret');
    const [, named = ''] = /ALLOW_UNENCRYPTED=(\w+)/.exec(problem) ?? [];
    expect(environmentProblems({ ...given, ...production, ALLOW_UNENCRYPTED: named })).toEqual([]);
    // the name of another is no leave
    const other = named === 'places' ? 'sms' : 'places';
    expect(environmentProblems({ ...given, ...production, ALLOW_UNENCRYPTED: other })).toHaveLength(
      1,
    );
    // at home it is nobody's business
    expect(environmentProblems(given)).toEqual([]);
    // a public address is production, whatever it calls itself
    expect(environmentProblems({ ...given, PUBLIC_URL: 'https://b.example' })).toHaveLength(1);
  });
  it.each([
    ['the bundled one', {}],
    ['a socket', { DATABASE_URL: 'postgres:///portal?host=/run/postgresql' }],
    ['a socket, written otherwise', { DATABASE_URL: 'postgres://%2Frun%2Fpostgresql/portal' }],
    ['this machine', { DATABASE_URL: 'postgres://me@127.0.0.1:6432/portal' }],
    ['one that is proved', { DATABASE_URL: `${url}?sslmode=verify-full` }],
    ['what is taken for it', { DATABASE_URL: `${url}?sslmode=require` }],
    ['a scanner by its socket', { CLAMD_ADDRESS: '/run/clamav/clamd.ctl' }],
    ['a scanner of this machine', { CLAMD_ADDRESS: '[::1]:3310' }],
    ['services of this machine', { SMS_URL: 'http://[::1]:9/', ARES_URL: 'http://localhost:9' }],
  ])('%s is fine', (_what, given) => {
    expect(environmentProblems({ ...given, ...production })).toEqual([]);
  });
  it('mail is encrypted or does not go', () => {
    const mail = { SMTP_URL: 'smtp://relay.inside:25', MAIL_FROM: 'a@b.example' };
    const mayBeClear = (given: Record<string, string>) =>
      parseEnvironment({ ...mail, ...given }).messages.smtp?.mayBeClear;
    expect(mayBeClear({})).toBe(true);
    expect(mayBeClear(production)).toBe(false);
    expect(mayBeClear({ ...production, ALLOW_UNENCRYPTED: 'mail' })).toBe(true);
  });
});

describe('a certificate of the process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cafeteria-tls-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const [first, second] = testCertificates;
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const TLS_CERT_FILE = write('a.crt', first.cert);
  const TLS_KEY_FILE = write('a.key', first.key);

  it('makes it reachable over a network, and its own addresses https', () => {
    const given = { ...production, HOST: '0.0.0.0', TLS_CERT_FILE, TLS_KEY_FILE };
    expect(environmentProblems(given)).toEqual([]);
    expect(parseEnvironment({ TLS_CERT_FILE, TLS_KEY_FILE })).toMatchObject({
      webOrigin: 'https://localhost:3000',
      apiOrigin: 'https://localhost:8080',
      cookie: { secure: true },
      tls: { certFile: TLS_CERT_FILE, keyFile: TLS_KEY_FILE },
    });
  });
  it.each([
    [{ TLS_CERT_FILE }, 'TLS_CERT_FILE needs TLS_KEY_FILE'],
    [{ TLS_KEY_FILE }, 'TLS_KEY_FILE needs TLS_CERT_FILE'],
    [{ TLS_CERT_FILE, TLS_KEY_FILE: write('b.key', second.key) }, 'mismatch'],
    [{ TLS_CERT_FILE, TLS_KEY_FILE: join(folder, 'none') }, 'ENOENT'],
  ])('ends the start where it cannot be used: %#', (given, why) => {
    expect(environmentProblems(given)).toEqual([expect.stringContaining(why)]);
  });
});
