import { readFileSync } from 'node:fs';
import { enter, expect, speak, test, textsOf } from './support.ts';

const t = textsOf('cs');
const account = '19-2000145399/0800';
const iban = 'CZ6508000000192000145399';
/** Whom no other journey plays: a wallet is compared with what it was. */
const owner = { username: 'zdenek.prochazka@sklarny-javorice.example', password: 'Demo.User.1' };

test('money taken out goes to the bank by the older list, and back to its owner when the bank returns it', async ({
  page,
  browser,
}) => {
  await enter(page, owner);
  await speak(page.context(), 'cs');
  await page.goto('/profile/credits');
  await page.getByTestId('deposit-amount').fill('300');
  await page.getByTestId('top-up-submit').click();
  await page.waitForURL(/\/api\/gateway\/demo\//);
  await page.locator('button[value=PAY]').click();
  await expect(page.getByTestId('deposit-state')).toHaveAttribute('data-state', 'success');
  await page.goto('/profile/credits');
  const balance = page.getByTestId('wallet-balance');
  const before = await balance.innerText();
  await page.getByTestId('withdraw').click();
  const form = page.getByRole('dialog');
  // what is wrong is said of all fields at once, and of each until it is right
  await form.getByLabel(t('profile', 'withdrawal.amount')).fill('99999999');
  await form.getByLabel(t('profile', 'withdrawal.account')).fill('CZ6508000000192000145398');
  await page.getByTestId('withdraw-submit').click();
  const wrong = form.locator('[aria-invalid=true]');
  await expect(wrong).toHaveCount(2);
  await expect(wrong.first()).toBeFocused();
  await form.getByLabel(t('profile', 'withdrawal.amount')).fill('12');
  await form.getByLabel(t('profile', 'withdrawal.account')).fill(account);
  await page.getByTestId('withdraw-submit').click();
  await expect(form).toBeHidden();
  await expect.poll(() => balance.innerText()).not.toBe(before);

  const office = await browser.newPage();
  await enter(office, 'accountant', '/admin/withdrawal');
  const row = office.locator('tbody tr').filter({ hasText: '12,00' }).first();
  await expect(row).toContainText(t('admin', 'withdrawal.status.REQUESTED'));
  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: t('admin', 'withdrawal.file') }).click();
  const list = readFileSync(await (await download).path(), 'utf8');
  expect(list).toContain(iban);
  // it is at the bank now: its person may not take it back, and the bank says what became of it
  await row.getByRole('button', { name: t('admin', 'withdrawal.returned') }).click();
  await office
    .getByRole('alertdialog')
    .getByRole('button', { name: t('admin', 'withdrawal.resolve.RETURNED.confirm') })
    .click();
  await expect(row).toContainText(t('admin', 'withdrawal.status.RETURNED'));
  await office.close();
  await page.reload();
  await expect.poll(() => balance.innerText()).toBe(before);
});
