import { readFileSync } from 'node:fs';
import { call, enter, expect, test, textsOf } from './support.ts';

const t = textsOf('cs');

test('somebody fills in where to send things, orders news with consent, and takes a copy of it all', async ({
  page,
}) => {
  await enter(page, 'colleague');
  await call(page, 'PUT', '/api/user', { deliveryAddress: null, marketingConsent: false });
  await page.goto('/');
  await page.getByTestId('account').click();
  await page.getByTestId('profile-link').click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByTestId('task-VERIFY_PHONE')).toBeVisible();
  await page.goto('/profile/personal#address');

  const address = page.locator('#address');
  await address.getByRole('textbox').nth(1).fill('12/4');
  await address.getByRole('button', { name: t('profile', 'personal.save') }).click();
  await expect(address.getByText(t('common', 'validation.postalCode'))).toBeVisible();
  await address.getByRole('textbox').nth(0).fill('Zkušební');
  await address.getByRole('textbox').nth(2).fill('591 01');
  await address.getByRole('textbox').nth(3).fill('Žďár nad Sázavou');
  await page.getByRole('link', { name: t('profile', 'navigation.balance'), exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(t('profile', 'personal.unsaved.title'));
  await page.getByText(t('profile', 'personal.unsaved.stay'), { exact: true }).click();
  await address.getByRole('button', { name: t('profile', 'personal.save') }).click();
  await expect(page.getByText(t('profile', 'personal.saved'))).toBeVisible();

  const news = page.locator('#newsletter');
  await news.getByLabel(t('profile', 'personal.newsletter.WEEKLY'), { exact: true }).check();
  await news.getByRole('button', { name: t('profile', 'personal.save') }).click();
  await expect(news.getByText(t('common', 'user.error.consentNeeded'))).toBeVisible();
  await news.getByRole('checkbox').check();
  await news.getByRole('button', { name: t('profile', 'personal.save') }).click();
  await expect(news.getByText(t('common', 'user.error.consentNeeded'))).toBeHidden();

  const download = page.waitForEvent('download');
  await page.getByTestId('data-export').click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(file.account.deliveryAddress.street).toBe('Zkušební');
  expect(file.account.consents.newsletterFrequency).toBe('WEEKLY');

  await page.goto('/profile');
  await expect(page.getByTestId('task-COMPLETE_PROFILE')).toHaveAttribute('data-done', 'true');
});

test('a number waits for its code: a wrong one is refused, and the wait for another survives a reload', async ({
  page,
}) => {
  await enter(page, 'colleague', '/profile/personal/phone-number');
  await page.getByTestId('phone-input').fill('12');
  await page.getByTestId('phone-send').click();
  await expect(page.getByTestId('phone-input')).toHaveAttribute('aria-invalid', 'true');
  await page.getByTestId('phone-input').fill('777 123 456');
  await page.getByTestId('phone-send').click();
  await page.getByTestId('code').fill('000000');
  await page.getByTestId('code-submit').click();
  await expect(page.getByText(t('common', 'code.error.invalid'))).toBeVisible();
  await page.goto('/profile/personal/phone-number?code=012345');
  // filled in from the address, and not sent by loading the page
  await expect(page.getByTestId('code')).toHaveValue('012345');
  await expect(page.getByText(t('common', 'code.error.invalid'))).toBeHidden();
  await expect(page.getByText(t('profile', 'code.wait', { time: '' }).slice(0, 20))).toBeVisible();
});

test('nobody’s account is erased while they have own money', async ({ page }) => {
  await enter(page, 'employee', '/profile/personal');
  await page.getByTestId('erase').click();
  await expect(page.getByRole('dialog')).toContainText(t('profile', 'erase.kept'));
  await expect(page.getByTestId('erase-submit')).toBeHidden();
});

test('who erases the account is told that it is gone, and not that the sign-in has expired', async ({
  page,
}) => {
  await enter(page, 'colleague', '/profile/personal');
  // the erasure itself is tested on the server; here the account is needed again
  await page.route('**/api/user/erasure', (route) =>
    route.fulfill({
      json:
        route.request().method() === 'GET'
          ? {
              isAdmin: false,
              hasPassword: true,
              hasOpenDeposit: false,
              ownMoney: { amount: 0, currency: 'CZK' },
              employerCredits: { amount: 0, currency: 'CZK' },
            }
          : {},
    }),
  );
  await page.getByTestId('erase').click();
  await page.getByRole('textbox', { name: t('profile', 'erase.password') }).fill('Heslo.123');
  await page.getByTestId('erase-submit').click();
  await expect(page).toHaveURL('/account-erased');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('onboarding', 'erased.title'));
  await expect(page.getByText(t('onboarding', 'erased.kept'))).toBeVisible();
});

test('a link that ends a subscription and lacks something, or is no longer good, leads to the profile', async ({
  page,
}) => {
  const unknown = (key: string): string => t('onboarding', `subscription.unknown.${key}`);
  const profileLink = page.getByRole('main').getByRole('link', { name: unknown('profile') });
  await page.goto('/newsletter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknown('title'));
  await expect(profileLink).toBeVisible();
  await page.goto('/newsletter?subscription=NEWS#token=1.a');
  await page.getByRole('button', { name: t('onboarding', 'subscription.end') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknown('title'));
  await expect(profileLink).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
