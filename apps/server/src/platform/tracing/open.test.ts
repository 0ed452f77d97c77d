import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { openTracing } from './open.ts';

const nowhere = {
  endpoint: 'http://127.0.0.1:1',
  headers: {},
  ratio: 1,
  serviceName: 'test',
  version: '0',
};

it('a collector that is away is told of in a line, and holds up neither answers nor the end', async () => {
  const lines: string[] = [];
  const tracing = openTracing(nowhere, (line) => void lines.push(line));
  const app = Fastify();
  tracing.follow(app);
  app.get('/', async () => 'here');
  expect((await app.inject('/')).body).toBe('here');
  await tracing.stop();
  await expect.poll(() => lines).toEqual([expect.stringMatching(/^tracing: .*ECONNREFUSED/)]);
  expect(lines.join()).not.toContain(' at ');
  await app.close();
});
