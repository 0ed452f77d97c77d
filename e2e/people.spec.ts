import type { Page } from '@playwright/test';
import { apiOrigin, enter, expect, type T, test, textsOf } from './support.ts';

const field = (page: Page, t: T, entity: string, name: string) =>
  page
    .getByRole('textbox', { name: new RegExp(`^${t('admin', `${entity}.field.${name}`)}`) })
    .first();
const idOf = (page: Page): number => Number(/\/(\d+)(\/|\?|$)/.exec(page.url())?.[1]);
const create = async (page: Page, t: T): Promise<number> => {
  await page.getByRole('button', { name: t('admin', 'action.create'), exact: true }).click();
  await page.waitForURL(/\/admin\/\w+\/\d+/);
  return idOf(page);
};
/** An IČO nobody has, with its right last digit. */
const companyNumber = (): string => {
  const first = String(9_800_000 + (Date.now() % 99_999));
  const sum = Array.from(first, Number).reduce(
    (total, digit, index) => total + digit * (8 - index),
    0,
  );
  return `${first}${(11 - (sum % 11)) % 10}`;
};
const readAdmin = async (page: Page, path: string) =>
  (await page.request.get(`${apiOrigin}/api/admin/${path}`)).json();

test('an administrator makes a company, a client on it and its people, by hand and from a payroll', async ({
  page,
}) => {
  const t = textsOf('cs');
  const mark = Date.now() % 100_000;
  const number = companyNumber();
  await enter(page, 'admin');

  // a wrong number is refused, the register is not there, the rest goes on
  await page.goto('/admin/company/create');
  await field(page, t, 'company', 'registrationNumber').fill('12345678');
  await field(page, t, 'company', 'name').fill(`Zkušebna ${mark}, s. r. o.`);
  await page.getByLabel(t('admin', 'address.postalCode')).fill('674 01');
  await page.getByLabel(t('admin', 'address.city')).fill('Třebíč');
  await page.getByRole('button', { name: t('admin', 'action.create'), exact: true }).click();
  await expect(page.getByText(t('common', 'validation.companyId.checksum', {}))).toBeVisible();
  await field(page, t, 'company', 'registrationNumber').fill(number);
  await page.getByRole('button', { name: t('admin', 'registry.ask') }).click();
  await expect(page.getByText(t('admin', 'registry.NOT_CONFIGURED'))).toBeVisible();
  await page.getByLabel(t('admin', 'account.number'), { exact: true }).fill('2102143052');
  await page.getByLabel(t('admin', 'account.bankCode')).fill('2700');
  await page.getByRole('button', { name: /CZ81/ }).click();
  const companyId = await create(page, t);
  expect(await readAdmin(page, `company/${companyId}`)).toMatchObject({
    registrationNumber: number,
    iban: 'CZ8127000000002102143052',
  });

  // the same number again leads to the company that has it
  await page.goto('/admin/company/create');
  await field(page, t, 'company', 'registrationNumber').fill(number);
  await field(page, t, 'company', 'name').fill('Podruhé');
  await page.getByLabel(t('admin', 'address.postalCode')).fill('674 01');
  await page.getByLabel(t('admin', 'address.city')).fill('Třebíč');
  await page.getByRole('button', { name: t('admin', 'action.create'), exact: true }).click();
  await expect(
    page.getByRole('link', {
      name: t('admin', 'registry.existing', { name: `Zkušebna ${mark}, s. r. o.` }),
    }),
  ).toHaveAttribute('href', `/admin/company/${companyId}`);
  await field(page, t, 'company', 'name').fill('');

  await page.goto(`/admin/client/create?companyId=${companyId}`);
  await field(page, t, 'client', 'name').fill(`Benefity ${mark}`);
  const clientId = await create(page, t);
  await page.goto(`/admin/client/${clientId}`);
  const active = page.getByRole('switch', { name: t('admin', 'active.on') });
  await active.click();
  await expect(active).toBeChecked();
  // off only after a question, since all its people would be signed out
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await active.click();
  await expect(question).toContainText(t('admin', 'off.clients'));
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(active).toBeChecked();
  await active.click();
  await question.getByRole('button', { name: t('admin', 'action.deactivate') }).click();
  await expect(active).not.toBeChecked();
  await active.click();
  await expect(active).toBeChecked();
  // from the list as well
  await page.goto(`/admin/client?keyword=${mark}`);
  const row = page.getByTestId(`client-${clientId}`);
  await row
    .getByRole('button', { name: new RegExp(String(mark)) })
    .last()
    .click();
  await page.getByRole('button', { name: t('admin', 'action.deactivate') }).click();
  await expect(question).toContainText(t('admin', 'off.clients'));
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();

  await page.goto(`/admin/client/${clientId}?tab=users`);
  await page
    .getByRole('link', { name: t('admin', 'user.create') })
    .first()
    .click();
  await field(page, t, 'user', 'firstName').fill('Ludmila');
  await field(page, t, 'user', 'lastName').fill('Zkušební');
  await field(page, t, 'user', 'email').fill(`Ludmila.${mark}@zkusebna.example`);
  await page
    .getByLabel(t('admin', 'user.field.companyId'))
    .selectOption({ value: String(companyId) });
  await field(page, t, 'user', 'personalNumber').fill('001');
  const userId = await create(page, t);
  expect(await readAdmin(page, `user/${userId}`)).toMatchObject({
    clientId,
    companyId,
    username: `ludmila.${mark}@zkusebna.example`,
    active: false,
    onboarding: { status: 'NONE' },
  });

  // what has people is not deleted
  await page.goto(`/admin/client/${clientId}`);
  await page.getByRole('button', { name: t('admin', 'action.more') }).click();
  await page.getByRole('button', { name: t('admin', 'action.delete') }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: t('admin', 'action.delete') })
    .click();
  await expect(
    page.getByText(t('admin', 'refusal.client.error.hasUsers', { users: 1 })),
  ).toBeVisible();

  // a payroll with errors is refused line by line, then a good one is taken
  const upload = (lines: readonly string[]) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'mzdy.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
    });
  const checkFile = () => page.getByRole('button', { name: t('admin', 'import.check') }).click();
  const header = 'personalNumber;firstName;lastName;email;companyRegistrationNumber';
  await page.goto(`/admin/client/${clientId}/user-import`);
  await upload([
    header,
    `002;Jan;;jan.${mark}@zkusebna.example;`,
    '003;=1+1;Malá;;',
    `004;Eva;Nová;eva.${mark}@zkusebna.example;62913671`,
  ]);
  await checkFile();
  await expect(page.getByText(t('admin', 'refusal.import.formula'))).toBeVisible();
  await expect(page.getByText(t('admin', 'refusal.import.unknownEmployer'))).toBeVisible();
  await page.getByRole('button', { name: t('admin', 'import.another') }).click();
  await upload([
    header,
    `001;Lída;Zkušební;ludmila.${mark}@zkusebna.example;`,
    ...Array.from(
      { length: 600 },
      (_, index) =>
        `${100 + index};Osoba;Číslo ${index};osoba${index}.${mark}@zkusebna.example;${number}`,
    ),
  ]);
  await checkFile();
  await page
    .getByRole('button', { name: t('admin', 'userImport.run_other', { count: 601 }) })
    .click();
  const address = page.url();
  await page.goto('/admin');
  await page.goto(address);
  await expect(
    page.getByText(t('admin', 'userImport.importedTitle_other', { count: 601 })),
  ).toBeVisible({ timeout: 120_000 });
  await page.getByRole('link', { name: t('admin', 'userImport.toResult') }).click();
  await expect(page.getByRole('link', { name: 'Číslo 599 Osoba' })).toBeVisible();
  expect(await readAdmin(page, `user/${userId}`)).toMatchObject({ firstName: 'Lída' });
});

test('an administrator cannot lock the door behind herself', async ({ page }) => {
  const t = textsOf('cs');
  await enter(page, 'admin');
  await page.goto('/admin/user/1');
  const active = page.getByRole('switch', { name: t('admin', 'active.on') });
  await active.click();
  await expect(page.getByText(t('common', 'user.error.ownDeactivation'))).toBeVisible();
  await page.getByRole('button', { name: t('admin', 'action.more') }).click();
  await page.getByRole('button', { name: t('admin', 'action.delete') }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: t('admin', 'action.delete') })
    .click();
  await expect(page.getByText(t('common', 'user.error.ownDeletion'))).toBeVisible();
});

test('an employer gives its people its colour and its mark', async ({ page }) => {
  await enter(page, 'slovak');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'RED');
  await expect(
    page.getByRole('banner').getByRole('img', { name: 'Podkrkonošské strojírny, a. s.' }),
  ).toBeVisible();
});
