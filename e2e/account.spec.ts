import type { Page } from '@playwright/test';
import { addressed } from '../packages/i18n/src/vocative.ts';
import {
  apiOrigin,
  asleep,
  call,
  enter,
  expect,
  type Language,
  signIn,
  signOut,
  speak,
  test,
  textsOf,
} from './support.ts';

const password = 'Nove.Heslo.1';
/** Somebody new, entered by the administrator, who is then signed in. */
const hire = async (page: Page, name: string, email: string | null): Promise<number> => {
  await enter(page, 'admin');
  const { id } = await call(page, 'POST', '/api/admin/user', {
    username: name,
    email,
    firstName: 'Božena',
    lastName: 'Nová',
    language: 'CZ',
    clientId: 1,
    companyId: null,
    personalNumber: null,
    roles: ['ROLE_USER'],
    employmentFrom: null,
    employmentTo: null,
  });
  return id;
};
/** Somebody new whom the administrator has invited on paper; answers the path of the invitation. */
const invite = async (page: Page, name: string): Promise<string> => {
  const id = await hire(page, name, `${name}@firma.example`);
  const { letters } = await call(page, 'POST', '/api/admin/onboarding-letter', { userId: id });
  await page.context().clearCookies();
  const { pathname, search, hash } = new URL(letters[0].href);
  return pathname + search + hash;
};

const setUp = async (page: Page, language: Language, path: string): Promise<void> => {
  const t = textsOf(language);
  await speak(page.context(), language);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('onboarding', 'welcome.hello', { name: addressed('Božena', language) }),
  );
  await page.locator('input[name=password]').fill('heslo');
  await expect(page.getByTestId('rule-lower')).toHaveAttribute('data-met', 'true');
  await expect(page.getByTestId('rule-upper')).toHaveAttribute('data-met', 'false');
  await page.getByTestId('welcome-submit').click();
  await expect(page.locator('input[name=password]')).toBeFocused();
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=terms]').check();
  await page.getByTestId('welcome-submit').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByTestId('account')).toContainText('Božena');
};

/** What a language changes is looked at on every screen (screens.spec.ts): this is played in one. */
const language = 'en';
test('somebody invited sets a password, goes in, and signs in with it', async ({ page }) => {
  const name = `bozena.${language}.${Date.now()}`;
  const path = await invite(page, name);
  await setUp(page, language, path);
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await signIn(page, { username: name, password });
  await expect(page.getByTestId('account')).toContainText('Božena');
});

test('an invitation that was used offers another, and tells nobody whose it is', async ({
  page,
}) => {
  const t = textsOf('cs');
  const path = await invite(page, `pouzita.${Date.now()}`);
  await setUp(page, 'cs', path);
  await page.context().clearCookies();
  const seen = [];
  for (const address of [path, '/welcome?userId=999999&code=x']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('onboarding', 'expired.title'),
    );
    await page.getByTestId('resend').click();
    await expect(page.getByText(t('onboarding', 'expired.sentText'))).toBeVisible();
    seen.push(await page.getByRole('main').innerText());
  }
  expect(seen[0]).toBe(seen[1]);
  // a mail of before had the code in the query, where a log of addresses would hold it
  await expect(page).toHaveURL('/welcome?userId=999999#code=x');
  await page.goto('/welcome');
  await expect(page.getByText(t('onboarding', 'expired.unknown'))).toBeVisible();
  // whose password is set already goes on from there
  await page
    .getByRole('main')
    .getByRole('link', { name: t('onboarding', 'expired.signIn') })
    .click();
  await expect(page).toHaveURL('/login');
});

