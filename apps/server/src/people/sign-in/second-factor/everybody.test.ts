import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../test/authenticator.ts';
import { passwords } from '../../../test/factories.ts';
import { app, codeOf, isValid, keyOf, password, site } from '../../../test/second-factor.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestCaller } from '../../../test/test-caller.ts';

const optional = await openTestApp();
beforeEach(async () => {
  for (const table of ['passkey', 'second_factor', 'recovery_code', 'session', 'message'])
    await sql`delete from ${sql.table(table)}`.execute(optional.db);
});

/** Sets an app up by who is signed in. */
const addApp = async (caller: TestCaller) => {
  const { secret } = (await caller.call(api.secondFactor.beginApp, {})).body;
  const body = { code: codeOf(secret, -1) };
  return { secret, ...(await caller.call(api.secondFactor.confirmApp, { body })).body };
};
const addPasskey = async (caller: TestCaller) => {
  const { body: options } = await caller.call(api.passkey.options, {});
  const credential = createAuthenticator(site).create(options);
  return (await caller.call(api.passkey.add, { body: { name: 'Telefon', credential } })).body;
};
const stateOf = async (caller: TestCaller) => (await caller.call(api.secondFactor.get, {})).body;

describe('an employee', () => {
  it('signs in by the password alone as before when a passkey is added for one touch', async () => {
    const employee = await optional.signedIn('employee');
    expect((await addPasskey(employee)).recoveryCodes).toEqual([]);
    expect(await password(optional.createCaller(), 'employee')).toBe(null);
    expect(await stateOf(employee)).toMatchObject({ isAsked: false, countsPasskeys: false });
  });
  it('who set an app up is asked for it, a recovery code or a passkey, until it is taken off', async () => {
    const employee = await optional.signedIn('employee');
    await addPasskey(employee);
    const { secret, recoveryCodes } = await addApp(employee);
    expect(recoveryCodes).toHaveLength(10);
    const login = await optional.createCaller().call(api.auth.login, {
      body: { username: 'employee@test.test', password: passwords.employee },
    });
    expect(login.body).toEqual({ next: 'SECOND_FACTOR', factors: ['PASSKEY', 'APP'] });
    const next = optional.createCaller();
    expect(await password(next, 'employee')).toBe('SECOND_FACTOR');
    expect(await isValid(next)).toBe(false);
    expect((await app(next, codeOf(secret))).body).toEqual({ next: null });
    expect((await employee.call(api.secondFactor.removeApp, {})).status).toBe(200);
    expect(await password(optional.createCaller(), 'employee')).toBe(null);
    // no factor is asked for any more, so that nothing is left that would stand in for one
    expect(await stateOf(employee)).toMatchObject({ hasApp: false, recoveryCodes: 0 });
  });
  it('must set one up where the installation requires it of everybody', async () => {
    const all = await openTestApp({ USER_SECOND_FACTOR: 'required' });
    const caller = all.createCaller();
    expect(await password(caller, 'employee')).toBe('SECOND_FACTOR_SETUP');
    expect(await isValid(caller)).toBe(false);
    const { secret } = (await caller.call(api.secondFactorSignIn.setupApp, {})).body;
    await caller.call(api.secondFactorSignIn.confirmSetupApp, {
      body: { code: codeOf(secret, -1) },
    });
    await caller.renewCsrf();
    expect(await stateOf(caller)).toMatchObject({ mode: 'required', isAsked: true });
    expect(keyOf(await caller.call(api.secondFactor.removeApp, {}))).toBe(
      'secondFactor.error.required',
    );
    await addPasskey(caller);
    expect((await caller.call(api.secondFactor.removeApp, {})).status).toBe(200);
    expect(await password(all.createCaller(), 'employee')).toBe('SECOND_FACTOR');
  });
  it('is never asked where nobody is', async () => {
    const none = await openTestApp({ USER_SECOND_FACTOR: 'off' });
    const caller = await none.signedIn('employee');
    await addApp(caller);
    expect(await password(none.createCaller(), 'employee')).toBe(null);
  });
});
