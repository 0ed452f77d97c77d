import { generateKeyPairSync } from 'node:crypto';
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { readMails } from '../../../test/mail.ts';
import {
  confirmPhone,
  lastCode,
  newKeys,
  type Phone,
  pixel,
  registerPhone,
  signCommit,
  spki,
} from '../../../test/phone.ts';
import { buildTestApp, openTestApp } from '../../../test/test-app.ts';
import type { TestCaller } from '../../../test/test-caller.ts';
import { expireDevices } from './device.queries.ts';

const userId = 2;
const test = await openTestApp({ SMS_URL: 'https://sms.test/send' });
const owner = await test.signedIn('employee');
const other = await test.signedIn('other');
beforeEach(async () => {
  await sql`delete from one_time_code`.execute(test.db);
  await sql`delete from mobile_device`.execute(test.db);
});

const confirm = (phone: Phone) => confirmPhone(test, { owner, userId, phone });
const pass = (minutes: number) =>
  sql`update mobile_device set expires_at = expires_at - make_interval(mins => ${minutes})`.execute(
    test.db,
  );
const keyOf = ({ body }: { body: { globalErrors?: { messageKey: string }[] } }) =>
  body.globalErrors?.[0]?.messageKey;
const invalid = 'device.error.registrationInvalid';
const activate = (
  caller: TestCaller,
  { registrationId }: Phone,
  code?: string,
): Promise<{ status: number; body: { globalErrors?: { messageKey: string }[] } }> =>
  caller.call(api.mobileDevice.activate, { body: { registrationId, ...(code && { code }) } });

