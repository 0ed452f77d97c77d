import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addressed } from '../packages/i18n/src/vocative.ts';
import { addAuthenticator } from './authenticator.ts';
import { createDeviceApp } from './device-app.ts';
import { codeIn, linkIn, openMailbox } from './mail.ts';
import {
  call,
  enter,
  expect,
  type Language,
  leave,
  signIn,
  type T,
  test,
  textsOf,
} from './support.ts';

const userLanguages = { cs: 'CZ', sk: 'SK', en: 'EN' } as const;
const passwords = { first: 'Prve.Heslo.1', second: 'Druhe.Heslo.2' } as const;
const phoneName = 'Modrý Pixel';

/** Somebody on the way through the portal: their page, their address, the words they read, their mail. */
type Person = {
  readonly page: Page;
  readonly email: string;
  readonly t: T;
  readonly mailbox: ReturnType<typeof openMailbox>;
};
const subjectOf = ({ t }: Person, key: string): string => t('message', key, { code: '' });

const beInvited = async (person: Person, language: Language): Promise<void> => {
  const { page, email, t, mailbox } = person;
  await enter(page, 'admin');
  const { id } = await call(page, 'POST', '/api/admin/user', {
    username: email,
    email,
    firstName: 'Božena',
    lastName: 'Nová',
    language: userLanguages[language],
    clientId: 1,
    companyId: null,
    personalNumber: null,
    roles: ['ROLE_USER'],
    employmentFrom: null,
    employmentTo: null,
  });
  await page.goto(`/admin/user/${id}`);
  await page.getByTestId('invite').click();
  const invitation = await mailbox.next(subjectOf(person, 'onboarding.subject'));
  const name = addressed('Božena', language);
  expect(invitation.text).toContain(t('message', 'layout.greeting', { name }));
  await page.context().clearCookies();
  // a browser that has chosen no language reads the one the invitation is written in
  await page.goto(linkIn(invitation));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('onboarding', 'welcome.hello', { name }),
  );
};

const setUp = async ({ page }: Person): Promise<void> => {
  // the footer has a link to them too
  for (const href of ['/terms', '/privacy'])
    await expect(page.getByRole('main').locator(`label a[href="${href}"]`)).toBeVisible();
  await page.locator('input[name=password]').fill(passwords.first);
  await page.locator('input[name=terms]').check();
  await page.getByTestId('welcome-submit').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByTestId('account')).toContainText('Božena');
};

const addPasskey = async (person: Person): Promise<void> => {
  const { page, t, mailbox } = person;
  await addAuthenticator(page);
  await page.goto('/profile/security');
  await page.getByTestId('passkey-add').click();
  await expect(page.getByText(t('profile', 'passkey.added'))).toBeVisible();
  await mailbox.next(subjectOf(person, 'passkeyAdded.subject'));
};
const signInByPasskey = async ({ page }: Person): Promise<void> => {
  await leave(page);
  await page.getByTestId('login-passkey').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByTestId('account')).toContainText('Božena');
};

