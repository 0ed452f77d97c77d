/** Played in crowns and, by the project `slovak`, in euros. */
import type { Page } from '@playwright/test';
import { createMachine, type Machine } from '../apps/server/src/cli/till/machine.ts';
import { begin, readOverview, readPots, seePots, type Story } from './money.ts';
import { grantCredits, readPayroll } from './money-employer.ts';
import { call, expect, test } from './support.ts';

const bookShop = 92;
const shoeShop = 14;
const gate = /\/api\/gateway\/demo\//;

const depositState = (page: Page) => page.getByTestId('deposit-state');
const goToGate = async ({ page }: Story, amount: number): Promise<void> => {
  await page.goto('/profile/credits');
  await page.getByTestId('deposit-amount').fill(String(amount / 100));
  await page.getByTestId('top-up-submit').click();
  await page.waitForURL(gate);
};
const isRefusedAtGate = async (story: Story): Promise<void> => {
  const { page, t, of } = story;
  await goToGate(story, of('declined'));
  await page.locator('summary').click();
  await page.locator('input[value=DENIED_BY_BANK]').check();
  await page.locator('details button').click();
  await expect(depositState(page)).toContainText(t('profile', 'deposit.reason.DENIED_BY_BANK'));
};
const paysAtGate = async (story: Story): Promise<void> => {
  const { page, t, of, show } = story;
  await goToGate(story, of('paid'));
  await page.locator('button[value=PAY]').click();
  await expect(depositState(page)).toContainText(
    t('profile', 'deposit.success.title', { amount: show(of('paid')) }),
  );
};
/** The browser is gone as soon as the gate has the payment; another one, which looks, sees it come. */
const losesBrowser = async (story: Story): Promise<Story> => {
  const { page, t, of, show } = story;
  await goToGate(story, of('lost'));
  const { items } = await call(page, 'GET', '/api/user/deposit?limit=1');
  const other = await page.context().newPage();
  await other.goto(`/profile/deposit/${items[0].id}`);
  await expect(depositState(other)).toHaveAttribute('data-state', 'waiting');
  const paid = page.waitForResponse(
    (response) => gate.test(response.url()) && response.request().method() === 'POST',
  );
  await page.locator('button[value=PAY]').click({ noWaitAfter: true });
  await paid;
  await page.close();
  await expect(depositState(other)).toContainText(
    t('profile', 'deposit.success.title', { amount: show(of('lost')) }),
  );
  return { ...story, page: other };
};

/** A till of a partner, with a key from the administration. */
const openTill = async ({ admin, api }: Story, partnerId: number): Promise<Machine> => {
  const path = `/api/admin/partner/${partnerId}/payment-credential`;
  const { credential, privateKey } = await call(admin, 'POST', path, {
    name: 'Pokladna',
    branchOfficeId: null,
  });
  return createMachine(api, { keyId: credential.keyId, privateKey });
};
const showCode = async ({ page }: Story, usePrivate: boolean): Promise<string> =>
  (await call(page, 'POST', '/api/user/payment-code', { usePrivate })).code;
const buysBook = async (story: Story): Promise<void> => {
  const { of, currency } = story;
  const money = (amount: number) => ({ amount, currency });
  const till = await openTill(story, bookShop);
  const code = await showCode(story, false);
  const held = await till.authorize({ code, amount: money(of('book')), reference: 'K-1' });
  expect(held).toMatchObject({ status: 'PENDING', declineReason: null });
  expect(await till.capture(held.paymentId)).toMatchObject({ status: 'BOOKED' });
  const { refunded } = await till.refund(held.paymentId, money(of('bookReturned')));
  expect(refunded).toEqual(money(of('bookReturned')));
};
/** Shoes are paid by taxed credits alone; the rest from own money, and only with consent. Answers what they paid. */
const buysShoes = async (story: Story) => {
  const { of, currency } = story;
  const money = (amount: number) => ({ amount, currency });
  const till = await openTill(story, shoeShop);
  const lots = (await readOverview(story)).accounts.flatMap((account) => account.lots);
  const taxed = lots
    .filter(({ regime }) => regime === 'TAXED')
    .reduce((sum, { remaining }) => sum + remaining.amount, 0);
  const price = money(taxed + of('ownPart'));
  const refused = await till.authorize({ code: await showCode(story, false), amount: price });
  expect(refused).toMatchObject({ status: 'DECLINED', declineReason: 'INSUFFICIENT_CREDITS' });
  const held = await till.authorize({ code: await showCode(story, true), amount: price });
  expect(held.paymentMethods).toEqual([
    { method: 'BPAYMENT', amount: money(taxed) },
    { method: 'PRIVATE_WALLET', amount: money(of('ownPart')) },
  ]);
  expect(await till.capture(held.paymentId)).toMatchObject({ status: 'BOOKED', amount: price });
  const giveBack = () => till.refund(held.paymentId, money(of('shoesReturned')));
  return { taxed, price: price.amount, giveBack };
};

