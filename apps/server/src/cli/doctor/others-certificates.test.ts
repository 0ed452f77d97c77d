import { X509Certificate } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer as createWeb } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../config/index.ts';
import { examine } from './examine.ts';
import { testCertificates } from '../../test/certificates.ts';
import { listening, ownFolder } from '../../test/listening.ts';
import { portOf } from '../../test/mail.ts';
import { certificateGauge } from '../../system/watch/index.ts';

const [first] = testCertificates;
const folder = ownFolder('certificates');
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const [cert, key] = [file('tls.crt', first.cert), file('tls.key', first.key)];
const until = new Date(new X509Certificate(first.cert).validTo).getTime();

/** Encrypts as PostgreSQL does after its client has asked for it. */
const database = listening(
  createServer((socket) => {
    socket.once('data', () => {
      socket.write('S');
      new TLSSocket(socket, { isServer: true, ...first }).on('error', () => {});
    });
    socket.on('error', () => {});
  }),
);
/** One that does not. */
const clear = listening(createServer((socket) => socket.once('data', () => socket.write('N'))));
/** One that takes connections and says nothing. */
const silent = listening(createServer((socket) => socket.on('error', () => {})));
const web = listening(createWeb(first, (_request, answer) => answer.end()));
const mail = new SMTPServer({ ...first, authOptional: true });
mail.on('error', () => {});
beforeAll(() => new Promise<void>((resolve) => void mail.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => mail.close(resolve)));

const proved = (port: number): string =>
  `postgres://portal@localhost:${port}/portal?sslmode=verify-full&sslrootcert=${cert}`;
const environment = () => ({
  DATA_DIR: folder,
  API_PORT: '9',
  DATABASE_URL: `${proved(portOf(database))}&sslcert=${cert}&sslkey=${key}`,
  DATABASE_OWNER_URL: proved(portOf(database)),
  DATABASE_REPLICA_URL: proved(portOf(clear)),
  PUBLIC_URL: `https://127.0.0.1:${portOf(web)}`,
  TLS_CERT_FILE: cert,
  TLS_KEY_FILE: key,
  SMTP_URL: `smtp://127.0.0.1:${portOf(mail.server)}`,
  MAIL_FROM: 'portal@benefity.example',
  MEDIA_S3_URL: `https://localhost:${portOf(web)}/pictures`,
  MEDIA_S3_KEY_ID: 'k',
  MEDIA_S3_SECRET: 's',
  BACKUP_S3_URL: `https://localhost:${portOf(silent)}/backups`,
  BACKUP_S3_KEY_ID: 'k',
  BACKUP_S3_SECRET: 's',
});
const dayMs = 86_400_000;

describe('certificates a node lives by', () => {
  it('are each told of with the time they hold, but of who does not encrypt or answer', async () => {
    const config = parseEnvironment(environment());
    const gauge = certificateGauge(config, () => until - 5 * dayMs);
    const left = (5 * dayMs) / 1_000;
    expect(await gauge.read()).toEqual({
      portal: left,
      api: left,
      node: left,
      'shown to the database': left,
      database: left,
      mail: left,
      pictures: left,
    });
  });
  it('are none where nothing is encrypted', async () => {
    const config = parseEnvironment({ DATA_DIR: folder });
    expect(await certificateGauge(config).read()).toEqual({});
  });
  it.each([
    ['holds and is believed by the authority of the address', until - 40 * dayMs, 'ok', '40 days'],
    ['ends in a week', until - 5 * dayMs, 'fail', '5 days'],
    ['has run out', until + 2 * dayMs, 'fail', 'has run out'],
  ])('the doctor names that of the database that %s', async (_what, now, status, says) => {
    const { DATA_DIR, API_PORT, DATABASE_URL } = environment();
    const examined = await examine({ DATA_DIR, API_PORT, DATABASE_URL }, () => new Date(now));
    expect(examined.find(({ name }) => name === 'certificates others show')).toMatchObject({
      status,
      says: expect.stringMatching(new RegExp(`^database \\(localhost:\\d+\\): ${says}`)),
    });
  });
  it('and one nobody believes before all others', async () => {
    const { DATA_DIR, API_PORT, DATABASE_URL, SMTP_URL, MAIL_FROM } = environment();
    const given = { DATA_DIR, API_PORT, DATABASE_URL, SMTP_URL, MAIL_FROM };
    const examined = await examine(given, () => new Date(until - 40 * dayMs));
    expect(examined.find(({ name }) => name === 'certificates others show')).toMatchObject({
      status: 'fail',
      says: expect.stringMatching(/^mail \(127\.0\.0\.1:\d+\): .*SELF_SIGNED/),
    });
  });
});
