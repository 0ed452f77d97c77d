import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { get as getPlain } from 'node:http';
import { Agent, get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testCertificates } from '../../test/certificates.ts';
import { portOf } from '../../test/mail.ts';
import { createReadyAnswers } from './ready-answers.ts';
import { createHttpServer } from './server.ts';

const [first, second] = testCertificates;
const folder = mkdtempSync(join(tmpdir(), 'cafeteria-tls-'));
const certFile = join(folder, 'tls.crt');
const keyFile = join(folder, 'tls.key');
const lines: string[] = [];
const put = (file: string, text: string): void => {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
};

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  put(certFile, first.cert);
  put(keyFile, first.key);
  app = await createHttpServer({
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    ready: createReadyAnswers([], { sharerOf: () => '', ownerOf: () => undefined }),
    origin: 'https://benefits.example',
    trustProxy: 1,
    allowedHeaders: [],
    exposedHeaders: [],
    tls: { certFile, keyFile, everyMs: 20 },
  });
  app.get('/', async ({ ip, protocol }) => `${ip} ${protocol}`);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(app.server);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** As a proxy asks that knows one authority and the name of the node. */
const ask = (ca: string, agent = new Agent()): Promise<string> =>
  new Promise((resolve, reject) => {
    get(
      {
        host: '127.0.0.1',
        port,
        ca,
        agent,
        servername: 'node.test',
        headers: { 'x-forwarded-for': '203.0.113.7' },
      },
      (response) => {
        let body = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => {
            body += part;
          })
          .on('end', () => resolve(body));
      },
    ).on('error', reject);
  });

it('answers by https who knows its authority, and believes the proxy as before', async () => {
  expect(await ask(first.cert)).toBe('203.0.113.7 https');
});
it('is not believed by who knows another authority', async () => {
  await expect(ask(second.cert)).rejects.toThrow('self-signed certificate');
});
it('answers nobody in the clear', async () => {
  const request = getPlain({ host: '127.0.0.1', port });
  const [error] = await once(request, 'error');
  expect(error).toMatchObject({ code: 'ECONNRESET' });
});
it('takes a certificate that was replaced; half of it changes nothing, and who is connected stays', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await ask(first.cert, agent);
  put(certFile, second.cert);
  await vi.waitFor(() => expect(lines.join()).toContain('the one before stays'));
  expect(await ask(first.cert)).toContain('https');
  put(keyFile, second.key);
  await vi.waitFor(() => expect(lines.join()).toContain('is taken from now on'));
  expect(await ask(second.cert)).toContain('https');
  await expect(ask(first.cert)).rejects.toThrow('self-signed certificate');
  expect(await ask(first.cert, agent)).toContain('https');
  agent.destroy();
});
