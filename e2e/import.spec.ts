import type { Page } from '@playwright/test';
import { windows1250, xlsxOf } from '../apps/server/src/test/xlsx.ts';
import { enter, expect, type T, test, textsOf } from './support.ts';

const openImport = async (page: Page, t: T, name: string): Promise<void> => {
  await enter(page, 'admin');
  await page.goto('/admin/partner/create');
  await page
    .getByRole('textbox', { name: new RegExp(`^${t('admin', 'partner.field.name')}`) })
    .first()
    .fill(`${name} ${Date.now() % 100_000}`);
  await page.getByRole('button', { name: t('admin', 'action.create') }).click();
  await page.waitForURL(/\/admin\/partner\/\d+/);
  const id = /partner\/(\d+)/.exec(page.url())?.[1];
  await page.goto(`/admin/partner/${id}/branch-office/import`);
};
const upload = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer,
  });
const check = (page: Page, t: T) =>
  page.getByRole('button', { name: t('admin', 'import.check') }).click();

const uploadText = (page: Page, text: string) =>
  upload(page, 'pobocky.csv', Buffer.from(`\uFEFF${text}`));

test('a CSV of branch offices is refused line by line', async ({ page }) => {
  const t = textsOf('cs');
  await openImport(page, t, 'Síť');
  await upload(page, 'prazdny.csv', Buffer.alloc(0));
  await expect(page.getByTestId('import-file')).toHaveAccessibleDescription(
    new RegExp(t('admin', 'import.emptyFile')),
  );
  await uploadText(
    page,
    'name;city;postalCode;country;lat;lng\r\nA;Praha;1;CZ;50,1;14,4\r\n=1+1;Praha;110 00;CZ;50,1;14,4\r\n',
  );
  // each step goes with what was pressed, and the focus comes to the one that follows
  await expect(page.locator('body')).not.toBeFocused();
  await check(page, t);
  await expect(page.getByText(t('admin', 'refusal.import.formula'))).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await expect(page.getByText(t('common', 'validation.postalCode'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('admin', 'import.another') })).toBeVisible();
});

test('a CSV of 2,000 branch offices is imported at once, and found again', async ({ page }) => {
  const t = textsOf('cs');
  await openImport(page, t, 'Velká síť');
  const lines = Array.from(
    { length: 2_000 },
    (_, index) =>
      `Pobočka ${index};Praha;110 00;CZ;${(50 + index / 100_000).toFixed(5).replace('.', ',')};14,4`,
  );
  await uploadText(page, `name;city;postalCode;country;lat;lng\r\n${lines.join('\r\n')}\r\n`);
  await check(page, t);
  await page.getByRole('button', { name: t('admin', 'import.run_other', { count: 2000 }) }).click();
  const address = page.url();
  await page.goto('/admin');
  await page.goto(address);
  await expect(
    page.getByText(t('admin', 'import.importedTitle_other', { count: 2000 })),
  ).toBeVisible({ timeout: 120_000 });
  await page.getByRole('link', { name: t('admin', 'import.toResult') }).click();
  await expect(page.getByText('Pobočka 1999').first()).toBeVisible();
});

const header = 'name;city;postalCode;country;lat;lng;externalId';
const office = 'Pobočka Žižkov;Žďár nad Sázavou;591 01;CZ;;;Z1';

test('a file of Czech Excel is shown with its letters before it is checked, and placed by its addresses', async ({
  page,
}) => {
  const t = textsOf('cs');
  await openImport(page, t, 'Kodovaná');
  await upload(page, 'pobocky.csv', windows1250(`${header}\r\n${office}\r\n`));
  await expect(page.getByText(t('admin', 'enum.importEncoding.WINDOWS_1250'))).toBeVisible();
  await expect(page.getByText(t('admin', 'enum.importDelimiter.SEMICOLON'))).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Pobočka Žižkov' })).toBeVisible();
  await check(page, t);
  await expect(page.getByText(`${t('admin', 'import.placed.town')}: 1`)).toBeVisible();
  await page.getByRole('button', { name: t('admin', 'import.run_one', { count: 1 }) }).click();
  await page.getByRole('link', { name: t('admin', 'import.toResult') }).click();
  await expect(page.getByRole('link', { name: 'Pobočka Žižkov', exact: true })).toBeVisible();
});

test('a workbook is imported, and sent again it changes nothing', async ({ page }) => {
  const t = textsOf('cs');
  await openImport(page, t, 'Sešitová');
  const workbook = xlsxOf({ Pobočky: [header.split(';'), office.split(';')] });
  await upload(page, 'pobocky.xlsx', workbook);
  await expect(page.getByText('XLSX', { exact: true })).toBeVisible();
  await check(page, t);
  await page.getByRole('button', { name: t('admin', 'import.run_one', { count: 1 }) }).click();
  await expect(page.getByText(t('admin', 'import.importedTitle_one', { count: 1 }))).toBeVisible();
  await expect(page.getByText(`1 ${t('admin', 'import.create_one')}`)).toBeVisible();
  await page.getByRole('button', { name: t('admin', 'import.another') }).click();
  await upload(page, 'pobocky.xlsx', workbook);
  await check(page, t);
  await expect(page.getByText(`1 ${t('admin', 'import.unchanged_one')}`)).toBeVisible();
});
