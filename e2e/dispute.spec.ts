import { enter, expect, test, textsOf } from './support.ts';

test('a payment with which something is wrong is disputed, answered, closed, and opened again', async ({
  page,
  browser,
}) => {
  const t = textsOf('cs');
  const words = `Nesedí účtenka ${Date.now() % 100_000}`;
  await enter(page, 'employee', '/profile/history?type=PAYMENT');
  // the oldest of the page, which no other journey looks at
  const payment = page.getByTestId('movement-PURCHASE-BOOKED').last();
  await payment.getByRole('link').click();
  const sheet = page.getByTestId('movement');
  await sheet.getByRole('button', { name: t('profile', 'history.wrong.ask') }).click();
  await sheet.getByLabel(t('profile', 'dispute.kind')).selectOption('WRONG_AMOUNT');
  await sheet.getByRole('textbox', { name: t('profile', 'dispute.text') }).fill(words);
  await sheet.getByRole('button', { name: t('profile', 'dispute.send') }).click();
  await expect(sheet.getByTestId('dispute-messages')).toContainText(words);
  await expect(sheet.getByText(t('profile', 'dispute.status.OPEN')).first()).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await enter(admin, 'admin', '/admin');
  await admin.getByTestId('dashboard-openDisputes').click();
  await admin.getByRole('table').getByRole('link').first().click();
  await expect(admin.getByTestId('dispute-messages')).toContainText(words);
  await admin.getByLabel(t('admin', 'dispute.answerLabel')).fill('Partner účtenku opravil');
  await admin.getByRole('button', { name: t('admin', 'dispute.close') }).click();
  await expect(admin.getByText(t('admin', 'dispute.status.CLOSED'))).toBeVisible();
  await admin.context().close();

  await page.reload();
  await expect(sheet.getByTestId('dispute-messages')).toContainText('Partner účtenku opravil');
  await expect(sheet.getByText(t('profile', 'dispute.status.CLOSED')).first()).toBeVisible();
  await sheet.getByRole('button', { name: t('profile', 'dispute.more') }).click();
  await sheet.getByRole('textbox', { name: t('profile', 'dispute.message') }).fill('Nesouhlasím');
  await sheet.getByRole('button', { name: t('profile', 'dispute.send') }).click();
  await expect(sheet.getByText(t('profile', 'dispute.status.OPEN')).first()).toBeVisible();
});

test('a payment is given back where its dispute is answered', async ({ page }) => {
  const t = textsOf('cs');
  await enter(page, 'admin', '/admin/dispute?kind=NOT_RECEIVED');
  await page.getByRole('table').getByRole('link').last().click();
  const refund = page.getByRole('button', { name: t('admin', 'userCredit.refund') });
  await refund.click();
  const dialog = page.getByRole('alertdialog');
  const amount = dialog.getByLabel(t('admin', 'userCredit.refundAmount'));
  const whole = await amount.inputValue();
  await amount.fill('1');
  await dialog.getByRole('button', { name: t('admin', 'userCredit.refund') }).click();
  await expect(page.getByText(t('admin', 'dispute.field.refunded'))).toBeVisible();
  await refund.click();
  await expect(amount).not.toHaveValue(whole);
});
