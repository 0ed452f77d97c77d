import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { passwords } from '../../test/factories.ts';
import { openTestApp } from '../../test/test-app.ts';
import { pruneClientLog } from './client-log.queries.ts';

const test = await openTestApp({
  GOOGLE_TAG_MANAGER_ID: 'GTM-ABC123',
  COUNTRY: 'Sk',
  FEATURES: 'SMS_DISABLED',
  MOBILE_APP_NAME: 'Benefity do kapsy',
  MOBILE_APP_ANDROID_URL: 'https://obchod.example/app',
  MOBILE_HELP_URL: 'https://help.example/{locale}/mobile',
});

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
  for (const url of [entry.url, 'http://localhost:3000/welcome?userId=1#code=123456'])
    expect((await caller.call(api.clientLog.write, { body: { ...entry, url } })).status).toBe(200);
  const { rows } = await sql<{ url: string }>`select url from client_log`.execute(test.db);
  expect(rows).toEqual([
    { url: 'http://localhost:3000/welcome?code=…&userId=1' },
    { url: 'http://localhost:3000/welcome?userId=1#code=…' },
  ]);
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

it('the client log takes no more from an address that signs in again and again', async () => {
  const statuses: number[] = [];
  for (let session = 0; session < 3; session += 1) {
    const caller = test.createCaller('192.0.2.40');
    await caller.signIn('employee@test.test', passwords.employee);
    for (let report = 0; report < 30; report += 1)
      statuses.push((await caller.call(api.clientLog.write, { body: entry })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
});

it('the client log takes only so many characters from an address', async () => {
  const caller = test.createCaller('192.0.2.41');
  const body = { ...entry, metadata: 'x'.repeat(240_000) };
  const statuses: number[] = [];
  for (let report = 0; report < 25; report += 1)
    statuses.push((await caller.call(api.clientLog.write, { body })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
});

it('the client log forgets what is old, and the oldest of too much', async () => {
  await sql`delete from client_log`.execute(test.db);
  await sql`
    insert into client_log (level, message, metadata, reported_at, url, user_agent, created_at)
    select
      'error', 'report ' || n, repeat(md5(n::text), 30), '', '', '',
      now() - case when n = 1 then interval '31 days' else interval '0' end
    from generate_series(1, 10) n`.execute(test.db);
  const kept = async (): Promise<string[]> =>
    (
      await sql<{ message: string }>`select message from client_log order by id`.execute(test.db)
    ).rows.map(({ message }) => message.replace('report ', ''));
  await pruneClientLog(test.db);
  expect(await kept()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10']);
  await pruneClientLog(test.db, { entries: 6 });
  expect(await kept()).toEqual(['5', '6', '7', '8', '9', '10']);
  await pruneClientLog(test.db, { bytes: 2_500 });
  expect(await kept()).toEqual(['9', '10']);
});

it('the configuration tells the browser what the installation has turned on', async () => {
  const { body } = await test.createCaller().call(api.config.get, {});
  expect(body).toMatchObject({
    country: 'Sk',
    features: ['SMS_DISABLED'],
    googleTagManagerId: 'GTM-ABC123',
    recaptchaApiKey: null,
    passwordMinLength: 8,
    mobileApp: {
      name: 'Benefity do kapsy',
      android: 'https://obchod.example/app',
      ios: null,
    },
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
  expect(
    (await employee.call(api.user.update, { body: { ...body, marketingConsent: true } })).body,
  ).toMatchObject({
    ...body,
    username: 'employee@test.test',
  });
  const { rows } = await sql<{
    names: number;
  }>`select count(*) as names from "user" where first_name = 'Eva'`.execute(test.db);
  expect(rows[0]?.names).toBe(1);
});
