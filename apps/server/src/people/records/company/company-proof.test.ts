import { api, type CompanyForm } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { buildCompany } from '../../../test/factories.ts';
import { ageSessions } from '../../../test/session-age.ts';
import { openTestApp } from '../../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const create = (fields: Partial<CompanyForm> = {}) =>
  admin.call(api.companyAdmin.create, { body: buildCompany(fields) });

describe('an open session nobody has proven for a while', () => {
  const age = (minutes: number) => ageSessions(test.db, minutes);
  it('gives a company no other account, by which employers would pay somebody else', async () => {
    const bankAccount = { prefix: '19', number: '2000145399', bankCode: '0800' };
    const { body } = await create({ registrationNumber: '45317054', bankAccount });
    const { id, version } = body;
    const save = (fields: Partial<CompanyForm>, at = version) =>
      admin.call(api.companyAdmin.update, {
        id,
        body: {
          ...buildCompany({ registrationNumber: '45317054', bankAccount, ...fields }),
          version: at,
        },
      });
    const needed = { globalErrors: [{ messageKey: 'proof.error.needed' }] };
    await age(11);
    for (const other of [
      { bankAccount: null },
      { bankAccount: null, iban: 'CZ8127000000002102143052' },
      { bankAccount: { ...bankAccount, bankCode: '0100' } },
    ])
      expect((await save(other)).body).toMatchObject(needed);
    // the same account, and what is none
    const saved = await save({ iban: 'CZ6508000000192000145399', note: 'Platí včas' });
    expect(saved.status).toBe(200);
    await age(0);
    expect((await save({ bankAccount: null }, saved.body.version)).status).toBe(200);
  });

  it('sends what is told to a company to no other address', async () => {
    const company = buildCompany({
      registrationNumber: '27074358',
      billingEmail: 'ucetni@firma.test',
    });
    const { id, version } = (await create(company)).body;
    const save = (fields: Partial<CompanyForm>) =>
      admin.call(api.companyAdmin.update, { id, body: { ...company, version, ...fields } });
    await age(11);
    for (const billingEmail of ['zlodej@jinde.test', null])
      expect((await save({ billingEmail })).body).toMatchObject({
        globalErrors: [{ messageKey: 'proof.error.needed' }],
      });
    expect((await save({ note: 'Platí včas' })).status).toBe(200);
    await age(0);
  });
});
