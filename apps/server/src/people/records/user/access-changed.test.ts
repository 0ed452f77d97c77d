/** Every way of writing how an account is reached or opened notes when that was (migration 0045). */
import { api } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { columns, query, tableAs } from '../../../platform/db/index.ts';
import { buildUser, passwords } from '../../../test/factories.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { hashPassword } from '../../../platform/auth/index.ts';
import { completeInvitation, setPassword } from './user.account.queries.ts';
import { findPayrollUsers, updateUsers } from './user.batch.queries.ts';
import { saveEmail, savePhoneNumber } from './own-data.queries.ts';

const test = await openTestApp();
const { db } = test;
const admin = await test.signedIn('admin');
const userId = 2;
const other = 'other.address@test.test';
const phoneNumber = '+420777000222';
const user = tableAs('user');
const changedAt = async (): Promise<string | null | undefined> =>
  (
    await query`
      select ${columns({ at: user.accessChangedAt })}
      from "user"
      where id = ${userId}`.execute(db)
  ).rows[0]?.at;
const set = (assignment: RawBuilder<unknown>) =>
  sql`update "user" set ${assignment} where id = ${userId}`.execute(db);

const byAdministrator = async (): Promise<void> => {
  const { body } = await admin.call(api.userAdmin.get, { id: userId });
  const form = buildUser({ username: body.username, email: other, clientId: body.clientId });
  const answer = await admin.call(api.userAdmin.update, {
    id: userId,
    body: { ...form, version: body.version },
  });
  expect(answer.status).toBe(200);
};
const byDirectory = async (): Promise<void> => {
  const { body } = await admin.call(api.directoryToken.create, {
    clientId: 1,
    body: { name: 'Entra' },
  });
  const answer = await test.app.inject({
    method: 'PATCH',
    url: `/api/scim/v2/Users/${userId}`,
    headers: { authorization: `Bearer ${body.secret}`, 'content-type': 'application/scim+json' },
    payload: {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'replace', path: 'emails[type eq "work"].value', value: other }],
    },
  });
  expect(answer.statusCode).toBe(200);
};
const byImport = async (): Promise<void> => {
  await set(sql`personal_number = 'P-2'`);
  const known = await findPayrollUsers(db, 1);
  const person = known.find(({ id }) => id === userId);
  if (!person) throw new Error('nobody has the payroll number');
  await test.deps.writeUnseen((tx) => updateUsers(tx, [{ ...person, email: other }], null));
};
const byInvitation = async (): Promise<void> => {
  await set(sql`onboarding_status = 'SENT'`);
  const invited = { userId, language: 'CZ', marketingConsent: false } as const;
  const passwordHash = await hashPassword('Nove.Heslo.123');
  expect(await completeInvitation(db, { ...invited, passwordHash })).toBe(true);
};

describe('the moment of a change', () => {
  beforeEach(async () => {
    await sql`
      update "user" set
        email = 'employee@test.test', phone_number = null, phone_verified_at = null,
        onboarding_status = 'COMPLETED'
      where id = ${userId}`.execute(db);
    await set(sql`access_changed_at = null`);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['of the address by its person', () => saveEmail(db, userId, other)],
    ['of the address by an administrator', byAdministrator],
    ["of the address by an employer's directory", byDirectory],
    ['of the address by an import', byImport],
    ['of the address by any other statement', () => set(sql`email = ${other}`)],
    ['of the number by its person', () => savePhoneNumber(db, userId, phoneNumber)],
    ['of the number by any other statement', () => set(sql`phone_number = ${phoneNumber}`)],
    ['of the password by a reset or its person', () => setPassword(db, userId, 'x')],
    ['of the password by an invitation', byInvitation],
    ['of the password by any other statement', () => set(sql`password_hash = 'y'`)],
  ])('%s is kept', async (_name, change) => {
    await change();
    expect(await changedAt()).not.toBeNull();
  });
  it('of a number is kept when it is taken away, and when it is verified later', async () => {
    await set(sql`phone_number = ${phoneNumber}`);
    await set(sql`access_changed_at = null`);
    await set(sql`phone_verified_at = now()`);
    expect(await changedAt()).not.toBeNull();
    await set(sql`access_changed_at = null`);
    await savePhoneNumber(db, userId, null);
    expect(await changedAt()).not.toBeNull();
  });
  it('is none where nothing of it changes, nor at a sign-in', async () => {
    await set(sql`first_name = 'Eva', email = email, password_hash = password_hash`);
    await set(sql`password_hash = password_hash, last_login_at = now()`);
    await test.createCaller().call(api.auth.login, {
      body: { username: 'admin@test.test', password: passwords.admin },
    });
    expect(await changedAt()).toBeNull();
  });
});
