import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { enter, expect, test } from './support.ts';

/** What a link of a page gives to take away. */
const taken = async (page: Page, testId: string) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId(testId).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    text: readFileSync(await download.path()).toString('latin1'),
  };
};

test('a payroll is told by company, written as its system takes it, and says who took it', async ({
  page,
}) => {
  await enter(page, 'admin', '/admin/client/1/credit/payroll');
  const sums = page.getByRole('table', { name: 'Součty podle firem' });
  await expect(sums.getByRole('row').last()).toContainText('Celkem');
  const card = page.getByTestId('payroll-profile');
  await card.getByLabel('Kód', { exact: true }).first().fill('777');
  await card.getByRole('button', { name: 'Uložit' }).click();
  await expect(page.getByText('Profil je uložený.')).toBeVisible();
  await page.reload();
  await expect(card.getByLabel('Kód', { exact: true }).first()).toHaveValue('777');
  const { name, text } = await taken(page, 'payroll-profile-file');
  expect(name).toMatch(/^mzdy-1-20\d\d-\d\d\.csv$/);
  expect(text).toMatch(/^osobni_cislo;slozka;castka;obdobi\r\n/);
  await page.reload();
  await expect(
    page.getByRole('table', { name: 'Kdo si je stáhl' }).getByText('PROFILE').first(),
  ).toBeVisible();
});

test('the journal of a month is taken for accounting systems', async ({ page }) => {
  await enter(page, 'accountant', '/admin/month/closing');
  expect((await taken(page, 'accounting-csv')).name).toMatch(/^ucetnictvi-20\d\d-\d\d\.csv$/);
  const { text } = await taken(page, 'accounting-pohoda');
  expect(text).toContain('<dat:dataPack version="2.0"');
});
