import { api, type ClientContractForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildCompany } from '../../test/factories.ts';
import { ageSessions } from '../../test/session-age.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
await sql`update "user" set roles = '{ROLE_ACCOUNTANT}' where username = 'other@test.test'`.execute(
  test.db,
);
const accountant = await test.signedIn('other');
const employee = await test.signedIn('employee');
const admin = await test.signedIn('admin');
const { id: sellerId } = (await admin.call(api.companyAdmin.create, { body: buildCompany() })).body;

const form = (fields: Partial<ClientContractForm> = {}): ClientContractForm => ({
  clientId: 1,
  sellerId,
  validFrom: '2026-01-01',
  validTo: '2026-06-30',
  mode: 'PREPAID',
  creditLine: null,
  perPerson: 49_00,
  rate: 150,
  rateOf: 'GRANTED',
  expiredTo: 'CLIENT',
  fixed: 0,
  minimum: 0,
  setUp: 0,
  dueDays: 14,
  reminderDays: 7,
  email: 'faktury@klient.test',
  note: null,
  ...fields,
});
const create = (fields: Partial<ClientContractForm> = {}) =>
  accountant.call(api.clientContractAdmin.create, { body: form(fields) });
const switchOn = (id: number, active = true) =>
  accountant.call(api.clientContractAdmin.activate, { id, body: { active } });
const isOn = async (id: number): Promise<boolean> =>
  (await accountant.call(api.clientContractAdmin.get, { id })).body.active;

describe('a contract of a client', () => {
  it('is kept by who keeps the books, and by nobody else', async () => {
    const { body, status } = await create();
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...form(), active: false });
    await accountant.call(api.clientContractAdmin.remove, { id: body.id });
    const answer = await employee.call(api.clientContractAdmin.create, { body: form() });
    expect(answer.status).toBe(403);
  });

  it('is refused where it ends before it begins, or its credit line does not go with the mode', async () => {
    const wrong: Partial<ClientContractForm>[] = [
      { validTo: '2025-12-31' },
      { rate: 10_001 },
      { perPerson: -1 },
      { dueDays: 0 },
      { creditLine: 100 },
      { mode: 'ON_INVOICE' },
      { sellerId: 999 },
      { clientId: 999 },
    ];
    for (const fields of wrong)
      expect([fields, (await create(fields)).status]).toEqual([fields, 422]);
  });

  it('holds on no day together with another one of its client', async () => {
    const first = (await create()).body.id;
    const second = (await create({ validFrom: '2026-06-30', validTo: null })).body.id;
    await switchOn(first);
    expect((await switchOn(second)).status).toBe(422);
    expect([await isOn(first), await isOn(second)]).toEqual([true, false]);
    await expect(
      sql`update client_contract set active = true where id = ${second}`.execute(test.db),
    ).rejects.toThrow('client_contract_overlap');
  });
});

it('an open session nobody has proven for a while says neither who is paid nor who is told', async () => {
  const range = { validFrom: '2031-01-01', validTo: '2031-06-30' };
  const { body } = await create(range);
  const { id, version } = body;
  const save = (fields: Partial<ClientContractForm>) =>
    accountant.call(api.clientContractAdmin.update, {
      id,
      body: { ...form({ ...range, ...fields }), version },
    });
  await ageSessions(test.db, 60);
  const later = form({ validFrom: '2032-01-01', validTo: null });
  for (const answer of [
    await create({ validFrom: '2032-01-01', validTo: null }),
    await accountant.call(api.clientContractAdmin.copy, { id, body: later }),
    await save({ sellerId: sellerId + 1 }),
    await save({ email: 'zlodej@jinde.test' }),
  ])
    expect(answer.body.globalErrors).toMatchObject([{ messageKey: 'proof.error.needed' }]);
  expect((await save({ note: 'Jen poznámka' })).status).toBe(200);
});

it('nor has such a session another contract hold: not by its days, nor switched on, nor brought back', async () => {
  await ageSessions(test.db, 0);
  const range = { validFrom: '2033-01-01', validTo: '2033-06-30' };
  const { id, version } = (await create(range)).body;
  const removed = (await create({ validFrom: '2033-07-01', validTo: null })).body.id;
  await accountant.call(api.clientContractAdmin.remove, { id: removed });
  const save = (fields: Partial<ClientContractForm>) =>
    accountant.call(api.clientContractAdmin.update, {
      id,
      body: { ...form({ ...range, ...fields }), version },
    });
  const restore = (active: boolean) =>
    accountant.call(api.clientContractAdmin.restore, { id: removed, body: { active } });
  await ageSessions(test.db, 60);
  for (const answer of [
    await switchOn(id),
    await restore(true),
    await restore(false),
    await save({ validTo: null }),
    await save({ validFrom: '2030-01-01' }),
  ])
    expect(answer.body.globalErrors).toMatchObject([{ messageKey: 'proof.error.needed' }]);
  // what was refused is as it was
  expect((await accountant.call(api.clientContractAdmin.get, { id: removed })).status).toBe(404);
  await ageSessions(test.db, 0);
  expect((await restore(true)).status).toBe(200);
  expect((await switchOn(id)).status).toBe(200);
  await ageSessions(test.db, 60);
  // what ends is not paid by another
  for (const one of [id, removed]) expect((await switchOn(one, false)).status).toBe(200);
  expect((await accountant.call(api.clientContractAdmin.remove, { id })).status).toBe(200);
});
