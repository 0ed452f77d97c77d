import { type Browser, expect, test } from '@playwright/test';
import { createMachine } from '../apps/server/src/cli/till/machine.ts';
import { violationsOf } from './axe.ts';
import { apiOrigin, enter, textsOf } from './support.ts';

const t = textsOf('cs');
const profile = (key: string, params = {}): string => t('profile', key, params);
const crowns = (amount: number) => ({ amount: amount * 100, currency: 'CZK' }) as const;

// one after the other: a person has one code at a time, and the newest is what their page shows
test.describe.configure({ mode: 'default' });

/** A till at a partner, made by an administrator as one makes it. */
const openTill = async (browser: Browser, partnerId: number) => {
  const page = await browser.newPage();
  await enter(page, 'admin');
  await page.goto(`/admin/partner/${partnerId}`);
  const terminals = page.getByTestId('terminals');
  await terminals.getByRole('button', { name: t('admin', 'terminal.create') }).click();
  await page.getByTestId('new-terminal').locator('input').first().fill('Pokladna 1');
  await page.getByTestId('new-terminal').locator('button[type=submit]').click();
  const key = page.getByTestId('terminal-key');
  const privateKey = await key.getByTestId('private-key').innerText();
  const keyId = await key.locator('dd code').innerText();
  const download = page.waitForEvent('download');
  await key.getByRole('button', { name: t('admin', 'terminal.key.download') }).click();
  expect((await download).suggestedFilename()).toBe(`${keyId}.pem`);
  await key.getByRole('button', { name: t('admin', 'terminal.key.close') }).click();
  await expect(terminals).toContainText(keyId);
  await page.close();
  return createMachine(apiOrigin, { keyId, privateKey });
};

test('an employee shows a code, the till takes the payment, and the next one is declined with a reason', async ({
  page,
  browser,
}) => {
  const partnerId = 5;
  const till = await openTill(browser, partnerId);
  await enter(page, 'employee');
  await page.goto(`/partner/${partnerId}`);
  await page.getByTestId('coverage').getByTestId('pay-link').click();
  await expect(page).toHaveURL(/[?&]pay=1$/);
  const dialog = page.getByTestId('pay-dialog');
  const outcome = dialog.getByTestId('pay-outcome');

  const code = dialog.getByTestId('pay-code');
  await expect(code).toBeVisible();
  expect(await violationsOf(page, 'cs')).toEqual([]);
  const held = await till.authorize({ code: await code.innerText(), amount: crowns(50) });
  expect(held.status).toBe('PENDING');
  await expect(outcome).toContainText(profile('pay.outcome.PENDING'));
  await till.capture(held.paymentId);
  await expect(outcome).toContainText(profile('pay.outcome.BOOKED'));
  await expect(outcome).toContainText('50,00');
  await expect(outcome.getByTestId('pay-merchant').locator('img')).toBeVisible();
  await dialog.getByRole('link', { name: profile('history.title') }).click();
  await expect(page).toHaveURL('/profile/history');
  await expect(dialog).toHaveCount(0);

  await page.getByTestId('pay-link').locator('visible=true').click();
  const refused = await till.authorize({
    code: await code.innerText(),
    amount: crowns(900_000),
  });
  expect(refused.declineReason).toBe('INSUFFICIENT_CREDITS');
  await expect(outcome).toContainText(profile('pay.outcome.DECLINED'));
  await expect(outcome).toContainText(profile('decline.INSUFFICIENT_CREDITS'));

  // what was pressed is gone, and the focus stays in the sheet
  await dialog.getByRole('button', { name: profile('pay.again') }).press('Enter');
  await expect(code).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  const consent = dialog.getByTestId('pay-private');
  const shown = await code.innerText();
  await consent.press('Space');
  await expect(code).not.toHaveText(shown);
  await expect(consent).toBeFocused();
  await expect(consent).toBeChecked();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/profile/history');

  // what was paid is given back, and shows where the history is open; either leads to the other
  await till.refund(held.paymentId);
  const newest = page.locator('[data-testid^=movement-]').first();
  await expect(newest).toHaveAttribute('data-testid', 'movement-REFUND-BOOKED', {
    timeout: 15_000,
  });
  await newest.getByRole('link').click();
  const sheet = page.getByTestId('movement');
  const refundPage = page.url();
  await sheet.getByRole('link', { name: profile('history.sheet.ofPayment') }).click();
  await expect(page).toHaveURL(`/profile/history?movement=${held.paymentId}`);
  await expect(sheet.getByText(profile('history.refundedAll'))).toBeVisible();
  await sheet
    .getByRole('region', { name: profile('history.sheet.refunds') })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(refundPage);
});

test('in a cellar the code waits for a connection, over the page one was on, and comes by itself', async ({
  page,
  context,
}) => {
  // nothing of the dialog comes before the connection is gone
  await page.route('**/PayContent*', (route) => route.abort());
  await enter(page, 'employee', '/profile/balance');
  const link = page.getByTestId('pay-link').locator('visible=true');
  await expect(link).toBeVisible();
  await context.setOffline(true);
  await link.click();
  const dialog = page.getByTestId('pay-dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByTestId('pay-offline')).toHaveText(t('common', 'money.payOffline'));
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  await page.unroute('**/PayContent*');
  await context.setOffline(false);
  await expect(dialog.getByTestId('pay-code')).toBeVisible();
});

test('a page asked for without a connection comes by itself when it is back, from any place', async ({
  page,
  context,
}) => {
  await page.goto('/sport-6');
  const card = page.getByRole('main').locator('a[href^="/partner/"]').first();
  await expect(card).toBeVisible();
  // what comes with the page is not enough: the screen and its data are asked for
  await page.route('**/assets/PartnerScreen*', (route) => route.abort());
  await context.setOffline(true);
  await card.click();
  await expect(page.getByText(t('common', 'error.offline'))).toBeInViewport();
  await page.unroute('**/assets/PartnerScreen*');
  await context.setOffline(false);
  await expect(
    page
      .getByTestId('coverage')
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible();
  await expect(page.getByText(t('common', 'failed.title'))).toHaveCount(0);
  await expect(page).toHaveURL(/\/partner\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sport');
});
