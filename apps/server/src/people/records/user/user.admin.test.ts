import { api, type UserForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildClient, buildCompany, buildUser, passwords } from '../../../test/factories.ts';
import { atomic } from '../../../platform/db/index.ts';
import { readMails } from '../../../test/mail.ts';
import { fillWallet } from '../../../test/money.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { saveUser } from '../../../test/users.ts';

const test = await openTestApp();
let admin = await test.signedIn('admin');
const companyId = (await admin.call(api.companyAdmin.create, { body: buildCompany() })).body.id;
const clientId = (await admin.call(api.clientAdmin.create, { body: buildClient(companyId) })).body
  .id;

let count = 0;
const create = (fields: Partial<UserForm> = {}) =>
  admin.call(api.userAdmin.create, {
    body: buildUser({ email: `user${(count += 1)}@firma.test`, clientId, ...fields }),
  });
const problems = async (fields: Partial<UserForm>): Promise<string[]> =>
  ((await create(fields)).body.fieldErrors ?? []).map(
    ({ field, messageKey }) => `${field} ${messageKey}`,
  );
const save = (id: number, fields: Partial<UserForm>) => saveUser(admin, id, fields);

describe('a user made by an administrator', () => {
  it('is called by the e-mail address, is switched off, not invited yet and cannot sign in', async () => {
    const { body } = await create({
      email: 'Nova.Osoba@Firma.test',
      personalNumber: ' 0042 ',
      companyId,
    });
    expect(body).toMatchObject({
      username: 'nova.osoba@firma.test',
      email: 'nova.osoba@firma.test',
      personalNumber: '0042',
      clientName: 'Benefity skláren',
      companyName: 'Sklárny a.\u00A0s.',
      active: false,
      onboarding: { status: 'NONE', sentAt: null, completedAt: null, lastDelivery: null },
      lastLoginAt: null,
    });
    await admin.call(api.userAdmin.activate, { id: body.id, body: { active: true } });
    for (const password of ['', 'x', 'null'])
      expect(
        (await admin.send('POST', '/api/auth/login', { username: body.username, password }))
          .statusCode,
      ).toBe(422);
  });

  it('is found by name, number and address, ordered by family name, and narrowed by every filter', async () => {
    await create({ firstName: 'Ondřej', lastName: 'Žluťoučký', personalNumber: 'Z-9' });
    await create({ firstName: 'Čestmír', lastName: 'Čáp', roles: ['ROLE_ADMIN', 'ROLE_USER'] });
    const names = async (query: object) =>
      (
        await admin.call(api.userAdmin.list, { clientId, sortBy: 'NAME', ...query })
      ).body.content.map(({ lastName }) => lastName);
    expect(await names({ keyword: 'ondrej zlutoucky' })).toEqual(['Žluťoučký']);
    expect(await names({ keyword: 'zlutoucky ondrej' })).toEqual(['Žluťoučký']);
    expect(await names({ keyword: 'z-9' })).toEqual(['Žluťoučký']);
    expect((await names({})).at(0)).toBe('Čáp');
    expect([
      await names({ role: 'ROLE_ADMIN' }),
      (await names({ companyId })).length,
      await names({ onboarding: 'COMPLETED' }),
      (await names({ active: 'ACTIVE' })).length,
    ]).toEqual([['Čáp'], 1, [], 1]);
    const listed = (await admin.call(api.userAdmin.listOfClient, { clientId, keyword: 'cap' }))
      .body;
    expect([listed.totalElements, listed.content[0]?.clientName]).toEqual([1, 'Benefity skláren']);
    expect(
      (await admin.call(api.userAdmin.listOfClient, { clientId: 1 })).body.content.map(
        ({ username }) => username,
      ),
    ).toEqual(['employee@test.test']);
  });

  it('is found among those whose money is frozen, and only then', async () => {
    const { id } = (await create({ lastName: 'Stálá' })).body;
    await sql`
      insert into credit_account (user_id, currency, frozen_at, frozen_reason)
      values (${id}, 'CZK', now(), 'a lot does not add up')`.execute(test.db);
    const found = async (spending: 'OPEN' | 'FROZEN') =>
      (await admin.call(api.userAdmin.list, { spending })).body.content.map((one) => one.id);
    expect(await found('FROZEN')).toEqual([id]);
    expect(await found('OPEN')).not.toContain(id);
    expect((await found('OPEN')).length).toBeGreaterThan(0);
  });

  it('is found among those whose own money is out of reach, while they cannot sign in', async () => {
    const { id } = (await create({ lastName: 'Odešlá', clientId: null, roles: ['ROLE_ADMIN'] }))
      .body;
    await fillWallet(test.db, id, 12_300);
    const found = async () =>
      (await admin.call(api.userAdmin.list, { spending: 'OUT_OF_REACH' })).body.content.map(
        (one) => one.id,
      );
    const counted = async () =>
      (await admin.call(api.dashboard.get, {})).body.attention.moneyOutOfReach;
    const turn = (isOn: boolean) =>
      sql`update "user" set active = ${isOn} where id = ${id}`.execute(test.db);
    await turn(true);
    expect([await found(), await counted()]).toEqual([[], 0]);
    await turn(false);
    expect([await found(), await counted()]).toEqual([[id], 1]);
  });

  it.each<[string, Partial<UserForm>, string[]]>([
    [
      'a name and an address that somebody has',
      { username: 'EMPLOYEE@test.test', email: 'other@test.test' },
      ['username validation.taken', 'email validation.taken'],
    ],
    [
      'neither name nor address',
      { username: '', email: null },
      ['username validation.usernameOrEmail'],
    ],
    ['no client', { clientId: null }, ['clientId validation.required']],
    ['a client that is not there', { clientId: 9_999 }, ['clientId validation.reference']],
    ['no role', { roles: [] }, ['roles validation.required']],
    [
      'an end before the beginning',
      { employmentFrom: '2026-02-01', employmentTo: '2026-01-31' },
      ['employmentTo validation.interval'],
    ],
    ['a company of nobody', { companyId: 9_999 }, ['companyId validation.ofClient']],
  ])('with %s is refused beside the fields', async (_what, fields, expected) =>
    expect(await problems(fields)).toEqual(expected),
  );

  it('has a payroll number of its own in its client, and may have that of another client', async () => {
    await create({ personalNumber: '777' });
    expect(await problems({ personalNumber: '777' })).toEqual(['personalNumber validation.taken']);
    expect((await create({ personalNumber: '777', clientId: 1 })).status).toBe(200);
  });

  it('may be an administrator without a client', async () =>
    expect((await create({ clientId: null, roles: ['ROLE_ADMIN'] })).status).toBe(200));
});

