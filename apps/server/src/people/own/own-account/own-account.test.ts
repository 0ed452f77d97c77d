import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { personalData } from '../../../personal-data.ts';
import { forgetNumbers } from '../../records/user/user.admin.queries.ts';
import { passwords } from '../../../test/factories.ts';
import { readMails } from '../../../test/mail.ts';
import {
  fillWallet,
  giveCredits,
  insertDeposit,
  insertPartner,
  pay,
  takeOut,
} from '../../../test/money.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestCaller } from '../../../test/test-caller.ts';

const test = await openTestApp();

/** Tables that name a person and are nobody's part, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  book_line:
    "the operator's journal of the same entries of the ledger, which the copy has, by their numbers alone",
  settlement_item:
    'which payments the operator has settled with a partner: the copy has the payments themselves',
  credit_note_lot:
    'what a credit note to an employer took back of its credits: the copy has the credits themselves',
  ledger_due: 'numbers of entries that wait for that journal, for a minute',
};

const traces = {
  firstName: 'Zdislava',
  lastName: 'Pamatovalová',
  email: 'zdislava.pamatovalova@example.test',
  phone: '+420777654987',
  street: 'Nezapomenutelná',
} as const;

/** A person with something in every room. */
const insertPerson = async (): Promise<{ id: number; caller: TestCaller }> => {
  const { rows } = await sql<{ id: number }>`
    insert into "user" (
      client_id, username, email, first_name, last_name, folded, language, roles, active,
      password_hash, personal_number
    )
    select
      1, ${traces.email}, ${traces.email}, ${traces.firstName}, ${traces.lastName},
      'zdislava pamatovalova', 'CZ', '{ROLE_USER}', true, password_hash, 'P-778899'
    from "user"
    where id = 2
    returning id`.execute(test.db);
  const id = rows[0]?.id ?? 0;
  const caller = test.createCaller();
  await caller.signIn(traces.email, passwords.employee);
  return { id, caller };
};
const fillRooms = async (id: number, caller: TestCaller): Promise<void> => {
  await caller.call(api.user.update, {
    body: {
      deliveryAddress: {
        street: traces.street,
        houseNumber: '12/4',
        postalCode: '11000',
        city: 'Praha',
        country: 'CZ',
      },
      marketingConsent: true,
      newsletterFrequency: 'WEEKLY',
    },
  });
  await caller.call(api.phoneNumber.request, { body: { phoneNumber: traces.phone } });
  const [mail] = await readMails(test, id);
  await caller.call(api.phoneNumber.confirm, {
    body: { code: /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? '' },
  });
  await caller.call(api.personal.requestEmail, { body: { email: `new.${traces.email}` } });
  await caller.call(api.partnerProposal.create, {
    body: { name: 'Kavárna', town: 'Brno', note: `zeptejte se: ${traces.lastName}` },
  });
  await caller.call(api.task.list, {});
  await caller.call(api.clientLog.write, {
    body: {
      level: 'error',
      message: `failed for ${traces.firstName}`,
      timestamp: new Date().toISOString(),
      url: '/',
      userAgent: 'test',
    },
  });
  await sql`
    insert into card_token (
      user_id, gate, brand, last4, expiry_month, expiry_year, gateway_token, token_hash
    )
    values (${id}, 'DEMO', 'Visa', '4242', 5, 2031, 'secret-token', 'secret-hash')`.execute(
    test.db,
  );
  await giveCredits(test.db, id, { amount: 100_000 });
  const partnerId = await insertPartner(test.db, { mainCategoryId: 6 });
  const { movementId } = await pay(test.db, id, { partnerId, amount: 20_000 });
  await caller.call(api.dispute.open, {
    movementId,
    body: { kind: 'OTHER', text: `ptejte se: ${traces.lastName}` },
  });
};

/** Every row of every table as text, searched for what would tell who somebody was. */
const findTraces = async (words: readonly string[]): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name
    from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(test.db);
  const found: string[] = [];
  for (const { name } of tables)
    for (const word of words) {
      const { rows } = await sql`
        select 1
        from ${sql.table(name)} t
        where lower(t::text) like ${`%${word.toLowerCase()}%`}
        limit 1`.execute(test.db);
      if (rows.length > 0) found.push(`${name}: ${word}`);
    }
  return found;
};

