import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp({ FEATURES: 'FIRST_PAYMENT', ENVIRONMENT: 'STAGING' });

it('tells environment, features, places, database and jobs', async () => {
  const admin = await test.signedIn('admin');
  // as before jobs were begun for the first time
  await sql`drop schema job cascade`.execute(test.db);
  const quiet = (await admin.call(api.health.get, {})).body;
  expect(quiet).toMatchObject({
    environment: 'STAGING',
    features: ['FIRST_PAYMENT'],
    nodeVersion: process.version,
    jobs: null,
  });
  expect(quiet.places.known).toBeGreaterThan(3_000);
  expect(quiet.database.bytes).toBeGreaterThan(1_000_000);
  await test.jobs.start();
  const { jobs } = (await admin.call(api.health.get, {})).body;
  expect(jobs?.map(({ name }) => name)).toContain('partner.score');
});
it('lists what browsers reported by level and day, newest first', async () => {
  const admin = await test.signedIn('admin');
  const entry = {
    message: 'Nešlo to',
    metadata: null,
    stacktrace: null,
    timestamp: new Date().toISOString(),
    url: 'http://localhost:3000/',
    userAgent: 'Test',
  };
  await admin.call(api.clientLog.write, { body: { ...entry, level: 'warn' } });
  await admin.call(api.clientLog.write, {
    body: { ...entry, level: 'error', message: 'Spadlo to', metadata: 'x'.repeat(10_000) },
  });
  const all = (await admin.call(api.clientLog.list, {})).body;
  expect(all.content.map(({ message }) => message)).toEqual(['Spadlo to', 'Nešlo to']);
  expect(all.content[0]?.metadata?.length).toBe(4_000);
  expect((await admin.call(api.clientLog.list, { level: 'warn' })).body.totalElements).toBe(1);
  expect((await admin.call(api.clientLog.list, { to: '2020-01-01' })).body.totalElements).toBe(0);
  expect(
    (await admin.call(api.clientLog.list, { from: new Date().toISOString().slice(0, 10) })).body
      .totalElements,
  ).toBeGreaterThanOrEqual(0);
});
