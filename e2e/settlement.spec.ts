import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { linkIn, openMailbox } from './mail.ts';
import { apiOrigin, enter, expect, test, textsOf } from './support.ts';
import { button, chooseNone, confirm } from './press.ts';

const t = textsOf('cs');
/** Only so many are chosen: a second try finds others. */
const onlyFirst = async (page: Page, count: number): Promise<void> => {
  await chooseNone(page);
  for (let nth = 0; nth < count; nth += 1)
    await page.locator('td[data-select] input').nth(nth).check();
};

test('what an accountant settles is approved by another person', async ({ page, browser }) => {
  await enter(page, 'accountant', '/admin/settlement/run');
  await page.locator('tbody tr[data-linked] [data-first] a').first().click();
  await expect(page.getByText(t('admin', 'settlement.ownWork'))).toBeVisible();
  await page.goto('/admin/settlement?status=DRAFT');
  const drafts = page.locator('tbody tr[data-linked]');
  await drafts.first().locator('[data-first] a').click();
  const address = page.url();
  await expect(page.getByText(t('admin', 'settlement.ownWork'))).toBeVisible();
  await expect(button(page, 'settlement.approve')).toHaveCount(0);
  const other = await browser.newPage();
  await enter(other, 'admin', address);
  await button(other, 'settlement.approve').click();
  await confirm(other, 'settlement.approve');
  await expect(other.getByText(t('admin', 'settlement.status.APPROVED'))).toBeVisible();
  // it has its number, and stands in the books
  await expect(other.getByRole('heading', { level: 1 })).toContainText(/20\d\d/);
  await other.close();
});

test('approved settlements go to the bank in a file that two people have seen, and are paid or come back', async ({
  page,
  browser,
}) => {
  await enter(page, 'accountant', '/admin/settlement/batch/create');
  await expect(page.locator('td[data-select] input').first()).toBeVisible();
  await onlyFirst(page, 2);
  await button(page, 'payoutBatch.createButton').click();
  await expect(page).toHaveURL(/\/admin\/settlement\/batch\/\d+$/);
  const address = page.url();
  await expect(page.getByText(t('admin', 'payoutBatch.ownWork'))).toBeVisible();
  await expect(page.getByText(t('admin', 'payoutBatch.download'))).toHaveCount(0);

  const other = await browser.newPage();
  await enter(other, 'admin', address);
  await button(other, 'payoutBatch.approve').click();
  await confirm(other, 'payoutBatch.approve');
  const [first, again] = [await fileOf(other), await fileOf(other)];
  expect(first).toMatch(/^UHL1\d{6}Kafeterie {11}/);
  expect(first).toMatch(/\r\n3 \+\r\n5 \+\r\n$/);
  expect(again).toBe(first);
  await other.close();

  await page.reload();
  const orders = page.locator('tbody tr[data-linked]');
  await button(orders.nth(0), 'payoutBatch.paid').click();
  await confirm(page, 'payoutBatch.resolve.PAID.confirm');
  await button(orders.nth(1), 'payoutBatch.returned').click();
  await confirm(page, 'payoutBatch.resolve.RETURNED.confirm');
  await expect(orders.nth(0)).toContainText(t('admin', 'payoutBatch.orderStatus.PAID'));
  await expect(orders.nth(1)).toContainText(t('admin', 'payoutBatch.orderStatus.RETURNED'));
  await orders.nth(0).locator('[data-first] a').click();
  await expect(page.getByText(t('admin', 'settlement.status.PAID'))).toBeVisible();
});

const fileOf = async (page: Page): Promise<string> => {
  const kept = page.waitForEvent('download');
  await page.getByRole('link', { name: t('admin', 'payoutBatch.download') }).click();
  return readFile(await (await kept).path(), 'latin1');
};

test('settling is started from the list, goes on by itself, and says with whom it could not', async ({
  page,
}) => {
  await enter(page, 'accountant', '/admin/settlement');
  await button(page, 'settlement.settle').click();
  await confirm(page, 'settlement.settle');
  await expect(page).toHaveURL(/\/admin\/settlement\/run\/\d+$/);
  await expect(page.getByText(t('admin', 'settlementRun.partners'), { exact: true })).toBeVisible();
});

type NotifiedSettlement = { id: number; number: string; notice: { email: string } | null };
/** A settlement whose partner was told of it; all that can be are told within a minute. */
const findNotified = async (page: Page): Promise<NotifiedSettlement | undefined> => {
  for (let pageNumber = 0; pageNumber < 5; pageNumber += 1) {
    const { content } = await read(page, `?pageSize=100&pageNumber=${pageNumber}`);
    for (const { id, status } of content) {
      const one: NotifiedSettlement | undefined =
        status === 'DRAFT' ? undefined : await read(page, `/${id}`);
      if (one?.notice?.email) return one;
    }
  }
  return undefined;
};
const read = async (page: Page, path: string) =>
  (await page.request.get(`${apiOrigin}/api/admin/settlement${path}`)).json();

test('a partner’s bookkeeper opens a settlement by the link of its mail, and takes it away as files', async ({
  page,
  browser,
}) => {
  await enter(page, 'accountant', '/admin/settlement');
  let found: NotifiedSettlement | undefined;
  await expect
    .poll(async () => (found = await findNotified(page))?.number, { timeout: 120_000 })
    .toBeDefined();
  const { id, number, notice } = found ?? { id: 0, number: '', notice: null };
  const mailbox = openMailbox(notice?.email ?? '');
  await page.goto(`/admin/settlement/${id}`);
  await button(page, 'clientDocument.sendAgain').click();
  const mail = await mailbox.next(number);
  const bookkeeper = await (await browser.newContext()).newPage();
  await bookkeeper.goto(linkIn(mail));
  await expect(
    bookkeeper.getByRole('heading', { name: t('onboarding', 'settlement.title', { number }) }),
  ).toBeVisible();
  const begins = { pdf: '%PDF-', CSV: '\uFEFF', XLSX: 'PK' };
  for (const [kind, begin] of Object.entries(begins)) {
    const taken = bookkeeper.waitForEvent('download');
    await bookkeeper.getByRole('button', { name: t('onboarding', `settlement.${kind}`) }).click();
    const file = await taken;
    expect(file.suggestedFilename()).toContain(number);
    expect(await readFile(await file.path(), 'utf8')).toMatch(new RegExp(`^${begin}`));
  }
  await bookkeeper.goto('/settlement#token=1.made-up');
  await expect(
    bookkeeper.getByRole('heading', { name: t('onboarding', 'settlement.failed.title') }),
  ).toBeVisible();
  await bookkeeper.context().close();
});
