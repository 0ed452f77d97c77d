import { writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { expect, it } from 'vitest';
import { testCertificates } from '../../test/certificates.ts';
import { listening, ownFolder } from '../../test/listening.ts';
import { portOf } from '../../test/mail.ts';
import { openDatabase } from './database.ts';

const [first, second] = testCertificates;
const folder = ownFolder('client');
const fileOf = (name: string): string => join(folder, name);
const cert = fileOf('client.crt');
const key = fileOf('client.key');
const root = fileOf('root.crt');
const own = (one: (typeof testCertificates)[number]): void => {
  writeFileSync(cert, one.cert);
  writeFileSync(key, one.key);
};

/** Who has shown a certificate to a server that takes nobody without, and asks for no password. */
const shown: string[] = [];
/** Encrypts as PostgreSQL does after its client has asked for it, looks who it is, and ends. */
const greet = (socket: Socket): void => {
  socket.once('data', () => {
    socket.write('S');
    const { cert: ofServer, key: keyOfServer } = first;
    const encrypted = new TLSSocket(socket, {
      isServer: true,
      cert: ofServer,
      key: keyOfServer,
      ca: testCertificates.map((one) => one.cert),
      requestCert: true,
      rejectUnauthorized: true,
    });
    encrypted.once('data', () => {
      shown.push(String(encrypted.getPeerCertificate().subject.CN));
      encrypted.end();
    });
    encrypted.on('error', () => {});
  });
};

const server = listening(createServer(greet));
writeFileSync(root, first.cert);
own(first);

it('a certificate stands for a password, and a renewed one is shown by the next connection', async () => {
  const files = `sslcert=${cert}&sslkey=${key}&sslrootcert=${root}`;
  const url = `postgres://portal@localhost:${portOf(server)}/portal?sslmode=verify-full&${files}`;
  const { pool, close } = openDatabase({ url });
  const connect = () => pool.connect().catch(() => undefined);
  await connect();
  own(second);
  await connect();
  await close();
  expect(shown).toEqual(['test 1', 'test 2']);
});
