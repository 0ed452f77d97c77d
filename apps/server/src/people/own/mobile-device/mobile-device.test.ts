import { api, type MobileDeviceStatus, mobileDeviceStatuses } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { passwords } from '../../../test/factories.ts';
import { linkIn, readMails } from '../../../test/mail.ts';
import { insertPartner } from '../../../test/money.ts';
import { confirmPhone, lastCode, registerPhone } from '../../../test/phone.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { openTill } from '../../../test/till.ts';
import { recoverPassword } from '../../sign-in/password/recover.ts';

const userId = 2;
const test = await openTestApp();
let owner = await test.signedIn('employee');
const other = await test.signedIn('other');
const admin = await test.signedIn('admin');
beforeEach(async () => {
  await sql`delete from one_time_code`.execute(test.db);
  await sql`delete from mobile_device`.execute(test.db);
});

type By = 'USER' | 'ADMIN' | 'SYSTEM';
type Action = 'BLOCK' | 'UNBLOCK' | 'REMOVE';
/** A phone of the employee, put into a state past what leads to it. */
const insertPhone = async (status: MobileDeviceStatus, blockedBy: By | null = null) => {
  const { rows } = await sql<{ id: number }>`
    insert into mobile_device (
      user_id, registration_id, name, os, model, os_version, app_version, public_key, challenge,
      token_hash, status, status_reason, blocked_by, expires_at, removed_at
    )
    values (
      ${userId}, upper(replace(gen_random_uuid()::text, '-', '')), 'Můj Pixel', 'ANDROID', 'Pixel 8',
      '14', '1.0.0', ${status === 'REMOVED' ? null : 'key'},
      ${status === 'PENDING_COMMIT' ? 'challenge' : null},
      ${status === 'ACTIVE' || status === 'BLOCKED' ? test.deps.digest.of(crypto.randomUUID()) : null},
      ${status}, ${status === 'REMOVED' ? 'USER' : null}, ${blockedBy},
      now() + interval '10 minutes', ${status === 'REMOVED' ? new Date() : null}
    )
    returning id`.execute(test.db);
  return rows[0]?.id ?? 0;
};
const act = (id: number, action: Action, code?: string, caller = owner) =>
  caller.call(api.mobileDevice.act, { id, body: { action, ...(code && { code }) } });
const actAsAdmin = (id: number, action: Action) =>
  admin.call(api.mobileDeviceAdmin.act, { userId, id, body: { action } });
const stateOf = async (id: number) => {
  const { rows } = await sql<{ status: string; by: string | null }>`
    select status, blocked_by as by
    from mobile_device
    where id = ${id}`.execute(test.db);
  return rows[0] && [rows[0].status, rows[0].by];
};
const keyOf = ({ body }: { body: { globalErrors?: { messageKey: string }[] } }) =>
  body.globalErrors?.[0]?.messageKey;
const sendCode = async (id: number): Promise<string> => {
  await owner.call(api.mobileDevice.sendUnblockCode, { id });
  return lastCode(test, userId);
};
/** An active phone as its app makes it, with its token. */
const activePhone = async () => {
  const phone = await registerPhone(test);
  const { body } = await confirmPhone(test, { owner, userId, phone });
  await sql`delete from one_time_code`.execute(test.db);
  const { deviceToken } = (await phone.commit()).body;
  return { id: body.id, deviceToken, app: phone.app };
};

type State = { readonly status: MobileDeviceStatus; readonly blockedBy: By | null };
const states = mobileDeviceStatuses.flatMap((status): readonly State[] =>
  status === 'BLOCKED'
    ? (['USER', 'ADMIN', 'SYSTEM'] as const).map((blockedBy) => ({ status, blockedBy }))
    : [{ status, blockedBy: null }],
);
/** What the domain's table allows (8.2), for the owner and for an administrator. */
const isAllowed = ({ status, blockedBy }: State, action: Action, by: 'USER' | 'ADMIN'): boolean =>
  ({
    BLOCK: status === 'ACTIVE',
    UNBLOCK: status === 'BLOCKED' && (by === 'ADMIN' || blockedBy === 'USER'),
    REMOVE: status !== 'REMOVED',
  })[action];
