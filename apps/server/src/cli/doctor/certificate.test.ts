import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, getCACertificates, type Server, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCertificates } from '../../test/certificates.ts';
import { portOf } from '../../test/mail.ts';
import { examine } from './examine.ts';

/** Made for this test, for 127.0.0.2 until 4 November 2126, and believed in this process alone. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgbMU+5Egol9PGOiq1
OUrUJpi8FSQzPcuQj41aZCTHY3ihRANCAAQ7aM7I2IatAEQJ97j1Hjz8jSRGhOkQ
KYda8bCGkv1BUe7RKnbUiIzUMyotguPiTJKW+/SvPg6GyInSmmkZGb7t
-----END PRIVATE KEY-----`;
const certificate = `-----BEGIN CERTIFICATE-----
MIIBhjCCASygAwIBAgIUWCEnrwPkFRLKgnlHnG55BpU3bgswCgYIKoZIzj0EAwIw
DzENMAsGA1UEAwwEdGVzdDAgFw0yNjExMjgwNTMyNTNaGA8yMTI2MTEwNDA1MzI1
M1owDzENMAsGA1UEAwwEdGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABDto
zsjYhq0ARAn3uPUePPyNJEaE6RAph1rxsIaS/UFR7tEqdtSIjNQzKi2C4+JMkpb7
9K8+DobIidKaaRkZvu2jZDBiMB0GA1UdDgQWBBRfZ0WGa89foyxL4xw80IlbF/Dp
7jAfBgNVHSMEGDAWgBRfZ0WGa89foyxL4xw80IlbF/Dp7jAPBgNVHRMBAf8EBTAD
AQH/MA8GA1UdEQQIMAaHBH8AAAIwCgYIKoZIzj0EAwIDSAAwRQIhAKQYLko0m3K2
HiXg03mmaP37DUSSW5/z5bCCfYRpEA/tAiAclqD0pHxGO9ZTNSCkKpr/IMq61UqC
Y+9WSJCAkjli7g==
-----END CERTIFICATE-----`;
const believed = getCACertificates();
const folder = mkdtempSync(join(tmpdir(), 'certificate-'));

let server: Server;
beforeAll(async () => {
  setDefaultCACertificates([...believed, certificate]);
  server = createServer({ key, cert: certificate }, (socket) => socket.end());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.2', resolve));
});
afterAll(() => {
  setDefaultCACertificates(believed);
  server.close();
  rmSync(folder, { recursive: true });
});

const lookOn = async (day: string) => {
  const environment = {
    DATA_DIR: folder,
    API_PORT: '9',
    PUBLIC_URL: `https://127.0.0.2:${portOf(server)}`,
  };
  const examined = await examine(environment, () => new Date(`${day}T00:00:00Z`));
  return examined.find(({ name }) => name === 'certificate of the portal');
};

describe('the certificate of a portal', () => {
  it.each([
    ['long before it runs out', '2126-10-01', 'ok', /: 34 days left$/],
    ['when it should have been renewed', '2126-10-20', 'warn', /: 15 days left$/],
    ['in its last days', '2126-10-30', 'fail', /: 5 days left$/],
    ['when it has run out', '2126-11-06', 'fail', /: has run out$/],
  ])('%s', async (_when, day, status, says) => {
    expect(await lookOn(day)).toMatchObject({ status, says: expect.stringMatching(says) });
  });
  it('of somebody nobody believes', async () => {
    setDefaultCACertificates(believed);
    expect(await lookOn('2126-10-01')).toMatchObject({
      status: 'fail',
      todo: 'renew it, with its chain',
    });
  });
});

describe('the certificate of a node', () => {
  const [first] = testCertificates;
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const lookAtNode = async (day: string, given: Record<string, string>) => {
    const environment = { DATA_DIR: folder, API_PORT: '9', ...given };
    const examined = await examine(environment, () => new Date(`${day}T00:00:00Z`));
    return (name: string) => examined.find((one) => one.name === name);
  };
  const files = () => ({
    TLS_CERT_FILE: write('tls.crt', first.cert),
    TLS_KEY_FILE: write('tls.key', first.key),
  });
  it.each([
    ['2126-10-01', 'ok', /: 3\d days left$/],
    ['2126-12-01', 'fail', /: has run out$/],
  ])('on %s', async (day, status, says) => {
    const of = await lookAtNode(day, files());
    expect(of('certificate of this node')).toMatchObject({
      status,
      says: expect.stringMatching(says),
    });
  });
  it('is missed where the node listens on a network, and not on the machine', async () => {
    const statusOf = async (HOST: string) =>
      (await lookAtNode('2126-10-01', { HOST }))('certificate of this node')?.status;
    expect([await statusOf('0.0.0.0'), await statusOf('localhost')]).toEqual(['warn', 'skip']);
  });
  it('that is shown to the database or the mail server is looked at, too, the first that ends', async () => {
    const { TLS_CERT_FILE: cert, TLS_KEY_FILE: key } = files();
    const DATABASE_URL = `postgres://portal@127.0.0.1:9/portal?sslcert=${cert}&sslkey=${key}`;
    const shown = async (day: string, given: Record<string, string>) =>
      (await lookAtNode(day, given))('certificates shown to others');
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'portal@test.test' };
    const ofMail = { ...mail, SMTP_CERT_FILE: cert, SMTP_KEY_FILE: key };
    for (const given of [{ DATABASE_URL }, ofMail]) {
      expect(await shown('2126-10-01', given)).toMatchObject({ status: 'ok' });
      expect(await shown('2126-11-03', given)).toMatchObject({ status: 'fail' });
    }
    expect(await shown('2126-11-03', mail)).toMatchObject({ status: 'skip' });
  });
  it('does not hide a portal that runs with it', async () => {
    const node = createTlsServer(first, (_request, answer) => answer.end('{"status":"ready"}'));
    await new Promise<void>((resolve) => void node.listen(0, 'localhost', resolve));
    const API_PORT = String(portOf(node));
    const of = await lookAtNode('2126-10-01', { ...files(), API_PORT });
    expect(of('portal')).toMatchObject({ status: 'ok', says: expect.stringContaining('ready') });
    node.close();
  });
});
