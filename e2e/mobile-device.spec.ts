import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { createPhone } from '../apps/server/src/cli/device-app/phone.ts';
import { violationsOf } from './axe.ts';
import { codeIn, openMailbox } from './mail.ts';
import { apiOrigin, enter, people, textsOf } from './support.ts';

const t = textsOf('cs');
const device = (key: string, params = {}): string => t('profile', `device.${key}`, params);
/** In the language of whom it comes to. */
const mail = (key: string): string => textsOf('en')('message', key, { code: '' });
const about = { os: 'ANDROID', model: 'Pixel 8', osVersion: '14', appVersion: '1.0.0' } as const;
const newPhone = () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return createPhone(apiOrigin, privateKey.export({ format: 'pem', type: 'pkcs8' }).toString());
};
const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

test('a phone is registered by its app, confirmed by its owner, blocked, unblocked and removed', async ({
  page,
}) => {
  const mailbox = openMailbox(people.english.username);
  const phone = newPhone();
  const { registrationId, activationUrl } = await phone.register(about);
  const path = pathOf(activationUrl);

  // signing in comes first, and leads back to the same registration
  await enter(page, 'english', path);
  await page.goto(path);
  await expect(page).toHaveURL(path);
  await page
    .context()
    .addCookies([{ name: 'language', value: 'cs', domain: 'localhost', path: '/' }]);
  await page.reload();
  await expect(page.getByText(device('activation.question'))).toBeVisible();
  await expect(page.locator('dd').filter({ hasText: 'Pixel 8' })).toBeVisible();
  expect((await phone.status(registrationId)).status).toBe('CREATED');
  expect(await violationsOf(page, 'cs')).toEqual([]);

  await page.getByTestId('device-code-send').click();
  const code = page.getByTestId('device-code');
  const right = codeIn(await mailbox.next(mail('deviceCode.activate.subject')));
  await code.fill(right === '000000' ? '111111' : '000000');
  await page.getByTestId('device-confirm').click();
  await expect(page.getByText(t('common', 'code.error.invalid')).first()).toBeVisible();
  expect(await violationsOf(page, 'cs')).toEqual([]);
  await page.getByRole('textbox', { name: device('name') }).fill('Můj Pixel');
  await code.fill(right);
  await page.getByTestId('device-confirm').click();
  const confirmed = page.getByTestId('device-confirmed');
  await expect(confirmed).toContainText(device('activation.waitingTitle'));

  const { challenge } = await phone.waitForOwner(registrationId);
  const { deviceToken } = await phone.commit(registrationId, challenge ?? '');
  await expect(confirmed).toContainText(device('activation.doneTitle', { name: 'Můj Pixel' }));
  const letter = await mailbox.next(mail('deviceActivated.subject'));
  expect(letter.text).toContain('Můj Pixel');
  await confirmed.getByRole('link').click();
  const row = page.locator('li[data-status]').filter({ hasText: 'Můj Pixel' });
  await expect(row).toContainText(device('status.ACTIVE'));
  await expect(row).toContainText(device('primary'));

  await row.getByRole('button', { name: device('blockNamed', { name: 'Můj Pixel' }) }).click();
  await expect(row).toContainText(device('status.BLOCKED'));
  await expect(phone.payCode(deviceToken)).rejects.toThrow('device.error.tokenInvalid');
  expect(await violationsOf(page, 'cs')).toEqual([]);

  await row.getByRole('button', { name: device('unblockNamed', { name: 'Můj Pixel' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByTestId('device-code-send').click();
  await dialog
    .getByTestId('device-code')
    .fill(codeIn(await mailbox.next(mail('deviceCode.unblock.subject'))));
  await dialog.getByTestId('device-unblock-submit').click();
  await expect(row).toContainText(device('status.ACTIVE'));
  expect((await phone.payCode(deviceToken)).code).toMatch(/^[A-Z2-9]{4}-/);

  await row.getByRole('button', { name: device('more', { name: 'Můj Pixel' }) }).click();
  await page
    .getByRole('button', { name: device('remove'), exact: true })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(device('removeTitle', { name: 'Můj Pixel' }));
  await question.getByRole('button', { name: device('remove') }).click();
  await expect(row).toContainText(device('status.REMOVED'));
  await expect(page.getByText(device('empty.title'))).toBeVisible();

  await page.goto(path);
  await expect(page.getByText(device('activation.invalidTitle'))).toBeVisible();
});
