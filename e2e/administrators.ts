import { OfferForm, PartnerForm } from '@cafeteria/contract';
import type { Page } from '@playwright/test';
import { call } from './support.ts';

type Person = { readonly id: number; readonly username: string };
/** An employee of the demo's own whom no other journey changes; journeys, and second tries of one, ask for others. */
export const spareEmployee = async (page: Page, nth: number): Promise<Person> => {
  const list = '/api/admin/user?pageSize=20&pageNumber=2&sortBy=ID&sortDirection=ASC';
  const { content } = await call(page, 'GET', list);
  return content.filter(({ active }: { active: boolean }) => active)[nth];
};

/** Makes such an employee an administrator. */
export const promote = async (page: Page, nth: number): Promise<Person> => {
  const { id } = await spareEmployee(page, nth);
  const user = await call(page, 'GET', `/api/admin/user/${id}`);
  const names = ['username', 'email', 'firstName', 'lastName', 'language'];
  const work = ['clientId', 'companyId', 'personalNumber', 'employmentFrom', 'employmentTo'];
  const fields = [...names, ...work, 'version'];
  const kept = Object.fromEntries(fields.map((field) => [field, user[field]]));
  await call(page, 'PUT', `/api/admin/user/${id}`, { ...kept, roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  return { id, username: user.username };
};

/** Saves a record as it is but for some fields: `saver('partner', PartnerForm)(page, 7, { name })`. */
const saver =
  (entity: string, { shape }: { readonly shape: object }) =>
  async (page: Page, id: number, fields: object): Promise<void> => {
    const path = `/api/admin/${entity}/${id}`;
    const record = await call(page, 'GET', path);
    const kept = Object.keys(shape).map((name) => [name, record[name]]);
    const { version } = record;
    await call(page, 'PUT', path, { ...Object.fromEntries(kept), version, ...fields });
  };
export const savePartner = saver('partner', PartnerForm);
export const saveOffer = saver('offer', OfferForm);
