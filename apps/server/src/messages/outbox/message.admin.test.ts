import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeMail } from '../../test/mail.ts';
import { buildTestApp, openTestApp } from '../../test/test-app.ts';
import { openSecrets } from '../../platform/db/index.ts';
import { deliverMessages } from './index.ts';
import { forgetMessages } from './message.queries.ts';
import { deleteOldMessages, forgetContent } from './message.queries.ts';

// what is delivered is delivered by the tests alone
const test = await openTestApp({}, { works: false });
const admin = await test.signedIn('admin');
beforeEach(() => sql`delete from message`.execute(test.db));

const none = { mail: undefined, sms: undefined };
const write = (app = test) =>
  writeMail(app, { kind: 'PASSWORD_RECOVERY', userId: 2, data: { path: '/x?code=secret' } });
const failing = { mail: () => Promise.reject(new Error('no route')), sms: undefined };
const fail = async (): Promise<void> => {
  await write();
  await sql`update message set attempts = 11`.execute(test.db);
  await deliverMessages(test.deps, failing);
};
const rows = async (query: object = {}) =>
  (await admin.call(api.messageAdmin.list, query)).body.content;

describe('an administrator', () => {
  it('sees what became of messages, in words, and nothing of what they say', async () => {
    await write();
    await deliverMessages(test.deps, failing);
    const list = await admin.call(api.messageAdmin.list, {});
    expect(list.body.content).toMatchObject([
      {
        title: 'Obnova hesla',
        channel: 'EMAIL',
        recipient: 'employee@test.test',
        user: { id: 2, name: 'Jana Nováková' },
        status: 'QUEUED',
        attempts: 1,
        lastError: 'no route',
        canRetry: false,
        isKept: false,
      },
    ]);
    expect(JSON.stringify(list.body)).not.toContain('secret');
  });
  it('finds them by state, channel, person, word and day', async () => {
    const call = (folded: string) =>
      sql`update "user" set folded = ${folded} where id = 2`.execute(test.db);
    await call('jana svobodova');
    await fail();
    // who has married is found by the new name, messages of before included
    await call('jana novakova');
    for (const query of [
      { status: 'FAILED' },
      { channel: 'EMAIL' },
      { userId: 2 },
      { keyword: 'EMPLOYEE@' },
      { keyword: 'nováková' },
      { from: '2020-01-01', to: '2099-01-01' },
      { kept: 'false' },
    ])
      expect([query, (await rows(query)).length]).toEqual([query, 1]);
    for (const query of [
      { status: 'SENT' },
      { channel: 'SMS' },
      { userId: 3 },
      { keyword: 'nobody' },
      { keyword: 'svobodova' },
      { keyword: 'n_vak' },
      { from: '2099-01-01' },
      { kept: 'true' },
    ])
      expect([query, (await rows(query)).length]).toEqual([query, 0]);
  });
  it('tries a failed message again, and only a failed one', async () => {
    await fail();
    const [failed] = await rows();
    expect(failed).toMatchObject({ status: 'FAILED', canRetry: true });
    const id = failed?.id ?? 0;
    const dashboard = await admin.call(api.dashboard.get, {});
    expect(dashboard.body.attention.failedMessages).toBe(1);
    const retried = await admin.call(api.messageAdmin.retry, { id });
    expect(retried.body).toMatchObject({ attempts: 0, canRetry: false });
    const again = await admin.call(api.messageAdmin.retry, { id });
    expect(again.body.globalErrors?.[0]?.messageKey).toBe('outbox.error.notFailed');
    expect((await admin.call(api.messageAdmin.retry, { id: 999_999 })).status).toBe(404);
  });
  it('looks at what would have gone where nothing sends, and the look is noted', async () => {
    await write();
    await deliverMessages(test.deps, none);
    const [kept] = await rows({ kept: 'true' });
    const id = kept?.id ?? 0;
    const { body } = await admin.call(api.messageAdmin.content, { id });
    expect(body).toMatchObject({ recipient: 'employee@test.test' });
    expect(body.text).toContain('/x?code=secret');
    const audit = await admin.call(api.audit.list, { entity: 'message', entityId: id });
    expect(audit.body.content.map(({ action }) => action)).toEqual(['VIEW']);
    expect((await rows())[0]).toMatchObject({ status: 'SENT', isKept: true });
  });
  it('sees a mail in a frame that runs and fetches nothing', async () => {
    await write();
    await deliverMessages(test.deps, none);
    const [kept] = await rows();
    const answer = await admin.send('GET', `/api/admin/message/${kept?.id}/page`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors http://localhost:3000');
    expect(policy).not.toContain('allow-scripts');
    const audit = await admin.call(api.audit.list, { entity: 'message', entityId: kept?.id });
    expect(audit.body.content.map(({ action }) => action)).toEqual(['VIEW']);
  });
});

it('in production nobody looks at what nothing could send: it waits', async () => {
  const production = await buildTestApp({ ENVIRONMENT: 'PROD' });
  try {
    await write(production);
    await deliverMessages(production.deps, none);
    const reader = await production.signedIn('admin');
    const { body } = await reader.call(api.messageAdmin.list, {});
    expect(body.content).toMatchObject([{ status: 'QUEUED', isKept: false }]);
    const id = body.content[0]?.id ?? 0;
    expect((await reader.call(api.messageAdmin.content, { id })).status).toBe(404);
    // not even what was kept before
    await sql`update message set rendered = content`.execute(production.db);
    expect((await reader.call(api.messageAdmin.content, { id })).status).toBe(404);
    expect((await reader.call(api.dashboard.get, {})).body.mail).toBe('WAITING');
  } finally {
    await production.close();
  }
});

describe('what is kept of messages', () => {
  const age = (days: number) =>
    sql`update message set date_created = now() - make_interval(days => ${days}::int)`.execute(
      test.db,
    );
  const left = async () =>
    (
      await sql<{ hasContent: boolean; hasRendered: boolean }>`
        select content is not null as "hasContent", rendered is not null as "hasRendered"
        from message`.execute(test.db)
    ).rows;
  it('are its words for a week, and that it was sent for 90 days', async () => {
    await write();
    await deliverMessages(test.deps, none);
    await age(6);
    await forgetContent(test.db);
    expect(await left()).toEqual([{ hasContent: false, hasRendered: true }]);
    await age(8);
    await forgetContent(test.db);
    expect(await left()).toEqual([{ hasContent: false, hasRendered: false }]);
    await deleteOldMessages(test.db);
    expect(await left()).toHaveLength(1);
    await age(91);
    await deleteOldMessages(test.db);
    expect(await left()).toEqual([]);
  });
});

it('what became of the last invitation stands at the user', async () => {
  const deliveryOf = async () =>
    (await admin.call(api.userAdmin.get, { id: 2 })).body.onboarding.lastDelivery;
  expect(await deliveryOf()).toBeNull();
  for (const [kind, status, isSent, delivery] of [
    // only kept to be looked at: it went nowhere
    ['ONBOARDING', 'SENT', false, 'KEPT'],
    ['ONBOARDING', 'BOUNCED', false, 'BOUNCED'],
    ['ONBOARDING', 'SENT', true, 'OK'],
    ['ONBOARDING', 'QUEUED', false, 'OK'],
    ['ONBOARDING_REMINDER', 'BOUNCED', false, 'BOUNCED'],
    ['ONBOARDING', 'SENT', false, 'KEPT'],
  ]) {
    await sql`
      insert into message (channel, kind, user_id, recipient, status, sent_at)
      values (
        'EMAIL', ${kind}, 2, 'a@b.example', ${status}, case when ${isSent}::boolean then now() end
      )`.execute(test.db);
    expect(await deliveryOf()).toBe(delivery);
  }
});

it('a user who is erased leaves no messages behind', async () => {
  await write();
  await test.deps.writeUnseen((tx) => forgetMessages(tx, 2));
  expect(await rows()).toEqual([]);
});

it('operators count what waits and what nobody got', async () => {
  await fail();
  const { body } = await test.app.inject('/metrics');
  expect(body).toContain('messages{status="FAILED"} 1');
  expect(body).toContain('messages{status="QUEUED"} 0');
});

it('a node with another key than the database was opened with does not start', async () => {
  await expect(openSecrets(test.db, [Buffer.alloc(32, 7)])).rejects.toThrow(
    /another ENCRYPTION_KEY/,
  );
});