const becomes = { BLOCK: 'BLOCKED', UNBLOCK: 'ACTIVE', REMOVE: 'REMOVED' } as const;
const cases = states.flatMap((state) =>
  (['BLOCK', 'UNBLOCK', 'REMOVE'] as const).flatMap((action) =>
    (['USER', 'ADMIN'] as const).map((by) => {
      const allowed = isAllowed(state, action, by);
      return { ...state, action, by, allowed, word: allowed ? 'may' : 'may not' };
    }),
  ),
);

describe('with a phone', () => {
  it.each(cases)(
    '$status ($blockedBy) the $by $word $action',
    async ({ status, blockedBy, action, by, allowed }) => {
      const id = await insertPhone(status, blockedBy);
      const code =
        action === 'UNBLOCK' && allowed && by === 'USER' ? await sendCode(id) : undefined;
      const answer = by === 'ADMIN' ? await actAsAdmin(id, action) : await act(id, action, code);
      expect([answer.status, keyOf(answer)]).toEqual(
        allowed ? [200, undefined] : [422, 'device.error.invalidTransition'],
      );
      const after = action === 'BLOCK' ? ['BLOCKED', by] : [becomes[action], null];
      expect(await stateOf(id)).toEqual(allowed ? after : [status, blockedBy]);
    },
  );
  it('of somebody else nothing is done, and nothing said of it', async () => {
    const id = await insertPhone('ACTIVE');
    const answers = await Promise.all([
      act(id, 'BLOCK', undefined, other),
      other.call(api.mobileDevice.update, { id, body: { name: 'Moje' } }),
      other.call(api.mobileDevice.sendUnblockCode, { id }),
      admin.call(api.mobileDeviceAdmin.act, { userId: 3, id, body: { action: 'BLOCK' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await stateOf(id)).toEqual(['ACTIVE', null]);
  });
  it('many who act at once do one thing', async () => {
    const id = await insertPhone('ACTIVE');
    const answers = await Promise.all(Array.from({ length: 8 }, () => act(id, 'BLOCK')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a blocked phone', () => {
  it('needs a code, of this phone, good once', async () => {
    const [id, second] = [await insertPhone('ACTIVE'), await insertPhone('ACTIVE')];
    await act(id, 'BLOCK');
    await act(second, 'BLOCK');
    expect((await act(id, 'UNBLOCK')).body.fieldErrors?.[0]).toEqual({
      field: 'code',
      messageKey: 'validation.required',
    });
    const code = await sendCode(id);
    expect(keyOf(await act(second, 'UNBLOCK', code))).toBe('code.error.invalid');
    expect((await act(id, 'UNBLOCK', code)).status).toBe(200);
    await act(id, 'BLOCK');
    expect(keyOf(await act(id, 'UNBLOCK', code))).toBe('code.error.invalid');
  });
  it('gets no code where a code would not help', async () => {
    const id = await insertPhone('BLOCKED', 'ADMIN');
    const answer = await owner.call(api.mobileDevice.sendUnblockCode, { id });
    expect(keyOf(answer)).toBe('device.error.invalidTransition');
  });
});

describe('the list', () => {
  it('shows a removed phone for 30 days', async () => {
    const id = await insertPhone('ACTIVE');
    await act(id, 'REMOVE');
    const list = async () => (await owner.call(api.mobileDevice.list, {})).body;
    expect(await list()).toMatchObject([{ id, status: 'REMOVED', statusReason: 'USER' }]);
    await sql`update mobile_device set removed_at = now() - interval '31 days'`.execute(test.db);
    expect(await list()).toEqual([]);
  });
  it('has one phone that pays first, whichever was named last', async () => {
    const ids = [await insertPhone('ACTIVE'), await insertPhone('ACTIVE')];
    const body = { name: 'Telefon', preferredForPayment: true };
    await Promise.all(
      [...ids, ...ids].map((id) => owner.call(api.mobileDevice.update, { id, body })),
    );
    const list = (await owner.call(api.mobileDevice.list, {})).body;
    expect(list.filter(({ preferredForPayment }) => preferredForPayment)).toHaveLength(1);
    expect(list.map(({ name }) => name)).toEqual(['Telefon', 'Telefon']);
  });
  it.each(['PENDING_COMMIT', 'BLOCKED', 'REMOVED'] as const)(
    'has no phone %s that pays first',
    async (status) => {
      const id = await insertPhone(status, status === 'BLOCKED' ? 'USER' : null);
      const answer = await owner.call(api.mobileDevice.update, {
        id,
        body: { name: 'Telefon', preferredForPayment: true },
      });
      expect(keyOf(answer)).toBe('device.error.invalidTransition');
    },
  );
});

describe('the name of a phone', () => {
  it.each(['', '   ', 'x'.repeat(61), 'Můj\ntelefon', 'Můj\u2028telefon'])(
    'is not %j',
    async (name) => {
      const id = await insertPhone('ACTIVE');
      const answer = await owner.call(api.mobileDevice.update, { id, body: { name } });
      expect([answer.status, answer.body.fieldErrors?.[0]?.field]).toEqual([422, 'name']);
    },
  );
});

describe('a person who is switched off', () => {
  const switchTo = async (active: boolean) =>
    admin.call(api.userAdmin.activate, { id: userId, body: { active } });
  it('has no active phone any more, and gets none back by being switched on', async () => {
    const ids = await Promise.all([
      insertPhone('ACTIVE'),
      insertPhone('BLOCKED', 'USER'),
      insertPhone('PENDING_COMMIT'),
    ]);
    await switchTo(false);
    const states = () => Promise.all(ids.map(stateOf));
    const after = [
      ['BLOCKED', 'SYSTEM'],
      ['BLOCKED', 'USER'],
      ['REMOVED', null],
    ];
    expect(await states()).toEqual(after);
    expect(keyOf(await actAsAdmin(ids[0] ?? 0, 'UNBLOCK'))).toBe('device.error.ownerInactive');
    await switchTo(true);
    expect(await states()).toEqual(after);
    owner = await test.signedIn('employee');
    expect(keyOf(await act(ids[0] ?? 0, 'UNBLOCK', '123456'))).toBe(
      'device.error.invalidTransition',
    );
    expect((await actAsAdmin(ids[0] ?? 0, 'UNBLOCK')).status).toBe(200);
  });
});

describe('an administrator', () => {
  it('leaves what was done to a phone in its owner’s history', async () => {
    const id = await insertPhone('ACTIVE');
    await actAsAdmin(id, 'BLOCK');
    const { rows } = await sql`
      select action, user_id as by, before, after
      from audit
      where entity = 'user' and entity_id = ${userId}
      order by id desc
      limit 1`.execute(test.db);
    expect(rows).toEqual([
      {
        action: 'UPDATE',
        by: 1,
        before: { mobileDevice: 'Můj Pixel: ACTIVE' },
        after: { mobileDevice: 'Můj Pixel: BLOCKED' },
      },
    ]);
    const { body } = await admin.call(api.mobileDeviceAdmin.list, { userId });
    expect(body).toMatchObject([{ id, status: 'BLOCKED', blockedBy: 'ADMIN' }]);
  });
  it('erases phones and keys with their owner', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into "user" (username, first_name, last_name, language, roles, client_id, active)
      values ('leaver', 'Ota', 'Malý', 'CZ', '{ROLE_USER}', 1, true)
      returning id`.execute(test.db);
    const id = rows[0]?.id ?? 0;
    await insertPhone('ACTIVE');
    await sql`update mobile_device set user_id = ${id}`.execute(test.db);
    expect((await admin.call(api.userAdmin.remove, { id })).status).toBe(200);
    const left = await sql`select 1 from mobile_device`.execute(test.db);
    expect(left.rows).toEqual([]);
  });
});

describe('the app of a phone', () => {
  const pay = ({
    app,
    deviceToken,
  }: Pick<Awaited<ReturnType<typeof activePhone>>, 'app' | 'deviceToken'>) =>
    app.call(api.devicePayment.create, { body: { deviceToken } });
  it('gets codes to pay with, and that is when the phone was last used', async () => {
    const phone = await activePhone();
    const { body } = await pay(phone);
    expect(body.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const [device] = (await owner.call(api.mobileDevice.list, {})).body;
    expect(device?.lastUsedAt).not.toBeNull();
  });
  it.each(['BLOCK', 'REMOVE'] as const)('gets none after %s', async (action) => {
    const phone = await activePhone();
    await act(phone.id, action);
    expect(keyOf(await pay(phone))).toBe('device.error.tokenInvalid');
  });
  it('gets none after a change of the password, unless its owner keeps it by name', async () => {
    const [kept, ended] = [await activePhone(), await activePhone()];
    const waiting = await insertPhone('PENDING_COMMIT');
    const change = (from: string, to: string, keepDevices?: number[]) =>
      owner.call(api.password.change, {
        body: { currentPassword: from, newPassword: to, ...(keepDevices && { keepDevices }) },
      });
    const other = 'Nove.Heslo.1';
    expect((await change(passwords.employee, other, [kept.id])).status).toBe(200);
    expect((await pay(kept)).status).toBe(200);
    expect(keyOf(await pay(ended))).toBe('device.error.tokenInvalid');
    expect([await stateOf(ended.id), await stateOf(waiting)]).toEqual([
      ['REMOVED', null],
      ['REMOVED', null],
    ]);
    const mail = (await readMails(test, userId)).findLast(
      ({ kind }) => kind === 'PASSWORD_CHANGED',
    );
    expect(mail?.text).toContain('Pixel 8.');
    // nothing is kept of what is not named
    expect((await change(other, passwords.employee)).status).toBe(200);
    expect(keyOf(await pay(kept))).toBe('device.error.tokenInvalid');
  });
  it('gets none after a reset of the password', async () => {
    const phone = await activePhone();
    await recoverPassword(test.deps, 'employee@test.test');
    const mail = (await readMails(test, userId)).findLast(
      ({ kind }) => kind === 'PASSWORD_RECOVERY',
    );
    const { hash } = new URL(mail ? linkIn(mail) : '/', 'http://x');
    const code = new URLSearchParams(hash.slice(1)).get('code') ?? '';
    const reset = await test.createCaller().call(api.password.reset, {
      body: { userId, code, password: passwords.employee },
    });
    expect(reset.status).toBe(200);
    expect(keyOf(await pay(phone))).toBe('device.error.tokenInvalid');
    owner = await test.signedIn('employee');
  });
  it('gets none once its owner or the employer is switched off', async () => {
    const phone = await activePhone();
    await sql`update client set active = false where id = 1`.execute(test.db);
    expect(keyOf(await pay(phone))).toBe('device.error.tokenInvalid');
    await sql`update client set active = true where id = 1`.execute(test.db);
    expect((await pay(phone)).status).toBe(200);
  });
  it('is blocked together with the code it has got', async () => {
    const { till } = await openTill(test, admin, await insertPartner(test.db));
    const phone = await activePhone();
    const { code } = (await pay(phone)).body;
    await act(phone.id, 'BLOCK');
    const sale = () => till.authorize({ code, amount: { amount: 100, currency: 'CZK' } });
    expect(keyOf(await sale())).toBe('payment.error.codeInvalid');
    await act(phone.id, 'UNBLOCK', await sendCode(phone.id));
    expect((await sale()).body.status).toBe('DECLINED');
  });
  it('gets none with a token nobody gave it', async () => {
    const { app } = await activePhone();
    expect(keyOf(await pay({ app, deviceToken: 'guess' }))).toBe('device.error.tokenInvalid');
  });
});
