import type { Page } from '@playwright/test';
import { startProvider } from '../apps/server/src/test/employer/provider.ts';
import { openMailbox } from './mail.ts';
import {
  apiOrigin,
  call,
  enter,
  expect,
  expectNewTab,
  leave,
  speak,
  type T,
  test,
  textsOf,
} from './support.ts';

type Provider = Awaited<ReturnType<typeof startProvider>>;
/** An employer of the demo whose people take part in no other journey of signing in. */
const clientId = 3;
const cs = textsOf('cs');
const admin = (key: string): string => cs('admin', `employerSignIn.${key}`);

/** An administrator fills in what the employer's directory told them, and tries it. */
const connect = async (page: Page, { issuer }: Provider): Promise<void> => {
  await page.goto(`/admin/client/${clientId}/sign-in`);
  const card = page.getByTestId('employer-sign-in');
  const fill = (key: string, value: string): Promise<void> =>
    card.getByLabel(admin(key)).first().fill(value);
  await fill('issuer', issuer);
  await fill('oidcClientId', 'portal');
  await fill('secret', 'a secret of the portal');
  await expect(card.getByRole('button', { name: admin('showSecret') })).toBeVisible();
  await fill('emailClaim', 'email');
  await card.getByRole('switch', { name: admin('enabled') }).setChecked(true);
  await card.getByRole('button', { name: admin('save') }).click();
  await expect(page.getByText(admin('saved'))).toBeVisible();
  await card.getByRole('button', { name: admin('test'), exact: true }).click();
  await expect(card.getByText(admin('works'))).toBeVisible();
};
const disconnect = async (page: Page): Promise<void> => {
  await page.goto(`/admin/client/${clientId}/sign-in`);
  const card = page.getByTestId('employer-sign-in');
  await card.getByRole('switch', { name: admin('enabled') }).setChecked(false);
  await card.getByRole('button', { name: admin('save') }).click();
  await expect(page.getByText(admin('saved'))).toBeVisible();
};
/** Somebody whose invitation has come by mail. */
const invite = async (page: Page, firstName: string) => {
  const { emailDomains } = await call(page, 'GET', `/api/admin/client/${clientId}`);
  const email = `${firstName.toLowerCase()}.${Date.now()}@${emailDomains[0]}`;
  const mailbox = openMailbox(email);
  const { id } = await call(page, 'POST', '/api/admin/user', {
    username: email,
    email,
    firstName,
    lastName: 'Firemní',
    language: 'CZ',
    clientId,
    companyId: null,
    personalNumber: null,
    roles: ['ROLE_USER'],
    employmentFrom: null,
    employmentTo: null,
  });
  await page.goto(`/admin/user/${id}`);
  await page.getByTestId('invite').click();
  await mailbox.next(cs('message', 'onboarding.subject'));
  return { id, email };
};
/** Who comes by the employer's account has seen no /welcome: the terms stand over the page until they are agreed to. */
const agree = async (page: Page, t: T): Promise<void> => {
  const dialog = page.getByTestId('terms-dialog');
  await expect(dialog).toContainText(t('onboarding', 'terms.text'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.reload();
  await expectNewTab(page, '/terms', () =>
    dialog.getByRole('link', { name: t('onboarding', 'terms.read') }).click(),
  );
  await dialog.getByTestId('terms-accept').click();
  await expect(dialog).toBeHidden();
};
/** From the login to the employer's provider, found by the domain of the address, and back. */
const signInByEmployer = async (page: Page, email: string, t: T = cs): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('button', { name: t('onboarding', 'employer.title') }).click();
  await page.getByLabel(t('onboarding', 'employer.email')).fill(email);
  await page.getByRole('button', { name: t('onboarding', 'employer.continue') }).click();
  await page.getByTestId('employer-sign-in').click();
};

test.describe.serial('with the account of the employer', () => {
  let provider: Provider;
  test.beforeAll(async ({ browser }) => {
    provider = await startProvider([`${apiOrigin}/api/auth/employer/callback/${clientId}`]);
    const page = await browser.newPage();
    await enter(page, 'admin');
    await connect(page, provider);
    await page.close();
  });
  test.afterAll(async ({ browser }) => {
    const page = await browser.newPage();
    await enter(page, 'admin');
    await disconnect(page);
    await page.close();
    await provider.close();
  });

  /** What a language changes is looked at on every screen (screens.spec.ts): this is played in one. */
  const language = 'sk';
  test('somebody invited goes in with no password until they are switched off', async ({
    page,
  }) => {
    const t = textsOf(language);
    await enter(page, 'admin');
    const { id, email } = await invite(page, 'Eva');
    await leave(page);
    await speak(page.context(), language);
    provider.signInAs(`sub-${id}`, { email, email_verified: true });
    await signInByEmployer(page, email, t);
    await expect(page).toHaveURL('/');
    await expect(page.getByTestId('account')).toContainText('Eva');
    await agree(page, t);
    await leave(page);
    await signInByEmployer(page, email, t);
    await expect(page.getByTestId('account')).toContainText('Eva');
    // the code to pay with comes in the same file as the terms would
    await page.goto('/?pay=1');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByTestId('terms-dialog')).toHaveCount(0);

    await leave(page);
    // a page that is still open may report something to the session that begins, and be refused
    await page.goto('about:blank');
    await enter(page, 'admin');
    await call(page, 'PUT', `/api/admin/user/${id}/activate`, { active: false });
    await leave(page);
    await speak(page.context(), language);
    await signInByEmployer(page, email, t);
    await expect(page.getByText(t('onboarding', 'employer.problem.inactive'))).toBeVisible();
  });

  test('who changes their mind at the employer, or is nobody invited, is told so at the login', async ({
    page,
  }) => {
    await enter(page, 'admin');
    const { email } = await invite(page, 'Adam');
    await leave(page);
    provider.refuse();
    await signInByEmployer(page, email);
    await expect(page.getByText(cs('onboarding', 'employer.problem.cancelled'))).toBeVisible();
    provider.signInAs('sub-stranger', { email: `cizi.${email}`, email_verified: true });
    await signInByEmployer(page, email);
    await expect(page.getByText(cs('onboarding', 'employer.problem.unknown'))).toBeVisible();
  });
});
