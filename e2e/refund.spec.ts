import type { Locator, Page } from '@playwright/test';
import { button, chooseNone, confirm, dialogOf } from './press.ts';
import { enter, expect, test, textsOf } from './support.ts';

const t = textsOf('cs');
const status = (page: Page, word: string): Locator =>
  page.getByText(t('admin', `clientRefund.status.${word}`), { exact: true });

/** Asks for 500.00 of what the first employer has beforehand, to the account it paid from last. */
const ask = async (page: Page): Promise<string> => {
  await enter(page, 'accountant', '/admin/client-refund');
  await page.getByRole('link', { name: t('admin', 'clientRefund.create'), exact: true }).click();
  await page.locator('tbody tr[data-linked] [data-first] a').first().click();
  await expect(page.getByText(t('admin', 'clientRefund.account.LAST_PAYMENT'))).toBeVisible();
  await page.getByLabel(t('admin', 'clientRefund.field.amount')).fill('500');
  await button(page, 'clientRefund.send').click();
  await expect(page.getByText(t('admin', 'clientRefund.needed.reason'))).toBeVisible();
  const reason = page.getByLabel(t('admin', 'clientRefund.field.reason'));
  await expect(reason).toBeFocused();
  await reason.fill('Končí smlouva');
  await reason.press('Enter');
  await expect(page).toHaveURL(/\/admin\/client-refund\/\d+$/);
  return page.url();
};

test('what an employer has paid beforehand goes back to its account by two people and the bank', async ({
  page,
  browser,
}) => {
  const address = await ask(page);
  await expect(page.getByText(t('admin', 'clientRefund.ownWork'))).toBeVisible();
  await expect(button(page, 'clientRefund.approve')).toHaveCount(0);

  const other = await browser.newPage();
  await enter(other, 'admin', address);
  await button(other, 'clientRefund.approve').click();
  await confirm(other, 'clientRefund.approve');
  await expect(status(other, 'APPROVED')).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: t('admin', 'clientRefund.toBatch') }).click();
  await chooseNone(page);
  const number = t('admin', 'payoutBatch.refund', { number: address.split('/').at(-1) ?? '' });
  const row = page.locator('tbody tr').filter({ has: page.getByText(number, { exact: true }) });
  await row.locator('td[data-select] input').check();
  await button(page, 'payoutBatch.createButton').click();
  await expect(page).toHaveURL(/\/admin\/settlement\/batch\/\d+$/);
  const batch = page.url();
  // the address is there before the page it is of
  await expect(page.getByText(t('admin', 'payoutBatch.ownWork'))).toBeVisible();
  await page.locator('tbody tr[data-linked] [data-first] a').click();
  await expect(page).toHaveURL(address);
  await expect(status(page, 'IN_BATCH')).toBeVisible();
  await expect(button(page, 'clientRefund.cancel')).toHaveCount(0);

  await other.goto(batch);
  await button(other, 'payoutBatch.approve').click();
  await confirm(other, 'payoutBatch.approve');
  await other.close();
  await page.goto(batch);
  await button(page, 'payoutBatch.paid').click();
  await confirm(page, 'payoutBatch.resolve.PAID.confirm');
  await page.goto(address);
  await expect(status(page, 'PAID').first()).toBeVisible();
  await page.getByRole('link', { name: t('admin', 'book.inBooks') }).click();
  await expect(page.locator('tbody tr')).toHaveCount(2);
});

test('what was paid in the bank by hand is said by one person, believed by another, and in no file', async ({
  page,
  browser,
}) => {
  const address = await ask(page);
  const other = await browser.newPage();
  await enter(other, 'admin', address);
  await button(other, 'clientRefund.approve').click();
  await confirm(other, 'clientRefund.approve');

  await page.reload();
  await button(page, 'handPayment.button').click();
  await dialogOf(page).getByLabel(t('admin', 'handPayment.note')).fill('Příkaz z pobočky');
  await confirm(page, 'handPayment.confirm');
  await expect(page).toHaveURL(/\/admin\/settlement\/batch\/\d+$/);
  await expect(page.getByText(t('admin', 'handPayment.ownWork'))).toBeVisible();
  const batch = page.url();
  await page.goto('/admin/settlement/batch/create');
  const number = t('admin', 'payoutBatch.refund', { number: address.split('/').at(-1) ?? '' });
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByText(number, { exact: true })).toHaveCount(0);

  await other.goto(batch);
  await button(other, 'payoutBatch.approve').click();
  await confirm(other, 'payoutBatch.approve');
  const paid = t('admin', 'payoutBatch.orderStatus.PAID');
  await expect(other.getByText(paid, { exact: true })).toBeVisible();
  await expect(other.getByText(t('admin', 'payoutBatch.download'))).toHaveCount(0);
  await other.close();
  await page.goto(address);
  await expect(status(page, 'PAID').first()).toBeVisible();
});

test('what is not in a batch yet is cancelled, and its employer has it beforehand again', async ({
  page,
}) => {
  await ask(page);
  await button(page, 'clientRefund.cancel').click();
  await confirm(page, 'clientRefund.cancel');
  await expect(status(page, 'CANCELLED')).toBeVisible();
  await expect(button(page, 'clientRefund.cancel')).toHaveCount(0);
});

test('what was typed and not sent is kept, asked about before one leaves it, and offered again', async ({
  page,
  context,
}) => {
  await enter(page, 'accountant', '/admin/client-refund/create?clientId=2');
  await page.getByLabel(t('admin', 'clientRefund.field.amount')).fill('1234,50');
  await page.getByLabel(t('admin', 'clientRefund.field.reason')).fill('Zaplaceno omylem');
  const crumbs = page
    .getByRole('main')
    .getByRole('link', { name: t('admin', 'clientRefund.title') });
  await crumbs.first().click();
  await expect(dialogOf(page)).toContainText(t('admin', 'unsaved.title'));
  await button(dialogOf(page), 'unsaved.stay').last().click();
  // another employer is the same page, and another form
  await page.getByRole('link', { name: t('admin', 'clientRefund.another') }).click();
  await expect(dialogOf(page)).toContainText(t('admin', 'unsaved.title'));
  await button(dialogOf(page), 'unsaved.stay').last().click();
  await page.close();
  const next = await context.newPage();
  await next.goto('/admin/client-refund/create?clientId=2');
  await button(next, 'draft.restore').click();
  await expect(next.getByLabel(t('admin', 'clientRefund.field.amount'))).toHaveValue(/1.?234,50/);
  await expect(next.getByLabel(t('admin', 'clientRefund.field.reason'))).toHaveValue(
    'Zaplaceno omylem',
  );
});