describe('a phone', () => {
  it.each(['ed25519', 'p256'] as const)('with a key of %s becomes its owner’s', async (kind) => {
    const phone = await registerPhone(test, kind);
    expect(phone.registrationId).toMatch(/^[0-9A-F]{32}$/);
    expect(phone.activationUrl).toBe(
      `http://localhost:3000/profile/mobile-devices/activation?registrationId=${phone.registrationId}`,
    );
    expect(await phone.status()).toEqual({ status: 'CREATED', challenge: null });
    const confirmed = await confirm(phone);
    expect(confirmed.body).toMatchObject({ name: 'Pixel 8', status: 'PENDING_COMMIT' });
    const { body } = await phone.commit();
    expect(body).toEqual({ status: 'ACTIVE', deviceToken: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await phone.status()).toEqual({ status: 'ACTIVE', challenge: null });
    const [device] = (await owner.call(api.mobileDevice.list, {})).body;
    expect(device).toMatchObject({ status: 'ACTIVE', preferredForPayment: true });
    expect((await other.call(api.mobileDevice.list, {})).body).toEqual([]);
  });
  it('is shown to its owner before it is confirmed, and looking at it confirms nothing', async () => {
    const phone = await registerPhone(test);
    const { registrationId } = phone;
    const { body } = await owner.call(api.mobileDevice.activation, { registrationId });
    expect(body).toMatchObject({
      valid: true,
      model: 'Pixel 8',
      os: 'ANDROID',
      codeRequired: true,
      channel: 'EMAIL',
      retryAfterSeconds: 0,
      codeSent: false,
    });
    expect((await phone.status()).status).toBe('CREATED');
  });
  it('says nothing of its key or its token to anybody', async () => {
    const phone = await registerPhone(test);
    await confirm(phone);
    const { body } = await phone.commit();
    const list = JSON.stringify((await owner.call(api.mobileDevice.list, {})).body);
    expect(list).not.toMatch(/key|token|challenge|registration/i);
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(d)::text as row from mobile_device d`.execute(test.db);
    expect(rows[0]?.row).not.toContain(body.deviceToken);
  });
  it('is told of by mail when it is active, once', async () => {
    const phone = await registerPhone(test);
    await confirm(phone);
    const before = (await readMails(test, userId)).length;
    await phone.commit();
    const mails = (await readMails(test, userId)).slice(before);
    expect(mails.map(({ kind }) => kind)).toEqual(['DEVICE_ACTIVATED']);
    expect(mails[0]?.text).toContain('/profile/mobile-devices');
  });
});

describe('the code that confirms a phone', () => {
  it('goes by SMS to a verified number where the installation sends any', async () => {
    const sending = await buildTestApp({ SMS_URL: 'https://sms.test/send' });
    await sql`
      update "user" set phone_number = '+420777123456', phone_verified_at = now()
      where id = ${userId}`.execute(sending.db);
    const caller = await sending.signedIn('employee');
    const { registrationId } = await registerPhone(sending);
    const sent = await caller.call(api.mobileDevice.sendActivationCode, {
      body: { registrationId },
    });
    expect(sent.body).toEqual({ codeSent: true, channel: 'SMS', retryAfterSeconds: 60 });
    const { rows } = await sql<{ channel: string; recipient: string }>`
      select channel, recipient from message where kind = 'DEVICE_CODE'`.execute(sending.db);
    expect(rows).toEqual([{ channel: 'SMS', recipient: '+420777123456' }]);
    await sending.close();
  });
  it('is sent once a minute, and the refusal says how long to wait', async () => {
    const { registrationId } = await registerPhone(test);
    const send = () =>
      owner.call(api.mobileDevice.sendActivationCode, { body: { registrationId } });
    await send();
    const again = await send();
    expect([again.status, again.body.globalErrors?.[0]]).toEqual([
      422,
      {
        messageKey: 'code.error.tooSoon',
        params: { retryAfterSeconds: expect.any(Number), codeSent: true },
      },
    ]);
  });
  it('is told apart from one for another phone, and so is the refusal of another', async () => {
    const [first, second] = [await registerPhone(test), await registerPhone(test)];
    const send = ({ registrationId }: Phone) =>
      owner.call(api.mobileDevice.sendActivationCode, { body: { registrationId } });
    const look = async ({ registrationId }: Phone) =>
      (await owner.call(api.mobileDevice.activation, { registrationId })).body;
    await send(first);
    expect(await look(first)).toMatchObject({ codeSent: true });
    const other = await look(second);
    expect(other).toMatchObject({ codeSent: false });
    expect(other.retryAfterSeconds).toBeGreaterThan(0);
    expect((await send(second)).body.globalErrors?.[0]?.params).toMatchObject({ codeSent: false });
  });
  it('has nowhere to go when its owner has neither a number nor an address', async () => {
    await sql`update "user" set email = null where id = ${userId}`.execute(test.db);
    const { registrationId } = await registerPhone(test);
    const seen = await owner.call(api.mobileDevice.activation, { registrationId });
    expect(seen.body.channel).toBeNull();
    const sent = await owner.call(api.mobileDevice.sendActivationCode, {
      body: { registrationId },
    });
    expect(keyOf(sent)).toBe('device.error.noContact');
    await sql`update "user" set email = 'employee@test.test' where id = ${userId}`.execute(test.db);
  });
  it('is of this phone and this person only', async () => {
    const [phone, decoy] = [await registerPhone(test), await registerPhone(test)];
    await owner.call(api.mobileDevice.sendActivationCode, {
      body: { registrationId: phone.registrationId },
    });
    const code = await lastCode(test, userId);
    expect(keyOf(await activate(owner, decoy, code))).toBe('code.error.invalid');
    expect(keyOf(await activate(other, phone, code))).toBe('code.error.invalid');
    expect((await activate(owner, phone, code)).status).toBe(200);
  });
  it('is asked for, and the fifth wrong guess ends it', async () => {
    const phone = await registerPhone(test);
    const { registrationId } = phone;
    await owner.call(api.mobileDevice.sendActivationCode, { body: { registrationId } });
    const code = await lastCode(test, userId);
    const none = await activate(owner, phone);
    expect([none.status, keyOf(none)]).toEqual([422, 'common.error.validation']);
    for (let guess = 0; guess < 5; guess += 1)
      expect(keyOf(await activate(owner, phone, code === '000000' ? '111111' : '000000'))).toBe(
        'code.error.invalid',
      );
    expect(keyOf(await activate(owner, phone, code))).toBe('code.error.invalid');
  });
  it('confirms one phone for one of many who press at once', async () => {
    const phone = await registerPhone(test);
    const { registrationId } = phone;
    await owner.call(api.mobileDevice.sendActivationCode, { body: { registrationId } });
    const code = await lastCode(test, userId);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => activate(owner, phone, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a registration', () => {
  const everyUse = (registrationId: string) => [
    owner.call(api.mobileDevice.activation, { registrationId }),
    owner.call(api.mobileDevice.sendActivationCode, { body: { registrationId } }),
    owner.call(api.mobileDevice.activate, { body: { registrationId, code: '123456' } }),
  ];
  const refusals = async (registrationId: string) =>
    (await Promise.all(everyUse(registrationId))).map((answer) => [answer.status, keyOf(answer)]);
  const allInvalid = Array.from({ length: 3 }, () => [422, invalid]);

  it('that nobody made is refused, not missing', async () => {
    expect(await refusals('0123456789ABCDEF0123456789ABCDEF')).toEqual(allInvalid);
  });
  it('of somebody else is refused in the same words', async () => {
    const phone = await registerPhone(test);
    await other.call(api.mobileDevice.sendActivationCode, {
      body: { registrationId: phone.registrationId },
    });
    expect((await activate(other, phone, await lastCode(test, 3))).status).toBe(200);
    expect(await refusals(phone.registrationId)).toEqual(allInvalid);
  });
  it('that was used is refused', async () => {
    const phone = await registerPhone(test);
    await confirm(phone);
    expect(await refusals(phone.registrationId)).toEqual(allInvalid);
  });
  it.each(['CREATED', 'PENDING_COMMIT'] as const)(
    'that waited as %s for 15 minutes is over, before any job has come by',
    async (status) => {
      const phone = await registerPhone(test);
      if (status === 'PENDING_COMMIT') await confirm(phone);
      const { challenge } = await phone.status();
      await pass(15);
      expect(await phone.status()).toEqual({ status: 'EXPIRED', challenge: null });
      expect(await refusals(phone.registrationId)).toEqual(allInvalid);
      const signature = signCommit(phone.privateKey, phone.registrationId, challenge ?? '');
      expect(keyOf(await phone.commit(signature))).toBe(invalid);
      await expireDevices(test.db);
      expect(await phone.status()).toEqual({ status: 'EXPIRED', challenge: null });
    },
  );
  it('that ended is kept for a day when nobody confirmed it, else shown to its owner', async () => {
    const [phone, stray] = [await registerPhone(test), await registerPhone(test)];
    await confirm(phone);
    await pass(15 + 25 * 60);
    await expireDevices(test.db);
    await expireDevices(test.db);
    expect(keyOf(await stray.app.call(api.mobileDeviceApp.status, stray))).toBe(invalid);
    const [device] = (await owner.call(api.mobileDevice.list, {})).body;
    expect(device).toMatchObject({ status: 'REMOVED', statusReason: 'EXPIRED' });
  });
  it.each(['abc', '0123456789abcdef0123456789abcdef', "' or 1=1 --", '%00'])(
    'that is no registration at all (%s) is never looked for',
    async (text) => {
      const seen = await owner.send(
        'GET',
        `/api/user/mobile-device/activation?registrationId=${encodeURIComponent(text)}`,
      );
      const polled = await owner.send(
        'GET',
        `/api/mobile-device/registration/${encodeURIComponent(text)}`,
      );
      expect([seen.statusCode, polled.statusCode]).toEqual([400, 400]);
    },
  );
});

describe('the app', () => {
  it('commits with its own key only', async () => {
    const phone = await registerPhone(test);
    await confirm(phone);
    const { challenge } = await phone.status();
    const forged = signCommit(newKeys().privateKey, phone.registrationId, challenge ?? '');
    expect(keyOf(await phone.commit(forged))).toBe('device.error.signatureInvalid');
    const ofOther = signCommit(phone.privateKey, 'F'.repeat(32), challenge ?? '');
    expect(keyOf(await phone.commit(ofOther))).toBe('device.error.signatureInvalid');
    expect((await phone.commit()).status).toBe(200);
  });
  it('commits once: what it signed is good for nothing afterwards', async () => {
    const phone = await registerPhone(test);
    await confirm(phone);
    const { challenge } = await phone.status();
    const signature = signCommit(phone.privateKey, phone.registrationId, challenge ?? '');
    const answers = await Promise.all(Array.from({ length: 6 }, () => phone.commit(signature)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(keyOf(await phone.commit(signature))).toBe('device.error.invalidTransition');
  });
  it('commits nothing that its owner has not confirmed', async () => {
    const phone = await registerPhone(test);
    expect(keyOf(await phone.commit())).toBe('device.error.invalidTransition');
  });
  it('may ask for an hour how it stands, and is not answered without end', async () => {
    const phone = await registerPhone(test);
    // every two seconds, as one of the windows of 15 minutes sees it
    for (let poll = 0; poll < 450; poll += 1) await phone.status();
    expect(await phone.status()).toEqual({ status: 'CREATED', challenge: null });
    for (let poll = 0; poll < 450; poll += 1) await phone.status();
    expect(keyOf(await phone.app.call(api.mobileDeviceApp.status, phone))).toBe(
      'common.error.tooManyRequests',
    );
  });
  it('of one address registers only so many phones', async () => {
    const app = test.createCaller('203.0.113.9');
    const publicKey = spki(newKeys().publicKey);
    const register = () =>
      app.call(api.mobileDeviceApp.register, { body: { ...pixel, publicKey } });
    for (let phone = 0; phone < 60; phone += 1) await register();
    expect(keyOf(await register())).toBe('common.error.tooManyRequests');
  });
  const rsa = () => spki(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey);
  const p384 = () => spki(generateKeyPairSync('ec', { namedCurve: 'secp384r1' }).publicKey);
  it.each([
    ['a key of another kind', () => ({ publicKey: rsa() }), 'publicKey'],
    ['a key of another curve', () => ({ publicKey: p384() }), 'publicKey'],
    ['no key', () => ({ publicKey: 'AAAA' }), 'publicKey'],
    ['a private key', () => ({ publicKey: '-----BEGIN PRIVATE KEY-----' }), 'publicKey'],
    ['a model with a control character', () => ({ model: 'Pixel\u0000 8' }), 'model'],
    ['a model that would be a header', () => ({ model: 'Pixel\r\nBcc: a@b.cz' }), 'model'],
    ['a model without end', () => ({ model: 'x'.repeat(61) }), 'model'],
  ])('that sends %s is refused', async (_, wrong, field) => {
    const publicKey = spki(newKeys().publicKey);
    const answer = await test
      .createCaller('203.0.113.10')
      .call(api.mobileDeviceApp.register, { body: { ...pixel, publicKey, ...wrong() } });
    expect([answer.status, answer.body.fieldErrors?.[0]?.field]).toEqual([422, field]);
  });
});

describe('of three phones', () => {
  it('a fourth is not confirmed, and no code is sent for it', async () => {
    for (let phone = 0; phone < 3; phone += 1) {
      await sql`delete from one_time_code`.execute(test.db);
      expect((await confirm(await registerPhone(test))).status).toBe(200);
    }
    await sql`delete from one_time_code`.execute(test.db);
    const { registrationId } = await registerPhone(test);
    const sent = await owner.call(api.mobileDevice.sendActivationCode, {
      body: { registrationId },
    });
    expect(sent.body.globalErrors).toEqual([
      { messageKey: 'device.error.tooMany', params: { max: 3 } },
    ]);
  });
});
