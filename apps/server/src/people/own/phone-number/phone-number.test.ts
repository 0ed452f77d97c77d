import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { readMails } from '../../../test/mail.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

const userId = 2;
const phoneNumber = '+420777123456';
const codeIn = ({ text }: { readonly text: string }): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const wrongOf = (code: string): string => (code === '000000' ? '111111' : '000000');

const clean = async (test: TestApp): Promise<void> => {
  await sql`delete from one_time_code`.execute(test.db);
  await sql`delete from message`.execute(test.db);
  await sql`delete from task`.execute(test.db);
  await sql`update "user" set phone_number = null, phone_verified_at = null`.execute(test.db);
};
const lastCode = async (test: TestApp, id = userId): Promise<string> => {
  const mail = (await readMails(test, id)).at(-1);
  return mail ? codeIn(mail) : '';
};

describe('the own telephone number', async () => {
  const test = await openTestApp();
  const person = await test.signedIn('employee');
  beforeEach(() => clean(test));
  const request = (number = phoneNumber) =>
    person.call(api.phoneNumber.request, { body: { phoneNumber: number } });
  const confirm = (code: string) => person.call(api.phoneNumber.confirm, { body: { code } });

  it('is known once its code came back, by e-mail where no SMS is sent, and a step is done', async () => {
    const sent = await request('+420 777 123 456');
    expect(sent.body).toEqual({ codeSent: true, channel: 'EMAIL', retryAfterSeconds: 60 });
    expect((await person.call(api.user.me, {})).body.phoneNumber).toBeNull();
    const waiting = (await person.call(api.phoneNumber.get, {})).body;
    expect(waiting).toMatchObject({ phoneNumber: null, pending: phoneNumber, channel: 'EMAIL' });
    expect(waiting.retryAfterSeconds).toBeGreaterThan(0);
    const [mail] = await readMails(test, userId);
    expect([mail?.kind, mail?.to]).toEqual(['PHONE_CODE', 'employee@test.test']);
    const code = await lastCode(test);
    const confirmed = await confirm(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect([confirmed.status, confirmed.body.phoneNumber]).toEqual([200, phoneNumber]);
    const tasks = (await person.call(api.task.list, {})).body;
    expect(tasks.find(({ type }) => type === 'VERIFY_PHONE')?.status).toBe('COMPLETED');
  });
  it('is not told to be verified before its code came back, even where administration entered it', async () => {
    const isVerified = async () => (await person.call(api.user.me, {})).body.isPhoneVerified;
    await sql`update "user" set phone_number = ${phoneNumber} where id = ${userId}`.execute(
      test.db,
    );
    expect(await isVerified()).toBe(false);
    await request();
    await confirm(await lastCode(test));
    expect(await isVerified()).toBe(true);
  });
  it('is not proved by a wrong code, a used one, or somebody else’s', async () => {
    await request();
    const code = await lastCode(test);
    const wrong = await confirm(wrongOf(code));
    expect([wrong.status, wrong.body.fieldErrors]).toEqual([
      422,
      [{ field: 'code', messageKey: 'code.error.invalid' }],
    ]);
    const other = await test.signedIn('other');
    expect((await other.call(api.phoneNumber.confirm, { body: { code } })).status).toBe(422);
    expect((await confirm(code)).status).toBe(200);
    expect((await confirm(code)).status).toBe(422);
  });
  it('cannot be guessed: after five wrong codes the right one is none', async () => {
    await request();
    const code = await lastCode(test);
    for (let guess = 0; guess < 5; guess += 1) await confirm(wrongOf(code));
    expect((await confirm(code)).status).toBe(422);
    expect((await person.call(api.phoneNumber.get, {})).body.pending).toBeNull();
  });
  it('is proved by the number the code was for, and changed by a newer code only', async () => {
    await request();
    const first = await lastCode(test);
    await sql`update one_time_code set date_created = date_created - interval '61 seconds'`.execute(
      test.db,
    );
    await request('+421905123456');
    const second = await lastCode(test);
    if (first !== second) expect((await confirm(first)).status).toBe(422);
    expect((await confirm(second)).body.phoneNumber).toBe('+421905123456');
  });
  it('asks for another code once a minute, and says how long it takes', async () => {
    await request();
    const again = await request();
    expect(again.status).toBe(422);
    expect(again.body.globalErrors).toEqual([
      {
        messageKey: 'code.error.tooSoon',
        params: { retryAfterSeconds: expect.any(Number), codeSent: true },
      },
    ]);
    expect(await readMails(test, userId)).toHaveLength(1);
  });
  it('can be forgotten, with a code that waits', async () => {
    await request();
    await confirm(await lastCode(test));
    const removed = await person.call(api.phoneNumber.remove, {});
    expect([removed.status, removed.body.phoneNumber]).toEqual([200, null]);
    expect((await person.call(api.phoneNumber.get, {})).body.verifiedAt).toBeNull();
  });
  it.each(['777123456', '+0123456', '+42077712345678901', '+420777\r\nBcc: x', 'x'.repeat(300)])(
    '%j is no number',
    async (number) => expect((await request(number)).status).toBe(422),
  );
  it('cannot be proved where there is nowhere to send a code', async () => {
    await sql`update "user" set email = null where id = ${userId}`.execute(test.db);
    const refused = await request();
    expect(refused.body.globalErrors?.[0]?.messageKey).toBe('phone.error.noChannel');
    await sql`update "user" set email = 'employee@test.test' where id = ${userId}`.execute(test.db);
  });
});

describe.each([
  ['goes by SMS to the number itself', { SMS_URL: 'https://sms.test/send' }, 'SMS', phoneNumber],
  [
    'goes by e-mail where SMS is switched off',
    { SMS_URL: 'https://sms.test/send', FEATURES: 'SMS_DISABLED' },
    'EMAIL',
    'employee@test.test',
  ],
])('the code of a number', async (name, environment, channel, to) => {
  const test = await openTestApp(environment);
  it(name, async () => {
    const person = await test.signedIn('employee');
    const sent = await person.call(api.phoneNumber.request, { body: { phoneNumber } });
    expect(sent.body.channel).toBe(channel);
    const [message] = await readMails(test, userId);
    expect(message?.to).toBe(to);
    if (channel === 'SMS') expect(message?.text.length).toBeLessThanOrEqual(160);
    const code = message ? codeIn(message) : '';
    expect((await person.call(api.phoneNumber.confirm, { body: { code } })).status).toBe(200);
  });
});

describe('another number', async () => {
  const test = await openTestApp({ SMS_URL: 'https://sms.test/send' });
  const person = await test.signedIn('employee');
  const old = '+420777000111';
  const mailsOf = async () =>
    (await readMails(test, userId))
      .filter(({ kind }) => kind === 'PHONE_CHANGED')
      .map(({ to, text }) => [to, text]);
  beforeEach(async () => {
    await clean(test);
    await sql`
      update "user" set phone_number = ${old}, phone_verified_at = now()
      where id = ${userId}`.execute(test.db);
  });
  const prove = async (number: string) => {
    await person.call(api.phoneNumber.request, { body: { phoneNumber: number } });
    return person.call(api.phoneNumber.confirm, { body: { code: await lastCode(test) } });
  };
  it('is told to the one before and to the mailbox', async () => {
    expect((await prove(phoneNumber)).status).toBe(200);
    expect(await mailsOf()).toEqual([
      ['employee@test.test', expect.stringContaining('456')],
      [old, expect.stringContaining('zaměstnavateli')],
    ]);
  });
  it('is none when it is the same once more', async () => {
    expect((await prove(old)).status).toBe(200);
    expect(await mailsOf()).toEqual([]);
  });
  it('is told when it is none at all, and not to a number nobody verified', async () => {
    await sql`update "user" set phone_verified_at = null where id = ${userId}`.execute(test.db);
    expect((await person.call(api.phoneNumber.remove, {})).status).toBe(200);
    expect((await mailsOf()).map(([to]) => to)).toEqual(['employee@test.test']);
  });
});
