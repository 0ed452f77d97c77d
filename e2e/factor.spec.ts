import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { addAuthenticator } from './authenticator.ts';
import { promote, spareEmployee } from './administrators.ts';
import { linkIn, openMailbox } from './mail.ts';
import { enter, expect, leave, people, signIn, speak, test, textsOf } from './support.ts';

const stepMs = 30_000;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** What an authenticator app shows, now or so many half-minutes later (RFC 6238). */
const codeOf = (secret: string, later = 0): string => {
  const bits = [...secret].map((one) => letters.indexOf(one).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs) + later));
  const hash = createHmac('sha1', key).update(step).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};
/** A code is typed with some seconds of its half-minute left. */
const untilItHolds = async (): Promise<void> => {
  const leftMs = stepMs - (Date.now() % stepMs);
  if (leftMs < 5_000) await sleep(leftMs);
};
/** What a language changes is looked at on every screen (screens.spec.ts): this is played in one. */
const language = 'sk';
test('somebody adds a passkey and signs in with it without a name', async ({ page, context }) => {
  const t = textsOf(language);
  await speak(context, language);
  await addAuthenticator(page);
  await signIn(page, 'slovak');
  await page.goto('/profile/security');
  await page.getByTestId('passkey-add').click();
  await expect(page.getByText(t('profile', 'passkey.added'))).toBeVisible();
  await page
    .getByRole('button', { name: t('profile', 'passkey.rename', { name: 'Windows' }) })
    .click();
  await page.getByRole('textbox', { name: t('profile', 'passkey.name') }).fill('Notebook');
  await page.getByRole('button', { name: t('common', 'action.save'), exact: true }).click();
  await expect(page.getByTestId('passkeys').getByText('Notebook')).toBeVisible();
  await leave(page);
  await page.goto('/login?redirect=/profile/security');
  await page.getByTestId('login-passkey').click();
  await expect(page).toHaveURL('/profile/security');
  await page
    .getByRole('button', { name: t('profile', 'passkey.remove', { name: 'Notebook' }) })
    .click();
  await page
    .getByRole('button', { name: t('profile', 'passkey.removeConfirm'), exact: true })
    .click();
  await expect(page.getByText(t('profile', 'passkey.none'))).toBeVisible();
  await leave(page);
  await page.goto('/login');
  await page.getByTestId('login-passkey').click();
  await expect(page.getByText(t('common', 'passkey.error.unknown'))).toBeVisible();
});

test('a passkey chosen among what the browser fills in signs in with no press', async ({
  page,
}) => {
  await addAuthenticator(page, { isOffered: true });
  await signIn(page, 'employee');
  await page.goto('/profile/security');
  await page.getByTestId('passkey-add').click();
  await expect(page.getByTestId('passkeys').getByRole('listitem')).toHaveCount(1);
  await leave(page);
  await page.goto('/login?redirect=/profile/security');
  await expect(page).toHaveURL('/profile/security');
});

const newPassword = 'Jiná.Řeka.82';

/** An administrator of this journey's own, so that the one of others is asked for nothing. */
const makeAdmin = async (page: Page): Promise<{ id: number; username: string }> => {
  await enter(page, 'admin');
  const made = await promote(page, test.info().retry);
  await leave(page);
  return made;
};
const typePassword = async (page: Page, username: string, path: string): Promise<void> => {
  await page.goto(path);
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(people.employee.password);
  await page.getByTestId('login-submit').click();
};
const typeCode = async (page: Page, code: string): Promise<void> => {
  await page.getByTestId('second-factor-code').fill(code);
  await page.getByTestId('second-factor-submit').click();
};
/** Gives the app the key and keeps the recovery codes. */
const setUpApp = async (page: Page, t: ReturnType<typeof textsOf>) => {
  await page.goto('/profile/security');
  await page.getByTestId('app-set-up').click();
  const secret = ((await page.getByTestId('app-key').textContent()) ?? '').replaceAll(/\s/g, '');
  await untilItHolds();
  await page.getByLabel(t('onboarding', 'app.code')).fill(codeOf(secret, -1));
  await page.getByTestId('app-confirm').click();
  const items = page.getByTestId('recovery-codes').getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  await page.getByTestId('recovery-done').click();
  return { secret, codes };
};

test('an employee guards the account by an app, is asked for its code, and does without it again', async ({
  page,
}) => {
  const t = textsOf('en');
  await speak(page.context(), 'en');
  await enter(page, 'admin');
  const { username } = await spareEmployee(page, 6 + test.info().retry);
  await leave(page);
  const { password } = people.employee;
  await signIn(page, { username, password });
  const { secret } = await setUpApp(page, t);
  const card = page.getByTestId('second-factor');
  await expect(card.getByText(t('profile', 'secondFactor.on'), { exact: true })).toBeVisible();

  await leave(page);
  await typePassword(page, username, '/login?redirect=/profile/security');
  await untilItHolds();
  await typeCode(page, codeOf(secret));
  await expect(page).toHaveURL('/profile/security');
  await card.getByRole('button', { name: t('profile', 'secondFactor.remove') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('profile', 'secondFactor.remove') })
    .click();
  await expect(card.getByText(t('profile', 'secondFactor.off'), { exact: true })).toBeVisible();

  await leave(page);
  await signIn(page, { username, password });
});

test('an administrator sets up an authenticator app and is asked for its code, or for a recovery code', async ({
  page,
}) => {
  const t = textsOf('cs');
  const { id, username } = await makeAdmin(page);
  const mailbox = openMailbox(username);
  await signIn(page, { username, password: people.employee.password });
  const { secret, codes } = await setUpApp(page, t);

  await leave(page);
  await typePassword(page, username, '/login?redirect=/admin/user');
  await typeCode(page, codeOf(secret, -1));
  await expect(page.getByText(t('common', 'code.error.changed'))).toBeVisible();
  await untilItHolds();
  await typeCode(page, codeOf(secret));
  await expect(page).toHaveURL('/admin/user');

  await leave(page);
  await typePassword(page, username, '/login');
  await page.getByTestId('second-factor-other').click();
  await typeCode(page, codes[0] ?? '');
  await page.waitForURL((url) => url.pathname !== '/login');

  // who has lost it all asks another administrator
  await leave(page);
  await signIn(page, 'admin');
  await page.goto(`/admin/user/${id}`);
  await expect(page.getByText(t('admin', 'user.factorsApp'))).toBeVisible();
  const reset = page.getByRole('button', { name: t('admin', 'user.resetFactors'), exact: true });
  await reset.click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', {
    name: t('admin', 'user.resetFactors'),
    exact: true,
  });
  await confirm.click();
  await expect(dialog.getByText(t('admin', 'user.identificationMissing'))).toBeVisible();
  await dialog.getByLabel(t('admin', 'user.identification')).fill('Přišel osobně s dokladem');
  await confirm.click();
  await expect(page.getByText(t('admin', 'user.factorsApp'))).toBeHidden();
  await leave(page);
  // the password that was may be in the wrong hands: the new one comes by a link to the owner
  await typePassword(page, username, '/login');
  await expect(page.getByText(t('common', 'auth.error.badCredentials'))).toBeVisible();
  await page.goto(linkIn(await mailbox.next(t('message', 'passwordRecovery.subject'))));
  await page.locator('input[name=password]').fill(newPassword);
  await page.getByTestId('reset-submit').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('onboarding', 'reset.done'));
  await signIn(page, { username, password: newPassword });
});
