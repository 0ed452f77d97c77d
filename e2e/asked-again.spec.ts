import type { Page } from '@playwright/test';
import { linkIn, openMailbox } from './mail.ts';
import { call, enter, expect, people, speak, test, textsOf } from './support.ts';

const t = textsOf('cs');
const words = (text: string): string => text.replaceAll('\u00A0', ' ');

/** What the server says where a proof is not fresh (`proof.walk` looks at that): to the first write, and no other. */
const refuseOnce = async (page: Page, address: string, method: string) => {
  const requests = { times: 0 };
  await page.route(address, (route) =>
    route.request().method() === method && (requests.times += 1) === 1
      ? route.fulfill({
          status: 422,
          headers: {
            'access-control-allow-origin': new URL(page.url()).origin,
            'access-control-allow-credentials': 'true',
          },
          json: { globalErrors: [{ messageKey: 'proof.error.needed' }] },
        })
      : route.continue(),
  );
  return requests;
};
/** Types a wrong password, then the right one. */
const prove = async (page: Page, right: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: t('profile', 'proof.title') });
  const password = dialog.locator('input[autocomplete=current-password]');
  await password.fill('jiné');
  await page.getByTestId('proof-submit').click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(right);
  await page.getByTestId('proof-submit').click();
  await expect(dialog).toBeHidden();
};

test('who changes the telephone long after the sign-in is asked for the password, and goes on', async ({
  page,
}) => {
  // somebody whose telephone no other journey changes
  await enter(page, 'english');
  await speak(page.context(), 'cs');
  await page.goto('/profile/personal/phone-number');
  const requests = await refuseOnce(page, '**/api/user/phone-number', 'POST');
  await page.getByTestId('phone-input').fill('777 222 333');
  await page.getByTestId('phone-send').click();
  await prove(page, people.english.password);
  await expect(page.getByTestId('code')).toBeVisible();
  expect(requests.times).toBe(2);
});

test('who administers long after the sign-in is asked over the form, and what was typed is saved', async ({
  page,
}) => {
  await enter(page, 'admin');
  const { content } = await call(
    page,
    'GET',
    '/api/admin/user?clientId=2&role=ROLE_USER&pageSize=20',
  );
  const { id } = content.at(-1);
  await page.goto(`/admin/user/${id}/edit`);
  const requests = await refuseOnce(page, `**/api/admin/user/${id}`, 'PUT');
  const number = `Z-${Date.now() % 100_000}`;
  await page.locator('input[name=personalNumber]').fill(number);
  await page.getByRole('button', { name: t('admin', 'action.save'), exact: true }).click();
  await prove(page, people.admin.password);
  await expect
    .poll(async () => (await call(page, 'GET', `/api/admin/user/${id}`)).personalNumber)
    .toBe(number);
  expect(requests.times).toBe(2);
});

test('a withdrawal is taken back by the link of its mail, without a sign-in', async ({
  page,
  browser,
}) => {
  const { username } = people.employee;
  const mailbox = openMailbox(username);
  await enter(page, 'employee');
  await call(page, 'POST', '/api/user/withdrawal', {
    amount: { amount: 101_00, currency: 'CZK' },
    iban: 'CZ6508000000192000145399',
  });
  const mail = await mailbox.next(t('message', 'withdrawalRequested.subject', { amount: '101' }));
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(linkIn(mail));
  const amount = '101,00 Kč';
  await expect(
    reader.getByRole('heading', {
      name: words(t('onboarding', 'withdrawalCancellation.title', { amount })),
    }),
  ).toBeVisible();
  await reader
    .getByRole('button', { name: t('onboarding', 'withdrawalCancellation.confirm') })
    .click();
  await expect(
    reader.getByRole('heading', {
      name: t('onboarding', 'withdrawalCancellation.cancelled.title'),
    }),
  ).toBeVisible();
  await reader.context().close();
});

test('the form of a user says what becomes of credits and company when the employer changes', async ({
  page,
}) => {
  await enter(page, 'admin', '/admin/user/2/edit');
  const company = page.getByRole('combobox', { name: t('admin', 'user.field.companyId') });
  await expect(company).not.toHaveValue('');
  const { name } = await call(page, 'GET', '/api/admin/client/3');
  const client = page.getByRole('combobox', { name: t('admin', 'user.field.clientId') });
  // the list closes when the page is redrawn under it
  await expect(async () => {
    await client.fill(name);
    await page.getByRole('listbox').getByRole('option', { name }).click({ timeout: 3_000 });
  }).toPass();
  await expect(
    page.getByText(t('admin', 'user.creditsGoBack', { client: '|' }).split('|')[0] ?? ''),
  ).toBeVisible();
  await expect(company).toHaveAttribute('aria-invalid', 'true');
  await expect(company.locator('option:checked')).toHaveText(/\(\d{8}\)$/);
});

test('before a limit is deleted its dialog names the regime, the year and the amount', async ({
  page,
}) => {
  await enter(page, 'admin');
  const { content } = await call(page, 'GET', '/api/admin/tax-limit?regime=CZ_HEALTH&pageSize=20');
  const { id } = content.find(({ validFrom }: { validFrom: string }) => validFrom === '2025-01-01');
  await page.goto(`/admin/tax-limit/${id}`);
  await page.getByRole('button', { name: t('admin', 'action.more') }).click();
  await page.getByRole('button', { name: t('admin', 'action.delete') }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText(t('admin', 'enum.regime.CZ_HEALTH'));
  await expect(dialog).toContainText(/rok[ \u00A0]2025: 46[ \u00A0]557/);
});
