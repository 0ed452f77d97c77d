import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { passwords } from '../../../test/factories.ts';
import { readMails } from '../../../test/mail.ts';
import { type TestApp, openTestApp } from '../../../test/test-app.ts';
import { readUserAgent } from '../known-browser/index.ts';

const test = await openTestApp();
const listOf = async (caller: Awaited<ReturnType<TestApp['signedIn']>>) =>
  (await caller.call(api.session.list, {})).body;

describe('own sessions', () => {
  it('are listed with this one first, ended one by one or all the others, and never another’s', async () => {
    const [here, there, third] = [
      await test.signedIn('employee'),
      await test.signedIn('employee'),
      await test.signedIn('employee'),
    ];
    const stranger = await test.signedIn('other');
    const list = await listOf(here);
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    const [, target] = list;
    expect((await stranger.call(api.session.remove, { uuid: target?.uuid ?? '' })).status).toBe(
      404,
    );
    expect((await here.call(api.session.remove, { uuid: target?.uuid ?? '' })).status).toBe(200);
    expect(await listOf(here)).toHaveLength(2);
    expect((await here.call(api.session.endOthers, {})).status).toBe(200);
    expect(await listOf(here)).toHaveLength(1);
    const alive = await Promise.all(
      [here, there, third, stranger].map(
        async (caller) => (await caller.call(api.auth.hasValidSession, {})).body.valid,
      ),
    );
    expect(alive).toEqual([true, false, false, true]);
  });

  it('of the browser itself ended is a sign-out', async () => {
    const caller = await test.signedIn('employee');
    const [own] = await listOf(caller);
    await caller.call(api.session.remove, { uuid: own?.uuid ?? '' });
    expect(caller.cookies.has('session')).toBe(false);
  });

  it('leave out what has ended by itself, and what waits for a second factor', async () => {
    const caller = await test.signedIn('employee');
    await test.signedIn('employee');
    await test.signedIn('employee');
    const [, idle, half] = await listOf(caller);
    await sql`
      update session set last_seen_at = now() - interval '31 minutes'
      where id = ${idle?.uuid}`.execute(test.db);
    await sql`update session set stage = 'SECOND_FACTOR' where id = ${half?.uuid}`.execute(test.db);
    const left = (await listOf(caller)).map(({ uuid }) => uuid);
    expect(left).not.toContain(idle?.uuid);
    expect(left).not.toContain(half?.uuid);
  });
});

describe('a sign-in from a browser not seen before', () => {
  const signIn = async (caller: ReturnType<TestApp['createCaller']>) => {
    await caller.renewCsrf();
    await caller.send(
      'POST',
      '/api/auth/login',
      { username: 'other@test.test', password: passwords.other },
      { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' },
    );
  };
  const signInMails = async () =>
    (await readMails(test, 3)).filter(({ kind }) => kind === 'NEW_SIGN_IN');
  it('is told to its owner once; the first ever is no news', async () => {
    await sql`delete from known_browser`.execute(test.db);
    const usual = test.createCaller();
    await signIn(usual);
    await signIn(usual);
    expect(await signInMails()).toHaveLength(0);
    const strange = test.createCaller();
    await signIn(strange);
    await signIn(strange);
    await signIn(usual);
    const mails = await signInMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Firefox, Windows');
  });
  it('keeps no more than twenty browsers of a person', async () => {
    for (let index = 0; index < 25; index += 1) await signIn(test.createCaller());
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total
      from known_browser
      where user_id = 3`.execute(test.db);
    expect(rows[0]?.total).toBe(20);
  });
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
    'Edge',
    'Windows',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/143.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
    true,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox',
    'macOS',
    false,
  ],
  ['curl/8.0', null, null, false],
  ['', null, null, false],
])('%s is %s on %s', (text, browser, system, isMobile) =>
  expect(readUserAgent(text)).toEqual({ browser, system, isMobile }),
);