test('who has forgotten the password asks for a link from the login', async ({ page }) => {
  const t = textsOf('cs');
  await page.goto('/login?redirect=/sport-6');
  await page.locator('input[name=username]').fill('zapomnel@firma.example');
  await page.getByRole('link', { name: t('cafeteria', 'login.forgot') }).click();
  await expect(page).toHaveURL('/password-recovery?redirect=/sport-6');
  // the address is there before the page is, and the login has a field of the same name
  await expect(page.getByTestId('recovery-submit')).toBeVisible();
  // what was typed at the login is not typed again
  await expect(page.locator('input[name=username]')).toHaveValue('zapomnel@firma.example');
  const seen = [];
  for (const name of ['jana.krizova@sklarny-javorice.example', 'nobody@firma.example']) {
    await page.locator('input[name=username]').fill(name);
    await page.getByTestId('recovery-submit').click();
    await expect(
      page.getByText(t('onboarding', 'recovery.sentText', { username: name })),
    ).toBeVisible();
    seen.push((await page.getByRole('main').innerText()).replace(name, ''));
    await page.getByRole('button', { name: t('onboarding', 'recovery.again') }).click();
  }
  expect(seen[0]).toBe(seen[1]);
  await page.goto('/login');
  await expect(page.locator('input[name=username]')).toHaveValue('nobody@firma.example');
  // said before anything is typed
  await page.goto('/password-reset?userId=2&code=wrong');
  await expect(page.getByText(t('onboarding', 'reset.expiredText'))).toBeVisible();
  await expect(page.locator('input[name=password]')).toHaveCount(0);
  await page.getByRole('link', { name: t('onboarding', 'reset.again') }).click();
  await expect(page).toHaveURL('/password-recovery');
});

test('a person changes the password, and the other browsers are signed out', async ({
  page,
  browser,
}) => {
  const t = textsOf('cs');
  const name = `zmena.${Date.now()}`;
  const path = await invite(page, name);
  await setUp(page, 'cs', path);
  const other = await browser.newPage();
  await signIn(other, { username: name, password });
  await page.goto('/profile/security');
  await expect(page.getByTestId('sessions').getByRole('listitem')).toHaveCount(2);
  await page.getByTestId('password-open').click();
  await page.locator('input[name=currentPassword]').fill('Spatne.Heslo.1');
  await page.locator('input[name=newPassword]').fill('Zelene.Kolo.2');
  await page.getByTestId('password-submit').click();
  await expect(page.getByText(t('common', 'validation.currentPassword'))).toBeVisible();
  await page.locator('input[name=currentPassword]').fill(password);
  await page.getByTestId('password-submit').click();
  await expect(page.getByText(t('profile', 'security.password.done'))).toBeVisible();
  await expect(page.getByTestId('sessions').getByRole('listitem')).toHaveCount(1);
  const { valid } = await (
    await other.request.get(`${apiOrigin}/api/auth/has-valid-session`)
  ).json();
  expect(valid).toBe(false);
  await other.close();
});

test('an administrator prints an invitation; opening the page makes none', async ({ page }) => {
  const t = textsOf('cs');
  const id = await hire(page, `dopis.${Date.now()}`, null);
  await page.goto('/admin/client/1');
  await expect(page.getByRole('link', { name: t('admin', 'invitation.letters') })).toHaveAttribute(
    'href',
    '/admin/client/1/letter',
  );
  await page.goto(`/admin/user/${id}`);
  await page.getByRole('link', { name: t('admin', 'user.letter'), exact: true }).click();
  await expect(page).toHaveURL(`/admin/user/${id}/letter`);
  await expect(page.getByTestId('make-letters')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByTestId('make-letters').click();
  await expect(page.getByRole('article')).toContainText(`/welcome?userId=${id}#code=`);
  await expect(page.getByRole('img', { name: t('admin', 'letter.qr') })).toBeVisible();
});

test('a sign-in leads to no other host, however its address is written', async ({ page }) => {
  await page.goto('/login?redirect=%2F%5Cevil.example');
  await page.locator('input[name=username]').fill('employee@demo.test');
  await page.locator('input[name=password]').fill('Demo.User.1');
  await page.getByTestId('login-submit').click();
  await expect(page).toHaveURL('/');
});

test('what was typed and sent before the page came alive is sent as it does, and never in an address', async ({
  page,
}) => {
  const comesAlive = await asleep(page);
  await page.goto('/password-recovery', { waitUntil: 'commit' });
  await page.locator('input[name=username]').fill('nikdo@firma.example');
  await page.getByTestId('recovery-submit').click();
  await expect(page).toHaveURL('/password-recovery');
  comesAlive();
  await expect(page.getByText(textsOf('cs')('onboarding', 'recovery.sent'))).toBeVisible();
});

test('a password sent before the page came alive signs its owner in', async ({ page }) => {
  const comesAlive = await asleep(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('input[name=username]').fill('employee@demo.test');
  await page.locator('input[name=password]').fill('Demo.User.1');
  await page.getByTestId('login-submit').click();
  await expect(page).toHaveURL('/login');
  comesAlive();
  await expect(page).toHaveURL('/');
});
