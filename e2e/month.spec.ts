import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { button, dialogOf } from './press.ts';
import { enter, expect, test, textsOf } from './support.ts';

const t = textsOf('cs');
const closed = (page: Page): Locator =>
  page.locator('main').getByText(t('admin', 'month.status.CLOSED'), { exact: true });
/** The last month that is over, as the list has it. */
const lastMonth = async (page: Page): Promise<string> => {
  const rows = page.locator('tbody tr[data-linked]');
  await rows.nth(1).locator('[data-first] a').click();
  await expect(page).toHaveURL(/month=20\d\d-\d\d$/);
  return page.url();
};
const close = async (page: Page): Promise<void> => {
  await button(page, 'month.close').click();
  await button(dialogOf(page), 'month.close').click();
  await expect(closed(page)).toBeVisible();
};
const take = async (page: Page): Promise<string> => {
  const coming = page.waitForEvent('download');
  await page.locator('a[download]').first().click();
  return readFile(await (await coming).path(), 'utf8');
};

test('a month is closed with its files, and opened again by a second person', async ({
  page,
  browser,
}) => {
  await enter(page, 'accountant', '/admin/month');
  const address = await lastMonth(page);
  await close(page);
  await expect(page.getByText(t('admin', 'month.file.JOURNAL'))).toBeVisible();
  const balance = await take(page);
  expect(balance).toContain(t('admin', 'enum.bookAccount.USERS'));
  expect(await take(page)).toBe(balance);

  await button(page, 'month.reopenAsk').click();
  await button(dialogOf(page), 'month.reopenAsk').click();
  await expect(dialogOf(page).getByText(t('admin', 'month.reasonMissing'))).toBeVisible();
  await dialogOf(page).getByLabel(t('admin', 'month.reason')).fill('Chybí faktura');
  await button(dialogOf(page), 'month.reopenAsk').click();
  await expect(button(page, 'month.takeBack')).toBeVisible();
  await expect(button(page, 'month.reopen')).toHaveCount(0);

  const other = await browser.newPage();
  await enter(other, 'admin', address);
  await expect(other.getByText('Chybí faktura')).toBeVisible();
  await button(other, 'month.reopen').click();
  await expect(button(other, 'month.close')).toBeVisible();
  await other.close();

  await page.reload();
  await close(page);
  await expect(page.getByText(t('admin', 'month.replaced'))).toBeVisible();
});