const verifyPhone = async (person: Person): Promise<void> => {
  const { page, t, mailbox } = person;
  await page.goto('/profile/personal/phone-number');
  await page.getByTestId('phone-input').fill('777 123 456');
  await page.getByTestId('phone-send').click();
  const code = codeIn(await mailbox.next(subjectOf(person, 'phoneCode.subject')));
  // the code in the address is used with the number, and is not told to be none any more
  await page.goto(`/profile/personal/phone-number?code=${code}`);
  await expect(page.getByTestId('code')).toHaveValue(code);
  await page.getByTestId('code-submit').click();
  await expect(page.getByTestId('phone-number')).toHaveText('+420 777 123 456');
  await expect(page.getByText(t('profile', 'phone.verified'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('profile', 'phone.codeGone'))).toHaveCount(0);
};

type DeviceApp = ReturnType<typeof createDeviceApp>;
const activatePhone = async (person: Person, app: DeviceApp): Promise<void> => {
  const { page, t, mailbox } = person;
  await page.goto(await app.register('Pixel 8'));
  await page.getByTestId('device-code-send').click();
  await page.getByRole('textbox', { name: t('profile', 'device.name') }).fill(phoneName);
  await page
    .getByTestId('device-code')
    .fill(codeIn(await mailbox.next(subjectOf(person, 'deviceCode.activate.subject'))));
  await page.getByTestId('device-confirm').click();
  const confirmed = page.getByTestId('device-confirmed');
  await expect(confirmed).toContainText(t('profile', 'device.activation.waitingTitle'));
  expect(await app.commit()).toContain('ACTIVE');
  await expect(confirmed).toContainText(
    t('profile', 'device.activation.doneTitle', { name: phoneName }),
  );
  const letter = await mailbox.next(subjectOf(person, 'deviceActivated.subject'));
  expect(letter.text).toContain(phoneName);
  expect(await app.pay()).toMatch(/[A-Z2-9]{4}-/);
};
const blockPhone = async ({ page, t }: Person, app: DeviceApp): Promise<void> => {
  await page.goto('/profile/mobile-devices');
  const row = page.locator('li[data-status]').filter({ hasText: phoneName });
  await row
    .getByRole('button', { name: t('profile', 'device.blockNamed', { name: phoneName }) })
    .click();
  await expect(row).toContainText(t('profile', 'device.status.BLOCKED'));
  await expect(app.pay()).rejects.toThrow('device.error.tokenInvalid');
};

const recoverPassword = async (person: Person): Promise<void> => {
  const { page, email, t, mailbox } = person;
  await leave(page);
  await page.getByRole('link', { name: t('cafeteria', 'login.forgot') }).click();
  // the login has a field of the same name
  await expect(page.getByTestId('recovery-submit')).toBeVisible();
  await page.locator('input[name=username]').fill(email);
  await page.getByTestId('recovery-submit').click();
  await expect(page.getByText(t('onboarding', 'recovery.sent'))).toBeVisible();
  await page.goto(linkIn(await mailbox.next(subjectOf(person, 'passwordRecovery.subject'))));
  await page.locator('input[name=password]').fill(passwords.second);
  await page.getByTestId('reset-submit').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('onboarding', 'reset.done'));
  await mailbox.next(subjectOf(person, 'passwordChanged.subject'));
  await signIn(page, { username: email, password: passwords.second });
  await expect(page.getByTestId('account')).toContainText('Božena');
};

/** Names and values of everything in a file, however deep. */
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, held]) => [[name, held], ...entriesOf(held)])
    : [];
const exportData = async ({ page, email }: Person, keys: readonly string[]): Promise<void> => {
  await page.goto('/profile/personal');
  const download = page.waitForEvent('download');
  await page.getByTestId('data-export').click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const entries = entriesOf(JSON.parse(text));
  const values = entries.map(([, held]) => held);
  for (const own of [email, 'Božena', '+420777123456', phoneName]) expect(values).toContain(own);
  for (const key of [...keys, ...Object.values(passwords)]) expect(text).not.toContain(key);
  const isKey = /hash|secret|token|key$|credential|rendered|challenge/i;
  expect(entries.map(([name]) => name).filter((name) => isKey.test(name))).toEqual([]);
};

/** What a language changes is looked at on every screen (screens.spec.ts): this is played in one. */
const language = 'sk';
test('somebody invited lives with the account until they take their data along', async ({
  page,
}) => {
  test.slow();
  const email = `bozena.${language}.${Date.now()}@firma.example`;
  const person = { page, email, t: textsOf(language), mailbox: openMailbox(email) };
  const app = createDeviceApp();
  await test.step('is invited by mail', () => beInvited(person, language));
  await test.step('sets up the account', () => setUp(person));
  await test.step('adds a passkey', () => addPasskey(person));
  await test.step('signs in with it, without a name', () => signInByPasskey(person));
  await test.step('verifies the phone', () => verifyPhone(person));
  await test.step('makes the phone pay', () => activatePhone(person, app));
  await test.step('blocks it', () => blockPhone(person, app));
  await test.step('recovers a forgotten password', () => recoverPassword(person));
  await test.step('takes a copy of the data', () => exportData(person, app.keys()));
  app.throwAway();
});