describe('the copy of own data', () => {
  it('has a part for every table that names a person', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.table_name as name
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'
      order by 1`.execute(test.db);
    const covered = personalData.flatMap(({ tables }) => tables);
    expect(
      rows.map(({ name }) => name).filter((name) => !covered.includes(name) && !leftOut[name]),
    ).toEqual([]);
    expect(new Set(covered).size).toBe(covered.length);
  });
  it('gives everything there is, and no key, token, hash or anything of others', async () => {
    const { id, caller } = await insertPerson();
    await fillRooms(id, caller);
    await giveCredits(test.db, 2, { amount: 77_777 });
    const response = await caller.send('GET', api.ownAccount.export.path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="my-data-/);
    expect(response.headers['cache-control']).toContain('no-store');
    const file = response.json();
    expect(file.account).toMatchObject({ firstName: traces.firstName, phoneNumber: traces.phone });
    expect(file.account.consents.newsletterFrequency).toBe('WEEKLY');
    expect(file.money.movements).toHaveLength(2);
    expect(file.cards).toMatchObject([{ last4: '4242' }]);
    expect(file.messages.map(({ kind }: { kind: string }) => kind)).toContain('PHONE_CODE');
    expect(file.sessions).toHaveLength(1);
    expect(file.proposals).toHaveLength(1);
    expect(file.disputes).toMatchObject([{ kind: 'OTHER', messages: [{ isAnswer: false }] }]);
    expect(file.tasks.length).toBeGreaterThan(2);
    for (const secret of ['secret-token', 'secret-hash', 'argon2', '77777', 'test.test'])
      expect(response.body).not.toContain(secret);
    await caller.call(api.ownAccount.erase, { body: { password: passwords.employee } });
  });
  it('is nobody’s who is not signed in', async () => {
    expect((await test.createCaller().call(api.ownAccount.export, {})).status).toBe(401);
  });
});

describe('the erasure of the own account', () => {
  it('leaves no name and no address, the number for the payroll, and the ledger as it was', async () => {
    const { id, caller } = await insertPerson();
    await fillRooms(id, caller);
    expect((await findTraces(Object.values(traces))).length).toBeGreaterThan(2);
    const erased = await caller.call(api.ownAccount.erase, {
      body: { password: passwords.employee },
    });
    expect(erased.status).toBe(200);
    expect(await findTraces([...Object.values(traces), 'secret-token'])).toEqual([]);
    // the payroll of the last month knows them by the number alone, until the next month ends
    expect(await findTraces(['P-778899'])).toEqual(['user: P-778899']);
    await sql`
      update "user" set deleted_at = deleted_at - interval '63 days'`.execute(test.db);
    await forgetNumbers(test.db);
    expect(await findTraces(['P-778899'])).toEqual([]);
    expect((await caller.call(api.user.me, {})).status).toBe(401);
    const again = await test.createCaller().signIn(traces.email, passwords.employee);
    expect(again).toBe(422);
    const { rows } = await sql<{ reason: string }>`
      select reason from movement where user_id = ${id} order by id`.execute(test.db);
    expect(rows.map(({ reason }) => reason)).toEqual([
      'EMPLOYER_GRANT',
      'PURCHASE',
      'EMPLOYER_RECALL',
    ]);
  });
  it('wants the password, and counts wrong ones as the sign-in does', async () => {
    const { id, caller } = await insertPerson();
    for (let guess = 0; guess < 10; guess += 1) {
      const wrong = await caller.call(api.ownAccount.erase, {
        body: { password: `Wrong.${guess}` },
      });
      expect(wrong.body.fieldErrors).toEqual([
        { field: 'password', messageKey: 'user.error.wrongPassword' },
      ]);
    }
    const right = await caller.call(api.ownAccount.erase, {
      body: { password: passwords.employee },
    });
    expect(right.body.globalErrors?.[0]?.messageKey).toBe('common.error.tooManyRequests');
    await sql`update "user" set locked_until = null, failed_logins = 0 where id = ${id}`.execute(
      test.db,
    );
    const after = await caller.call(api.ownAccount.erase, {
      body: { password: passwords.employee },
    });
    expect(after.status).toBe(200);
  });
  it('waits for own money to be withdrawn, and for a top-up to be decided', async () => {
    const { id, caller } = await insertPerson();
    const erase = () =>
      caller.call(api.ownAccount.erase, { body: { password: passwords.employee } });
    await fillWallet(test.db, id, 5_000);
    expect((await caller.call(api.ownAccount.erasure, {})).body).toMatchObject({
      ownMoney: { amount: 5_000, currency: 'CZK' },
      hasOpenDeposit: false,
      hasPassword: true,
    });
    expect((await erase()).body.globalErrors?.[0]?.messageKey).toBe('user.error.hasOwnMoney');
    await takeOut(test.db, id, 5_000);
    const depositId = await insertDeposit(test.db, id, 1_000);
    await sql`update deposit set status = 'CREATED', resolved_at = null where id = ${depositId}`.execute(
      test.db,
    );
    expect((await erase()).body.globalErrors?.[0]?.messageKey).toBe('user.error.hasOpenDeposit');
    await sql`
      update deposit set status = 'DECLINED', decline_reason = 'TIMEOUT', resolved_at = now()
      where id = ${depositId}`.execute(test.db);
    expect((await erase()).status).toBe(200);
  });
  it('is not for administrators, nor for who has no password', async () => {
    const admin = await test.signedIn('admin');
    const refused = await admin.call(api.ownAccount.erase, { body: { password: passwords.admin } });
    expect(refused.body.globalErrors?.[0]?.messageKey).toBe('user.error.ownDeletion');
    const { id, caller } = await insertPerson();
    await sql`update "user" set password_hash = null where id = ${id}`.execute(test.db);
    const without = await caller.call(api.ownAccount.erase, { body: { password: 'Anything.1' } });
    expect(without.body.globalErrors?.[0]?.messageKey).toBe('user.error.noPassword');
  });
  it('asks nobody for a password from before, whom the employer alone signs in now', async () => {
    const caller = await test.signedIn('employee');
    const hasPassword = async () =>
      (await caller.call(api.ownAccount.erasure, {})).body.hasPassword;
    expect(await hasPassword()).toBe(true);
    await sql`
      insert into client_sign_in (client_id, key, enabled, issuer, oidc_client_id, scopes, is_only)
      values (1, 'abcdefghijkl', true, 'https://idp.test', 'x', 'openid', true)`.execute(test.db);
    expect(await hasPassword()).toBe(false);
    const answer = await caller.call(api.ownAccount.erase, {
      body: { password: passwords.employee },
    });
    expect(answer.body.globalErrors?.[0]?.messageKey).toBe('user.error.noPassword');
  });
});
