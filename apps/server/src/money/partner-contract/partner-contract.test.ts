import { api, type PartnerContractForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildPartner } from '../../test/factories.ts';
import { insertPartner } from '../../test/money.ts';
import { ageSessions } from '../../test/session-age.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
await sql`update "user" set roles = '{ROLE_ACCOUNTANT}' where username = 'other@test.test'`.execute(
  test.db,
);
const accountant = await test.signedIn('other');
const admin = await test.signedIn('admin');
const { id: partnerId } = (
  await admin.call(api.partnerAdmin.create, { body: buildPartner({ name: 'Bistro' }) })
).body;
const another = await insertPartner(test.db, { name: 'Gym' });

const form = (fields: Partial<PartnerContractForm> = {}): PartnerContractForm => ({
  partnerId,
  sellerId: null,
  validFrom: '2026-01-01',
  validTo: '2026-06-30',
  commission: 350,
  rates: [
    { categoryId: 2, commission: 200 },
    { categoryId: 6, commission: 0 },
  ],
  perTransaction: 100,
  period: 'HALF_MONTH',
  minimumPayout: 50_000,
  vatPayer: true,
  email: 'ucetni@partner.test',
  note: null,
  ...fields,
});
const create = (fields: Partial<PartnerContractForm> = {}) =>
  accountant.call(api.partnerContractAdmin.create, { body: form(fields) });
const switchOn = (id: number, active = true) =>
  accountant.call(api.partnerContractAdmin.activate, { id, body: { active } });
const isOn = async (id: number): Promise<boolean> =>
  (await accountant.call(api.partnerContractAdmin.get, { id })).body.active;

describe('a contract of a partner', () => {
  it('is kept by who keeps the books, with a commission for each category', async () => {
    const { body, status } = await create();
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...form(), partnerName: 'Bistro', active: false });
    await accountant.call(api.partnerContractAdmin.remove, { id: body.id });
  });

  it('is refused where a rate is none, a category comes twice or it ends before it begins', async () => {
    const wrong: Partial<PartnerContractForm>[] = [
      { commission: 10_001 },
      { commission: 3.5 },
      { rates: [{ categoryId: 2, commission: -1 }] },
      { rates: [1, 2].map((commission) => ({ categoryId: 2, commission })) },
      { rates: [{ categoryId: 999, commission: 1 }] },
      { validTo: '2025-12-31' },
      { minimumPayout: -1 },
      { email: 'nobody' },
      { partnerId: 999 },
    ];
    for (const fields of wrong) expect([400, 422]).toContain((await create(fields)).status);
  });

  it('holds on no day on which another one that is on holds', async () => {
    const first = (await create()).body.id;
    const second = (await create({ validFrom: '2026-06-30', validTo: null })).body.id;
    const ofAnother = (await create({ partnerId: another })).body.id;
    expect((await switchOn(first)).status).toBe(200);
    expect((await switchOn(ofAnother)).status).toBe(200);
    const refused = await switchOn(second);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('validation.contractOverlap');
    await switchOn(first, false);
    expect((await switchOn(second)).status).toBe(200);
    for (const id of [first, second, ofAnother])
      await accountant.call(api.partnerContractAdmin.remove, { id });
  });

  it('holds alone also where two are switched on in the same moment', async () => {
    const ids = [(await create()).body.id, (await create({ validTo: null })).body.id];
    await Promise.all(ids.map((id) => switchOn(id)));
    const on = await Promise.all(ids.map(isOn));
    expect(on.filter(Boolean)).toHaveLength(1);
    await expect(
      sql`update partner_contract set active = true where id = any(${ids}::int[])`.execute(test.db),
    ).rejects.toThrow('partner_contract_overlap');
    for (const id of ids) await accountant.call(api.partnerContractAdmin.remove, { id });
  });
});

describe('an accountant', () => {
  it('looks at partners and changes nothing of them', async () => {
    expect((await accountant.call(api.partnerAdmin.get, { id: partnerId })).status).toBe(200);
    const body = { active: false };
    const refused = await accountant.call(api.partnerAdmin.activate, { id: partnerId, body });
    expect(refused.status).toBe(403);
  });
  it('settles withdrawals with the bank, and sees no user', async () => {
    expect((await accountant.call(api.withdrawalAdmin.list, {})).status).toBe(200);
    expect((await accountant.call(api.userAdmin.list, {})).status).toBe(403);
  });
  it('looks at employers, whose contracts it keeps, and changes nothing of them', async () => {
    expect((await accountant.call(api.clientAdmin.list, {})).status).toBe(200);
    const refused = await accountant.call(api.clientAdmin.activate, {
      id: 1,
      body: { active: false },
    });
    expect(refused.status).toBe(403);
  });
});

it('an open session nobody has proven for a while has no partner told elsewhere', async () => {
  const range = { validFrom: '2031-01-01', validTo: '2031-06-30' };
  const { id, version } = (await create(range)).body;
  const save = (fields: Partial<PartnerContractForm>) =>
    accountant.call(api.partnerContractAdmin.update, {
      id,
      body: { ...form({ ...range, ...fields }), version },
    });
  await ageSessions(test.db, 60);
  const later = { validFrom: '2032-01-01', validTo: null };
  for (const answer of [
    await create(later),
    await accountant.call(api.partnerContractAdmin.copy, { id, body: form(later) }),
    await save({ email: 'zlodej@jinde.test' }),
    await save({ partnerId: another }),
  ])
    expect(answer.body.globalErrors).toMatchObject([{ messageKey: 'proof.error.needed' }]);
  expect((await save({ note: 'Jen poznámka' })).status).toBe(200);
});

it('nor has such a session another contract hold: not by its days, nor switched on, nor brought back', async () => {
  await ageSessions(test.db, 0);
  const range = { validFrom: '2033-01-01', validTo: '2033-06-30' };
  const { id, version } = (await create(range)).body;
  const removed = (await create({ validFrom: '2033-07-01', validTo: null })).body.id;
  await accountant.call(api.partnerContractAdmin.remove, { id: removed });
  const save = (fields: Partial<PartnerContractForm>) =>
    accountant.call(api.partnerContractAdmin.update, {
      id,
      body: { ...form({ ...range, ...fields }), version },
    });
  const restore = (active: boolean) =>
    accountant.call(api.partnerContractAdmin.restore, { id: removed, body: { active } });
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
  expect((await accountant.call(api.partnerContractAdmin.get, { id: removed })).status).toBe(404);
  await ageSessions(test.db, 0);
  expect((await restore(true)).status).toBe(200);
  expect((await switchOn(id)).status).toBe(200);
  await ageSessions(test.db, 60);
  // what ends is not paid by another
  for (const one of [id, removed]) expect((await switchOn(one, false)).status).toBe(200);
  expect((await accountant.call(api.partnerContractAdmin.remove, { id })).status).toBe(200);
});
