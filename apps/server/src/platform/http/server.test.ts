import { once } from 'node:events';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReadyAnswers } from './ready-answers.ts';
import { createHttpServer, readyHeaders } from './server.ts';

let app: FastifyInstance;
let address: string;
const createApp = () =>
  createHttpServer({
    log: pino({ level: 'silent' }),
    ready: createReadyAnswers([], { sharerOf: () => '', ownerOf: () => undefined }),
    origin: 'https://benefits.example',
    trustProxy: 0,
    allowedHeaders: [],
    exposedHeaders: [],
  });
beforeAll(async () => {
  app = await createApp();
  app.get('/', async () => 'here');
  app.get('/id', async ({ id }) => id);
  app.get('/page', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'self'");
    return 'a page';
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      get(address + path, { headers, agent: new Agent({ keepAlive: true }) }, (response) => {
        let body = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => {
            body += part;
          })
          .on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, body }),
          );
      }).on('error', reject);
    },
  );

it('tells a client to keep its idle connection longer than proxies do', async () => {
  expect((await ask('/')).headers['keep-alive']).toBe('timeout=72');
});

it('refuses an address longer than any can be in the form of every other error', async () => {
  const { status, headers, body } = await ask(`/?categories=${'1,'.repeat(10_000)}`);
  expect([status, headers['x-content-type-options'], JSON.parse(body)]).toEqual([
    431,
    'nosniff',
    { globalErrors: [{ messageKey: 'common.error.badRequest' }] },
  ]);
});

it('says that it closes after such an address, and the answer is not lost over what was still on its way', async () => {
  const { port } = new URL(address);
  const hear = (): Promise<string> =>
    new Promise((resolve, reject) => {
      let heard = '';
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(`GET /?${'x'.repeat(3_000_000)}`);
      });
      socket
        .setEncoding('utf8')
        .on('data', (part: string) => {
          heard += part;
        })
        .on('end', () => resolve(heard))
        .on('error', reject);
    });
  for (const answer of await Promise.all(Array.from({ length: 20 }, hear))) {
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('Connection: close');
    expect(answer).toContain('common.error.badRequest');
  }
});

it.each([
  ['0f3c-a.b:7', true],
  ['<script>"', false],
  ['a b', false],
  ['x'.repeat(65), false],
])('takes the name %j of a request from a proxy: %s', async (given, isTaken) => {
  const { body } = await ask('/id', { 'x-request-id': given });
  expect(body === given).toBe(isTaken);
  expect(body).toMatch(/^[\w.:-]{1,64}$/);
});

it.each([[undefined], ['https://evil.example'], ['https://benefits.example']])(
  'lets only the portal read its answers, no matter who asks (%s), and only by https',
  async (origin) => {
    const { headers } = await ask('/', origin ? { origin } : {});
    expect([
      headers['access-control-allow-origin'],
      headers['access-control-allow-credentials'],
      headers['strict-transport-security'],
      headers['x-content-type-options'],
      headers['content-security-policy'],
      headers['referrer-policy'],
    ]).toEqual([
      'https://benefits.example',
      'true',
      'max-age=31536000; includeSubDomains',
      'nosniff',
      "default-src 'none'; frame-ancestors 'none'",
      'no-referrer',
    ]);
  },
);

it('leaves an answer that is a page the policy it has', async () => {
  const { headers } = await ask('/page');
  expect([headers['content-security-policy'], headers['referrer-policy']]).toEqual([
    "default-src 'self'",
    'no-referrer',
  ]);
});

it('says what hooks say where no hook runs', () => {
  expect(readyHeaders('http://localhost:3000')).not.toContain('Strict-Transport-Security');
  expect(readyHeaders('https://benefits.example')).toEqual(
    expect.arrayContaining([
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Content-Security-Policy',
      'Referrer-Policy',
    ]),
  );
});

it('answers who comes while it begins to close', async () => {
  const closing = await createApp();
  closing.get('/', async () => 'here');
  const begun = Promise.withResolvers<void>();
  const isAnswered = Promise.withResolvers<void>();
  closing.addHook('preClose', async () => {
    begun.resolve();
    await isAnswered.promise;
  });
  const open = await closing.listen({ port: 0, host: '127.0.0.1' });
  const closed = closing.close();
  await begun.promise;
  const { status } = await fetch(open);
  isAnswered.resolve();
  await closed;
  expect(status).toBe(200);
});

it('waits for answers that are due, and not for a connection that never asks', async () => {
  const closing = await createApp();
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  closing.get('/', () => {
    arrived.resolve();
    return answer.promise;
  });
  const address = await closing.listen({ port: 0, host: '127.0.0.1' });
  const silent = connect(Number(new URL(address).port), '127.0.0.1');
  await once(silent, 'connect');
  const reading = fetch(address).then((response) => response.text());
  await arrived.promise;
  const order: string[] = [];
  const closed = closing.close().then(() => order.push('closed'));
  await sleep(1_200);
  expect(silent.destroyed).toBe(false);
  order.push('answered');
  answer.resolve('here');
  expect(await reading).toBe('here');
  await closed;
  expect(order).toEqual(['answered', 'closed']);
}, 20_000);
