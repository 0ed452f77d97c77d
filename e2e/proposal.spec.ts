import { enter, expect, people, test, textsOf } from './support.ts';

test('somebody who finds nothing signs in, proposes a partner, and the administration deals with it', async ({
  page,
  browser,
}) => {
  const t = textsOf('cs');
  const name = `Lezecká stěna ${Date.now() % 100_000}`;
  await page.goto(`/search?keyword=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: t('cafeteria', 'proposal.signIn') }).click();
  await page.locator('input[name=username]').fill(people.employee.username);
  await page.locator('input[name=password]').fill(people.employee.password);
  await page.getByTestId('login-submit').click();
  await expect(page).toHaveURL(/\/search\?keyword=/);

  await page.getByRole('button', { name: t('cafeteria', 'proposal.open') }).click();
  const field = page.getByLabel(t('cafeteria', 'proposal.name'));
  await expect(field).toHaveValue(name);
  await field.fill('');
  await page.getByRole('button', { name: t('cafeteria', 'proposal.send') }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(name);
  await page.getByLabel(t('cafeteria', 'proposal.town')).fill('Ostrava');
  await page.getByRole('button', { name: t('cafeteria', 'proposal.send') }).click();
  await expect(page.getByText(t('cafeteria', 'proposal.sent'))).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await enter(admin, 'admin', '/admin');
  const wishes = admin.getByTestId('wishes');
  await expect(wishes.getByRole('listitem').filter({ hasText: name })).toContainText('Ostrava');
  await wishes
    .getByRole('button', { name: t('admin', 'dashboard.wishDoneLabel', { name }) })
    .click();
  await expect(wishes.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  await wishes.getByRole('button', { name: t('admin', 'dashboard.wishUndo') }).click();
  await expect(wishes.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  await wishes
    .getByRole('button', { name: t('admin', 'dashboard.wishDoneLabel', { name }) })
    .click();
  await admin.context().close();
});
