import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../platform/auth/index.ts';
import { passwords } from '../../../test/factories.ts';
import { readMails } from '../../../test/mail.ts';
import { isValid, keyOf, password, setUpApp } from '../../../test/second-factor.ts';
import { openTestApp } from '../../../test/test-app.ts';

const required = await openTestApp({ ADMIN_SECOND_FACTOR: 'required' });
beforeEach(async () => {
  const { db } = required;
  for (const table of ['passkey', 'second_factor', 'recovery_code', 'session', 'message'])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`update "user" set failed_logins = 0, locked_until = null`.execute(db);
});

/** An administrator who sets the app up where it is required. */
const setUp = async (caller = required.createCaller()) => {
  expect(await password(caller)).toBe('SECOND_FACTOR_SETUP');
  return setUpApp(caller);
};
const putBack = async () =>
  sql`
    update "user" set password_hash = ${await hashPassword(passwords.admin)}
    where username = 'admin@test.test'`.execute(required.db);

describe('another administrator', () => {
  it('takes the factors off who has lost them; the owner is told, and nobody stays signed in', async () => {
    const { caller } = await setUp();
    const body = { identification: 'Přišla osobně s občanským průkazem' };
    expect(keyOf(await caller.call(api.userAdmin.resetFactors, { id: 1, body }))).toBe(
      'user.error.ownFactors',
    );
    await sql`
      update "user" set roles = '{ROLE_ADMIN}' where username = 'other@test.test'`.execute(
      required.db,
    );
    const other = required.createCaller();
    await other.call(api.auth.login, {
      body: { username: 'other@test.test', password: passwords.other },
    });
    await other.renewCsrf();
    await setUpApp(other);
    const unsaid = await other.call(api.userAdmin.resetFactors, {
      id: 1,
      body: { identification: ' ' },
    });
    expect([unsaid.status, unsaid.body.fieldErrors?.[0]?.field]).toEqual([422, 'identification']);
    expect(await isValid(caller)).toBe(true);
    const answer = await other.call(api.userAdmin.resetFactors, { id: 1, body });
    await sql`
      update "user" set roles = '{ROLE_USER}' where username = 'other@test.test'`.execute(
      required.db,
    );
    expect(answer.body.factors).toEqual({ passkeys: 0, hasApp: false });
    expect(await isValid(caller)).toBe(false);
    const mails = await readMails(required, 1);
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['FACTORS_RESET', 'PASSWORD_RECOVERY']),
    );
    const { rows } = await sql<{ before: unknown; after: unknown }>`
      select before, after from audit where entity = 'user' and entity_id = 1
      order by id desc limit 1`.execute(required.db);
    expect(rows).toEqual([
      {
        before: { factors: { passkeys: 0, hasApp: true } },
        after: { factors: { passkeys: 0, hasApp: false }, isPasswordVoid: true, ...body },
      },
    ]);
    // who knows the password, and talked somebody into this, is not let in by it
    const thief = await required.createCaller().call(api.auth.login, {
      body: { username: 'admin@test.test', password: passwords.admin },
    });
    expect(keyOf(thief)).toBe('auth.error.badCredentials');
    // who has the mailbox is
    const [, code = ''] =
      /#code=([\w-]+)/.exec(mails.find(({ kind }) => kind === 'PASSWORD_RECOVERY')?.text ?? '') ??
      [];
    const { status } = await required.createCaller().call(api.password.reset, {
      body: { userId: 1, code, password: 'Another.River.82' },
    });
    expect(status).toBe(200);
    const again = await required.createCaller().call(api.auth.login, {
      body: { username: 'admin@test.test', password: 'Another.River.82' },
    });
    expect(again.body).toMatchObject({ next: 'SECOND_FACTOR_SETUP' });
    await putBack();
  });
  it('leaves the password of who is reached nowhere: they would have no way in', async () => {
    await sql`update "user" set email = null, recovery_email = null where id = 2`.execute(
      required.db,
    );
    const { caller } = await setUp();
    const body = { identification: 'Zavolal jsem na číslo z personálního oddělení' };
    expect((await caller.call(api.userAdmin.resetFactors, { id: 2, body })).status).toBe(200);
    expect(await password(required.createCaller(), 'employee')).toBe(null);
    await sql`update "user" set email = 'employee@test.test' where id = 2`.execute(required.db);
  });
});
