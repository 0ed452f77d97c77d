import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    GOOGLE_TAG_MANAGER_ID: 'GTM-ABC123',
    COUNTRY: 'Sk',
    FEATURES: 'SMS_DISABLED',
    MOBILE_HELP_URL: 'https://help.example/{locale}/mobile',
  });
});
afterAll(() => test.close());

const entry = {
  level: 'error',
  message: 'broken',
  metadata: '{}',
  stacktrace: null,
  timestamp: '2026-01-01T00:00:00Z',
  url: 'http://localhost:3000/welcome?code=123456&userId=1',
  userAgent: 'test',
} as const;

it('the client log keeps what a browser reports, without one-time codes, and not too much of it', async () => {
  const caller = test.createCaller();
  expect((await caller.call(api.clientLog.write, { body: entry })).status).toBe(200);
  const { rows } = await sql<{ url: string }>`select url from client_log`.execute(test.db);
  expect(rows).toEqual([{ url: 'http://localhost:3000/welcome?code=…&userId=1' }]);
  const answers = [];
  for (let report = 0; report < 30; report += 1)
    answers.push((await caller.call(api.clientLog.write, { body: entry })).status);
  expect(answers.at(-1)).toBe(422);
});

it.each(['ž', '"', '\\'])('the client log takes metadata of 250 KB made of %s', async (letter) => {
  const bytes = Buffer.byteLength(letter);
  const metadata = letter.repeat(250_000 / bytes);
  const caller = await test.signedIn('admin');
  expect((await caller.call(api.clientLog.write, { body: { ...entry, metadata } })).status).toBe(
    200,
  );
});

it('the configuration tells the browser what the installation has turned on', async () => {
  const { body } = await test.createCaller().call(api.config.get, {});
  expect(body).toMatchObject({
    country: 'Sk',
    features: ['SMS_DISABLED'],
    googleTagManagerId: 'GTM-ABC123',
    recaptchaApiKey: null,
    mobileHelpUrl: 'https://help.example/cs/mobile',
    gatewayHelpUrl: null,
    announcement: null,
  });
});

it('a person changes their own language and names, and nothing else', async () => {
  const employee = await test.signedIn('employee');
  const body = {
    firstName: 'Eva',
    lastName: 'Malá',
    language: 'EN',
    newsletterFrequency: 'WEEKLY',
  } as const;
  expect((await employee.call(api.user.update, { body })).body).toMatchObject({
    ...body,
    username: 'employee@test.test',
  });
  const { rows } = await sql<{
    names: number;
  }>`select count(*) as names from "user" where first_name = 'Eva'`.execute(test.db);
  expect(rows[0]?.names).toBe(1);
});
