import { expect, it } from 'vitest';
import { ConfigError } from './config/index.ts';
import { parseEnvironment } from './config/config.ts';
import { openTestApp } from './test/test-app.ts';

const shared = { DATABASE_URL: 'postgres://db/x' };
const test = await openTestApp({ ...shared, NODE_ROLE: 'jobs' });

it('a node that only works off jobs tells its health and its figures, and nothing else is found there', async () => {
  const ask = (url: string) => test.app.inject({ url });
  expect((await ask('/health/ready')).statusCode).toBe(200);
  expect((await ask('/metrics')).body).toContain('jobs');
  for (const url of ['/api/tile/category/6', '/api/user/me', '/api/docs', '/scim/v2/Users']) {
    const answer = await ask(url);
    expect([url, answer.statusCode, answer.json()]).toEqual([url, 404, {}]);
  }
});

it('it does the work of others', async () => {
  await test.jobs.start();
  const { rows } = await test.pool.query<{ count: number }>(
    `select count(*)::int as count from job.schedule`,
  );
  expect(rows[0]?.count).toBeGreaterThan(10);
});

it.each(['api', 'jobs'])('the bundled database is of one process, not of a node for %s', (role) => {
  expect(() => parseEnvironment({ NODE_ROLE: role })).toThrow(
    new ConfigError(`NODE_ROLE=${role} needs DATABASE_URL (see docs/operations.md)`),
  );
});

it.each([
  ['all', { answers: true, works: true, servesWeb: true }],
  ['api', { answers: true, works: false, servesWeb: true }],
  ['jobs', { answers: false, works: true, servesWeb: false }],
])('a node for %s does what it is for', (role, does) =>
  expect(parseEnvironment({ ...shared, NODE_ROLE: role })).toMatchObject(does),
);
