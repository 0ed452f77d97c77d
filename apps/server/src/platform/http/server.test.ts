import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ResponseCache } from './response-cache.ts';
import { createHttpServer } from './server.ts';

let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  app = await createHttpServer({
    log: pino({ level: 'silent' }),
    cache: new ResponseCache([], 'session'),
    origin: 'http://localhost',
    trustProxy: 0,
    allowedHeaders: [],
    exposedHeaders: [],
  });
  app.get('/', async () => 'here');
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const ask = (path: string) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      get(address + path, { agent: new Agent({ keepAlive: true }) }, (response) => {
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
  const { status, body } = await ask(`/?categories=${'1,'.repeat(10_000)}`);
  expect([status, JSON.parse(body)]).toEqual([
    431,
    { globalErrors: [{ messageKey: 'common.error.badRequest' }] },
  ]);
});