/** The newest movements as the page lists them: `REFUND-BOOKED +10,00 €`. */
const seeHistory = async ({ page, t, of, show }: Story, taxed: number, price: number) => {
  await page.goto('/profile/history');
  const rows = page.getByTestId(/^movement-/);
  const expected = [
    `REFUND-BOOKED +${show(of('shoesReturned'))}`,
    `PURCHASE-BOOKED −${show(price)}`,
    `PURCHASE-DECLINED −${show(price)}`,
    `REFUND-BOOKED +${show(of('bookReturned'))}`,
    `PURCHASE-BOOKED −${show(of('book'))}`,
    `TOP_UP-BOOKED +${show(of('lost'))}`,
    `TOP_UP-BOOKED +${show(of('paid'))}`,
    `EMPLOYER_GRANT-BOOKED +${show(of('taxed'))}`,
    `EMPLOYER_GRANT-BOOKED +${show(of('benefit'))}`,
  ];
  await expect
    .poll(async () => {
      const all = await rows.evaluateAll((items) =>
        items.map((item) => [
          item.getAttribute('data-testid')?.slice('movement-'.length),
          item.querySelector('[data-sign]')?.textContent,
        ]),
      );
      return all.slice(0, expected.length).map((words) => words.join(' '));
    })
    .toEqual(expected);
  await expect(rows.nth(2)).toContainText(t('profile', 'decline.INSUFFICIENT_CREDITS'));
  const shoes = rows.nth(1);
  await shoes.getByRole('link').click();
  const sheet = page.getByTestId('movement');
  const partOf = (regime: string) => sheet.getByRole('listitem').filter({ hasText: regime });
  await expect(partOf(t('profile', 'regime.TAXED'))).toContainText(show(taxed));
  await expect(partOf(t('profile', 'regime.PRIVATE'))).toContainText(show(of('ownPart')));
  await expect(sheet).toContainText(
    t('profile', 'history.refunded', { amount: show(of('shoesReturned')) }),
  );
  await page.keyboard.press('Escape');
};

test('credits and own money come, pay at partners, come back, and add up in the history and the payroll', async ({
  page,
  browser,
}) => {
  test.slow();
  let story = await begin(page, browser);
  const { of, regime } = story;
  const before = await readPots(story);
  const payrollBefore = await readPayroll(story);
  const given = of('benefit') + of('taxed');
  const toppedUp = of('paid') + of('lost');
  await test.step('credits by files', async () => {
    await grantCredits(story);
    await seePots(story, before, { BENEFIT: given });
  });
  await test.step('top-ups', async () => {
    await isRefusedAtGate(story);
    await paysAtGate(story);
    story = await losesBrowser(story);
    await seePots(story, before, { BENEFIT: given, PRIVATE: toppedUp });
  });
  const left = given - of('book') + of('bookReturned');
  const { taxed, price, giveBack } = await test.step('payments', async () => {
    await buysBook(story);
    await seePots(story, before, { BENEFIT: left, PRIVATE: toppedUp });
    return buysShoes(story);
  });
  const returnedToEmployers = of('shoesReturned') - of('ownPart');
  await test.step('a refund goes back to the pots that paid, own money first', async () => {
    const paid = { BENEFIT: left - taxed, PRIVATE: toppedUp - of('ownPart') };
    await seePots(story, before, paid);
    await giveBack();
    await seePots(story, before, {
      BENEFIT: paid.BENEFIT + returnedToEmployers,
      PRIVATE: toppedUp,
    });
  });
  await test.step('the history', () => seeHistory(story, taxed, price));
  await test.step('the payroll adds up', async () => {
    const payroll = await readPayroll(story);
    const moved = (one: string) =>
      payroll(one).map((figure, at) => figure - (payrollBefore(one)[at] ?? 0));
    const booksPaid = of('book') - of('bookReturned');
    const taxedPaid = taxed - returnedToEmployers;
    expect(moved(regime)).toEqual([of('benefit'), 0, 0, booksPaid, 0]);
    expect(moved('TAXED')).toEqual([of('taxed'), 0, 0, taxedPaid, taxedPaid]);
  });
  await story.admin.context().close();
});
