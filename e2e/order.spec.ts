import { gpcStatement } from '../apps/server/src/test/bank-file.ts';
import { call, enter, expect, test, textsOf } from './support.ts';

const t = textsOf('cs');
const sk = textsOf('sk');
/** The employer of the demo that pays beforehand, and one of its people. */
const client = '/admin/client/3/credit';
const userId = 3;

test('who pays beforehand orders; the bank says that the proforma is paid, and the person has the credits', async ({
  browser,
  page,
}) => {
  // what is paid is given by a job that is sent at once, and comes each minute
  test.setTimeout(180_000);
  const crowns = 100 + (Date.now() % 800);
  await enter(page, 'admin', `${client}/grant/create?userId=${userId}`);
  await page.getByLabel(t('admin', 'creditGrant.amountOne')).fill(String(crowns));
  await page.getByLabel(t('admin', 'enum.grantGround.BEYOND_WAGE')).check();
  await page.getByRole('button', { name: t('admin', 'creditGrant.check') }).click();
  await expect(page.getByText(t('admin', 'creditOrder.mode.PREPAID'))).toBeVisible();
  const total = `${crowns},00 Kč`;
  const order = page.getByRole('button', {
    name: t('admin', 'creditOrder.confirm_one', { count: 1, total }),
  });
  await order.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('admin', 'creditOrder.confirm_one', { count: 1, total }) })
    .click();
  await expect(page).toHaveURL(/\/credit\/order\/\d+$/);
  const address = page.url();
  await expect(page.getByText(t('admin', 'creditOrder.state.WAITING')).first()).toBeVisible();

  const person = await (await browser.newContext()).newPage();
  await enter(person, 'slovak', '/profile/balance');
  const sentence = sk('profile', 'balance.waiting', { client: '|', amount: '|', date: '|' });
  const waits = person.getByText(
    sentence
      .split('|')
      .at(-1)
      ?.replace(/^\.\s*/, '') ?? '',
  );
  const line = waits.filter({ hasText: String(crowns) });
  await expect(line).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: /^1\d{9}$/ })
    .click();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const [variable = ''] = /\d{10}$/.exec(title) ?? [];
  const [own] = (await call(page, 'GET', '/api/admin/bank')).accounts;
  const file = gpcStatement([{ amount: crowns * 100, variable }], {
    account: own.iban.slice(-16),
    number: String(Date.now() % 1000),
  });
  await page.goto('/admin/bank');
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'vypis.gpc', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await expect(
    page.getByText(t('admin', 'bank.imported', { entries: 1, matched: 1 })),
  ).toBeVisible();

  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText(t('admin', 'creditOrder.state.GIVEN')).first()).toBeVisible();
  }).toPass({ timeout: 120_000, intervals: [500, 1_000, 2_000] });
  await page
    .getByRole('main')
    .getByRole('link', { name: /č\.\s\d+$/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/credit\/grant\/\d+$/);
  await person.reload();
  await expect(person.getByTestId('header-balance')).toBeVisible();
  await expect(line).toHaveCount(0);
  await person.goto('/profile/history');
  await expect(person.locator('main').getByText(`${crowns},00`).first()).toBeVisible();
});
