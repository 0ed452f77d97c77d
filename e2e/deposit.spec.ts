import type { Page } from '@playwright/test';
import { apiOrigin, enter, expect, test, textsOf } from './support.ts';

const t = textsOf('cs');
const state = (page: Page) => page.getByTestId('deposit-state');
const wallet = async (page: Page): Promise<string> =>
  page.getByTestId('wallet-balance').innerText();
const gate = /\/api\/gateway\/demo\//;

/** Fills in the form and goes to the gate. */
const topUp = async (page: Page, amount: string): Promise<void> => {
  await page.getByTestId('deposit-amount').fill(amount);
  const newCard = page.locator('input[type=radio][value=new]');
  if (await newCard.isVisible()) await newCard.check();
  await page.getByTestId('top-up-submit').click();
  await page.waitForURL(gate);
};

test('somebody tops up at the gate, is refused, tries again, and pays with the saved card', async ({
  page,
}) => {
  await enter(page, 'english', '/profile/credits');
  const before = await wallet(page);
  await page.getByTestId('deposit-amount').fill('5');
  await page.getByTestId('top-up-submit').click();
  await expect(page.getByTestId('deposit-amount')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByTestId('deposit-amount')).toBeFocused();

  await topUp(page, '300');
  await page.locator('summary').click();
  await page.locator('input[value=INSUFFICIENT_FUNDS]').check();
  await page.locator('details button').click();
  await expect(state(page)).toContainText(
    textsOf('en')('profile', 'deposit.reason.INSUFFICIENT_FUNDS'),
  );
  expect(await wallet(page)).toBe(before);

  await page.getByTestId('deposit-retry').click();
  await expect(page.getByTestId('deposit-amount')).toHaveValue('300');
  await page.getByRole('checkbox').check();
  await page.getByTestId('top-up-submit').click();
  await page.waitForURL(gate);
  await page.locator('button[value=PAY_AND_SAVE]').click();
  await expect(state(page)).toHaveAttribute('data-state', 'success');
  await expect(page.getByTestId('wallet-balance')).not.toHaveText(before);

  await page.goto('/profile/credits?returnPath=/favorite');
  await page.getByTestId('deposit-amount').fill('200');
  await page.getByTestId('top-up-submit').click();
  await expect(page).toHaveURL(/\/favorite$/);
});

test('a browser that is lost at the gate changes nothing: the payment is seen live where somebody looks', async ({
  page,
  context,
}) => {
  await enter(page, 'colleague', '/profile/credits');
  await topUp(page, '500');
  const payment = page.url();
  const answer = await page.request.get(`${apiOrigin}/api/user/deposit?limit=1`);
  const { items } = await answer.json();
  const other = await context.newPage();
  await other.goto(`/profile/deposit/${items[0].id}`);
  await expect(state(other)).toHaveAttribute('data-state', 'waiting');
  const purse = await context.newPage();
  await purse.goto('/profile/credits?amount=150');
  await expect(purse.getByTestId('deposit-amount')).toHaveValue('100');
  await expect(state(purse)).toHaveAttribute('data-state', 'waiting');
  await expect(purse.getByTestId('back-to-gate')).toHaveAttribute('href', payment);
  await page.close();
  await context.request.post(payment, { form: { decision: 'PAY' }, maxRedirects: 0 });
  await expect(state(other)).toHaveAttribute('data-state', 'success');
  await expect(state(purse)).toHaveAttribute('data-state', 'success');
});

test('a payment that is waited for can be returned to, and given up', async ({ page }) => {
  await enter(page, 'employee', '/profile/credits');
  await topUp(page, '400');
  await page.locator('button[value=NEVER]').click();
  await expect(state(page)).toHaveAttribute('data-state', 'waiting');
  await expect(page.getByTestId('back-to-gate')).toHaveAttribute('href', gate);
  await page.getByRole('button', { name: t('profile', 'deposit.waiting.cancel') }).click();
  await expect(state(page)).toContainText(t('profile', 'deposit.reason.CANCELLED_BY_USER'));
});

test('where the connection was lost a payment is followed again once it is back', async ({
  page,
}) => {
  const stream = /\/api\/user\/deposit\/\d+$/;
  await enter(page, 'employee', '/profile/credits');
  await topUp(page, '350');
  const payment = page.url();
  await page.route(stream, (route) =>
    route.request().resourceType() === 'eventsource'
      ? route.abort('internetdisconnected')
      : route.continue(),
  );
  await page.locator('button[value=NEVER]').click();
  await expect(page.getByText(t('profile', 'deposit.lost.title'))).toBeVisible();
  await page.unroute(stream);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(t('profile', 'deposit.lost.title'))).toHaveCount(0);
  await page.request.post(payment, { form: { decision: 'PAY' }, maxRedirects: 0 });
  await expect(state(page)).toHaveAttribute('data-state', 'success');
});

test('a payment that succeeds without a connection says no balance from before it', async ({
  page,
  context,
}) => {
  await enter(page, 'employee', '/profile/credits');
  const before = await wallet(page);
  await topUp(page, '330');
  const payment = page.url();
  await page.locator('button[value=NEVER]').click();
  await expect(state(page)).toHaveAttribute('data-state', 'waiting');
  await context.setOffline(true);
  await page.request.post(payment, { form: { decision: 'PAY' }, maxRedirects: 0 });
  // the stream that is open still brings the news
  await expect(state(page)).toContainText(t('profile', 'deposit.success.later'));
  await expect(page.getByTestId('wallet-balance')).not.toHaveText(before);
  await context.setOffline(false);
  await expect(state(page)).not.toContainText(t('profile', 'deposit.success.later'));
  const isTheSame = async (): Promise<boolean> => {
    const [sum] = /[\d\u00A0]+,\d\d/.exec(await wallet(page)) ?? [];
    return sum !== undefined && (await state(page).innerText()).includes(sum);
  };
  await expect.poll(isTheSame).toBe(true);
  expect(await wallet(page)).not.toBe(before);
});

test('the support finds a deposit and sees what the gate said', async ({ page, browser }) => {
  await enter(page, 'employee', '/profile/credits');
  await topUp(page, '250');
  await page.locator('button[value=PAY]').click();
  await expect(state(page)).toHaveAttribute('data-state', 'success');
  const id = new URL(page.url()).searchParams.get('depositId') ?? '';
  const admin = await (await browser.newContext()).newPage();
  await enter(admin, 'admin', `/admin/deposit?keyword=${id}`);
  // the number is found in other deposits' references too
  await admin.getByRole('table').locator(`a[href="/admin/deposit/${id}"]`).first().click();
  await expect(admin.getByTestId('deposit-events')).toContainText(
    t('admin', 'deposit.event.RESOLVED'),
  );
  await admin.getByRole('button', { name: t('admin', 'deposit.recheck') }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toContainText(id);
  await admin.context().close();
});

test('whose employer offers no wallet is told so instead of an empty page', async ({ page }) => {
  await enter(page, 'slovak', '/profile/credits');
  await expect(
    page.getByRole('heading', {
      name: textsOf('sk')('profile', 'credits.unavailable.NO_WALLET.title'),
    }),
  ).toBeVisible();
  await expect(page.getByTestId('top-up')).toHaveCount(0);
});
