import { api, type UserForm } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { buildClient, buildCompany, buildUser } from '../../../test/factories.ts';
import { ageSessions } from '../../../test/session-age.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { saveUser } from '../../../test/users.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const companyId = (await admin.call(api.companyAdmin.create, { body: buildCompany() })).body.id;
const clientId = (await admin.call(api.clientAdmin.create, { body: buildClient(companyId) })).body
  .id;

let count = 0;
const create = (fields: Partial<UserForm> = {}) =>
  admin.call(api.userAdmin.create, {
    body: buildUser({ email: `user${(count += 1)}@firma.test`, clientId, ...fields }),
  });
const save = (id: number, fields: Partial<UserForm>) => saveUser(admin, id, fields);

describe('an open session nobody has proven for a while', () => {
  const age = (minutes: number) => ageSessions(test.db, minutes);
  const wants = ({ body }: { body: { globalErrors?: readonly { messageKey: string }[] } }) =>
    body.globalErrors?.[0]?.messageKey === 'proof.error.needed';
  it('makes nobody an administrator, and changes no account that administers', async () => {
    const plain = (await create()).body.id;
    const staff = (await create({ roles: ['ROLE_ACCOUNTANT'] })).body.id;
    const activate = (id: number) =>
      admin.call(api.userAdmin.activate, { id, body: { active: true } });
    await age(11);
    expect([
      wants(await create({ roles: ['ROLE_ACCOUNTANT'] })),
      wants(await save(plain, { roles: ['ROLE_ADMIN'] })),
      wants(await save(staff, { email: 'thief@firma.test' })),
      wants(await save(staff, { roles: ['ROLE_USER'] })),
      wants(await activate(staff)),
    ]).toEqual(Array(5).fill(true));
    const others = [await create(), await save(plain, { firstName: 'Eva' }), await activate(plain)];
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    await age(0);
    expect((await save(staff, { firstName: 'Eva' })).status).toBe(200);
  });
  it('sends nobody’s invitation, and what its person was given, to another address', async () => {
    const { id } = (await create({ email: 'hers@firma.test' })).body;
    await age(11);
    expect(wants(await save(id, { email: 'thief@evil.test' }))).toBe(true);
    expect(wants(await save(id, { email: null, username: 'hers' }))).toBe(true);
    await age(0);
    expect((await save(id, { email: 'new@firma.test' })).status).toBe(200);
  });
  it('lets nobody else’s sign-in at their employer open an account that waits', async () => {
    const { id } = (await create({ personalNumber: '7001' })).body;
    await age(11);
    expect(wants(await save(id, { personalNumber: '7002' }))).toBe(true);
    expect(wants(await save(id, { personalNumber: '7001', clientId: 2 }))).toBe(true);
    expect((await save(id, { personalNumber: ' 7001 ', lastName: 'Jiná' })).status).toBe(200);
    await age(0);
  });
  it('ends nobody’s employment, and with it their credits, sooner than it was to end', async () => {
    const open = (await create()).body.id;
    const ending = (await create({ employmentTo: '2031-05-31' })).body.id;
    await age(11);
    expect([
      wants(await save(open, { employmentTo: '2026-01-31' })),
      wants(await save(open, { employmentTo: '2031-01-31' })),
      wants(await save(ending, { employmentTo: '2031-05-30' })),
    ]).toEqual([true, true, true]);
    const others = [
      await save(ending, { employmentTo: '2031-05-31', lastName: 'Jiná' }),
      await save(ending, { employmentTo: '2031-06-30' }),
      await save(ending, { employmentTo: null }),
    ];
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    await age(0);
    expect((await save(open, { employmentTo: '2031-01-31' })).status).toBe(200);
  });
});
