import { Agent, get } from 'node:http';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { ResponseCache } from './response-cache.ts';
import { createHttpServer } from './server.ts';

it('tells a client to keep its idle connection longer than proxies do', async () => {
  const app = await createHttpServer({ log: pino({ level: 'silent' }), cache: new ResponseCache([]), origin: 'http://localhost', trustProxy: 0, allowedHeaders: [] });
  app.get('/', async () => 'here');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const header = await new Promise((resolve, reject) => get(address, { agent: new Agent({ keepAlive: true }) }, ({ headers }) => resolve(headers['keep-alive'])).on('error', reject));
  await app.close();
  expect(header).toBe('timeout=72');
});
