import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setDefaultCACertificates, getCACertificates, TLSSocket } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testCertificates } from '../../test/certificates.ts';
import { ownFolder } from '../../test/listening.ts';
import { portOf } from '../../test/mail.ts';
import { createSmtp } from './smtp.ts';

const [first, second] = testCertificates;
const folder = ownFolder('smtp');
const [certFile, keyFile] = [join(folder, 'client.crt'), join(folder, 'client.key')];
const own = (one: (typeof testCertificates)[number]): void => {
  writeFileSync(certFile, one.cert);
  writeFileSync(keyFile, one.key);
};

/** Who has shown a certificate to a server that takes nobody without, and asks for no password. */
const shown: string[] = [];
const known = getCACertificates();
let server: SMTPServer;
beforeAll(async () => {
  setDefaultCACertificates([...known, first.cert]);
  server = new SMTPServer({
    key: first.key,
    cert: first.cert,
    ca: testCertificates.map(({ cert }) => cert),
    requestCert: true,
    rejectUnauthorized: true,
    authOptional: true,
    onSecure: (socket, _session, done) => {
      if (socket instanceof TLSSocket) shown.push(String(socket.getPeerCertificate().subject.CN));
      done();
    },
    onData: (stream, _session, done) => stream.resume().on('end', () => done()),
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  setDefaultCACertificates(known);
  await new Promise<void>((resolve) => server.close(resolve));
});

const mail = { messageId: '<1@test>', subject: 'S', html: '', text: '', headers: {}, pictures: [] };

it('a certificate stands for a password, and a renewed one is shown with the next mail', async () => {
  own(first);
  const smtp = createSmtp({
    url: `smtp://localhost:${portOf(server.server)}`,
    from: 'portal@benefity.example',
    mayBeClear: true,
    ownCertificate: { certFile, keyFile },
  });
  const send = () => smtp.send({ ...mail, to: 'jana@example.com' });
  await send();
  await send();
  own(second);
  await send();
  smtp.close();
  expect(shown).toEqual(['test 1', 'test 2']);
});