describe('at once', () => {
  it('the name of one is not given to another as an address', async () => {
    for (let pair = 0; pair < 5; pair += 1) {
      const name = `pair${pair}@firma.test`;
      const answers = await Promise.all([
        create({ username: name, email: `own${pair}@firma.test` }),
        create({ username: `user-of-${pair}`, email: name }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    }
  });

  it('nobody is made in a client that is being deleted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = (
        await admin.call(api.clientAdmin.create, {
          body: buildClient(companyId, { name: `Mizející ${round}` }),
        })
      ).body;
      const [removed, made] = await Promise.all([
        admin.call(api.clientAdmin.remove, { id }),
        create({ clientId: id }),
      ]);
      expect([removed.status, made.status].toSorted((a, b) => a - b)).toEqual([200, 422]);
    }
  });

  it('nobody is made in a client whose deletion is on its way', async () => {
    const { id } = (
      await admin.call(api.clientAdmin.create, {
        body: buildClient(companyId, { name: 'Právě mizející' }),
      })
    ).body;
    let made: ReturnType<typeof create> | undefined;
    await atomic(test.db, async (tx) => {
      await sql`update client set deleted_at = now() where id = ${id}`.execute(tx);
      made = create({ clientId: id });
      await expect
        .poll(
          async () =>
            (
              await sql<{ waiting: number }>`
                select count(*) as waiting
                from pg_stat_activity
                where wait_event_type = 'Lock' and datname = current_database()`.execute(test.db)
            ).rows[0]?.waiting,
        )
        .toBe(1);
    });
    expect((await made)?.body.fieldErrors).toEqual([
      { field: 'clientId', messageKey: 'validation.reference' },
    ]);
  });
});

