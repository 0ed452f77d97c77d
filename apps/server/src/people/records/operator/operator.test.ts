import { api, formatAddress, type OperatorForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildCompany } from '../../../test/factories.ts';
import { readMails, writeMail } from '../../../test/mail.ts';
import { openTestApp } from '../../../test/test-app.ts';

const test = await openTestApp();
const admin = await test.signedIn('admin');
const anonymous = test.createCaller();

const form = buildCompany({
  name: 'Benefity, s. r. o.',
  registerEntry: 'C 1, Městský soud v Praze',
});
const company = (await admin.call(api.companyAdmin.create, { body: form })).body;
const named = { companyId: company.id, email: 'portal@benefity.example', phone: '+420777123456' };
const save = async (operator: OperatorForm) => {
  const { version } = (await admin.call(api.operatorAdmin.get, {})).body;
  return admin.call(api.operatorAdmin.update, { body: { ...operator, version } });
};
const shown = async () => (await anonymous.call(api.operator.get, {})).body;

it('is nobody at first, and everybody is told so', async () => {
  expect(await shown()).toBeNull();
});
it('is named with a company and an address to write to, or not at all', async () => {
  const refused = async (operator: OperatorForm) => (await save(operator)).body.fieldErrors;
  expect(await refused({ ...named, email: null })).toMatchObject([
    { field: 'email', messageKey: 'validation.required' },
  ]);
  expect(await refused({ ...named, companyId: null })).toMatchObject([
    { field: 'companyId', messageKey: 'validation.required' },
  ]);
  expect(await refused({ ...named, companyId: 999_999 })).toMatchObject([{ field: 'companyId' }]);
});
it('is told to everybody with seat, numbers, register and contact, and as its company is now', async () => {
  expect((await save(named)).status).toBe(200);
  const { registrationNumber, address } = company;
  expect(await shown()).toMatchObject({
    name: 'Benefity, s. r. o.',
    registrationNumber,
    registerEntry: 'C 1, Městský soud v Praze',
    address: formatAddress(address),
    email: 'portal@benefity.example',
    phone: '+420777123456',
  });
  const { id, version } = company;
  const body = { ...form, name: 'Benefity, a. s.', version };
  expect((await admin.call(api.companyAdmin.update, { id, body })).status).toBe(200);
  expect(await shown()).toMatchObject({ name: 'Benefity, a. s.' });
});
it('is whom mails name to who has no employer, or whose employer has no contact', async () => {
  const textTo = async (userId: number) => {
    await writeMail(test, { userId, kind: 'PASSWORD_RECOVERY', data: { path: '/x' } });
    return (await readMails(test, userId)).at(-1)?.text;
  };
  expect(await textTo(1)).toContain('portal@benefity.example');
  await sql`update client set contact_email = null, contact_phone = null`.execute(test.db);
  expect(await textTo(2)).toContain('portal@benefity.example');
  await sql`update client set contact_email = 'hr@firma.example'`.execute(test.db);
  expect(await textTo(2)).toContain('hr@firma.example');
  expect(await textTo(2)).not.toContain('portal@benefity.example');
});
it('is not deleted while it runs the portal', async () => {
  const remove = () => admin.call(api.companyAdmin.remove, { id: company.id });
  expect((await remove()).body.globalErrors).toEqual([{ messageKey: 'company.error.runsPortal' }]);
  expect((await save({ companyId: null, email: null, phone: null })).body).toMatchObject({
    email: null,
  });
  expect(await shown()).toBeNull();
  expect((await remove()).status).toBe(200);
});