describe('what an administrator may not do', () => {
  it('to the own account: give up the role, switch it off, delete it', async () => {
    const role = await save(1, { roles: ['ROLE_USER'], clientId });
    expect([role.status, role.body.globalErrors, role.body.fieldErrors]).toEqual([
      422,
      [{ messageKey: 'user.error.ownRole' }],
      [{ field: 'roles', messageKey: 'user.error.ownRole' }],
    ]);
    expect(
      (await admin.call(api.userAdmin.activate, { id: 1, body: { active: false } })).body
        .globalErrors,
    ).toEqual([{ messageKey: 'user.error.ownDeactivation' }]);
    expect((await admin.call(api.userAdmin.remove, { id: 1 })).body.globalErrors).toEqual([
      { messageKey: 'user.error.ownDeletion' },
    ]);
    expect((await save(1, { firstName: 'Alena' })).status).toBe(200);
  });

  it('leave nobody: two who switch each other off at once do not both succeed', async () => {
    await sql`update "user" set roles = '{ROLE_USER}' where client_id is not null`.execute(test.db);
    await sql`update "user" set active = false where id > 3`.execute(test.db);
    const { id } = (await create({ clientId: null, roles: ['ROLE_ADMIN'] })).body;
    await sql`
      update "user" set
        active = true, password_hash = (select password_hash from "user" where id = 1)
      where id = ${id}`.execute(test.db);
    const second = test.createCaller();
    await second.signIn(
      (await admin.call(api.userAdmin.get, { id })).body.username,
      passwords.admin,
    );
    const answers = await Promise.all([
      admin.call(api.userAdmin.activate, { id, body: { active: false } }),
      second.call(api.userAdmin.activate, { id: 1, body: { active: false } }),
    ]);
    const left = await sql<{
      total: number;
    }>`select count(*) as total from "user" where active and 'ROLE_ADMIN' = any(roles)`.execute(
      test.db,
    );
    expect(left.rows[0]?.total).toBe(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await sql`update "user" set active = true where id = 1`.execute(test.db);
    admin = await test.signedIn('admin');
  });
});

describe('a user who is locked out', () => {
  it('is let in again by an administrator, and the audit says by whom', async () => {
    await sql`
      update "user" set failed_logins = 10, locked_until = now() + interval '15 minutes'
      where id = 2`.execute(test.db);
    const owner = test.createCaller('192.0.2.9');
    expect(await owner.signIn('employee@test.test', passwords.employee)).toBe(422);
    expect((await admin.call(api.userAdmin.get, { id: 2 })).body.lockedUntil).not.toBeNull();
    const unlocked = await admin.call(api.userAdmin.unlock, { id: 2 });
    expect([unlocked.status, unlocked.body.lockedUntil]).toEqual([200, null]);
    expect(await owner.signIn('employee@test.test', passwords.employee)).toBe(200);
    await admin.call(api.userAdmin.unlock, { id: 2 });
    const { rows } = await sql<{ user_id: number; action: string; after: object }>`
      select user_id, action, after
      from audit
      where entity = 'user' and entity_id = 2`.execute(test.db);
    expect(rows).toEqual([{ user_id: 1, action: 'UPDATE', after: { lockedUntil: null } }]);
    expect((await admin.call(api.userAdmin.unlock, { id: 9_999 })).status).toBe(404);
  });
});

describe('a user who leaves', () => {
  it('is signed out everywhere when switched off, and stays out when switched on again', async () => {
    const employee = await test.signedIn('employee');
    await admin.call(api.userAdmin.activate, { id: 2, body: { active: false } });
    expect((await employee.call(api.user.me, {})).status).toBe(401);
    await admin.call(api.userAdmin.activate, { id: 2, body: { active: true } });
    expect((await employee.call(api.user.me, {})).status).toBe(401);
  });

  it('is signed out when moved under an employer who signs people in alone, and not by another change', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into client (name, country, active) values ('Sama', 'CZ', true) returning id`.execute(
      test.db,
    );
    const alone = rows[0]?.id ?? 0;
    await sql`
      insert into client_sign_in (client_id, key, enabled, issuer, oidc_client_id, scopes, is_only)
      values (${alone}, 'abcdefghijkl', true, 'https://idp.test', 'x', 'openid', true)`.execute(
      test.db,
    );
    const employee = await test.signedIn('employee');
    const status = async (): Promise<number> => (await employee.call(api.user.me, {})).status;
    expect((await save(2, { clientId: 2 })).status).toBe(200);
    expect(await status()).toBe(200);
    expect((await save(2, { clientId: alone })).status).toBe(200);
    expect(await status()).toBe(401);
    await save(2, { clientId: 1 });
  });

  it('is forgotten when deleted: nothing of the person is left, and the name is free', async () => {
    await save(3, { firstName: 'Zapomenutá', lastName: 'Osobová', clientId: 2 });
    const other = await test.signedIn('other');
    await other.call(api.favorite.replace, { body: { items: [], revision: 0 } });
    expect((await admin.call(api.userAdmin.remove, { id: 3 })).status).toBe(200);
    expect((await other.call(api.user.me, {})).status).toBe(401);
    const { rows } = await sql<{ row: string }>`
      select row_to_json(u)::text as row from "user" u where id = 3
      union all select row_to_json(a)::text from audit a where entity = 'user' and entity_id = 3
    `.execute(test.db);
    expect(rows.length).toBeGreaterThan(1);
    for (const { row } of rows) expect(row).not.toMatch(/Zapomenutá|Osobová|other@test/i);
    expect((await admin.call(api.userAdmin.get, { id: 3 })).status).toBe(404);
    expect((await create({ email: 'other@test.test' })).status).toBe(200);
  });
});

describe('the end of all sessions of somebody', () => {
  it('signs them out at once, tells them, and leaves the password', async () => {
    const person = await test.signedIn('employee');
    const other = await test.signedIn('employee');
    const statuses = async () =>
      Promise.all([person, other].map(async (one) => (await one.call(api.user.me, {})).status));
    const keeper = await test.signedIn('admin');
    expect(await statuses()).toEqual([200, 200]);
    const { status, body } = await keeper.call(api.userAdmin.endSessions, { id: 2 });
    expect([status, body.ended >= 2]).toEqual([200, true]);
    expect(await statuses()).toEqual([401, 401]);
    expect((await readMails(test, 2)).map(({ kind }) => kind)).toContain('SESSIONS_ENDED');
    expect((await (await test.signedIn('employee')).call(api.user.me, {})).status).toBe(200);
    const { rows } = await sql`
      select 1
      from audit
      where entity = 'user' and entity_id = 2 and after = '{"sessions": 0}'`.execute(test.db);
    expect(rows).toHaveLength(1);
  });
  it('is not the own, and of nobody who is not there', async () => {
    const keeper = await test.signedIn('admin');
    expect((await keeper.call(api.userAdmin.endSessions, { id: 1 })).body.globalErrors).toEqual([
      { messageKey: 'user.error.ownSessions' },
    ]);
    expect((await keeper.call(api.userAdmin.endSessions, { id: 99_999 })).status).toBe(404);
    const person = await test.signedIn('employee');
    expect((await person.call(api.userAdmin.endSessions, { id: 3 })).status).toBe(403);
  });
});
