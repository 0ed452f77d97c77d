import { expect } from '@playwright/test';
import { call, enter, signIn, speak, test, textsOf } from './support.ts';

const t = textsOf('cs');
const colleague = {
  username: 'zdenek.prochazka@sklarny-javorice.example',
  password: 'Demo.User.1',
};
// journeys that end sessions play at the same time: each has a person of its own
const another = { ...colleague, username: 'bohumil.navratil@sklarny-javorice.example' };

test('who ends one of their sessions by keys goes on where its row was', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  await signIn(await elsewhere.newPage(), colleague);
  await enter(page, colleague);
  await speak(page.context(), 'cs');
  await page.goto('/profile/security');
  const others = page.getByTestId('sessions').getByRole('button');
  await others.first().press('Enter');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: t('profile', 'security.sessions.end') }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('heading', { name: t('profile', 'security.sessions.title') }),
  ).toBeFocused();
  await elsewhere.close();
});

test('a session that has ended meanwhile is told, and the page stays', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await signIn(there, another);
  await enter(page, another);
  await speak(page.context(), 'cs');
  await page.goto('/profile/security');
  await page.getByTestId('sessions').getByRole('button').first().click();
  await call(there, 'POST', '/api/auth/logout');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: t('profile', 'security.sessions.end') }).click();
  await expect(page.getByText(t('profile', 'partGone'))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/profile/security');
  await elsewhere.close();
});

test('the option that arrow keys come to, and the way to all results, are seen in a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await page.goto('/sport-6');
  const box = page.locator('[data-testid=search-box]:visible').first();
  await box.click();
  await box.pressSequentially('las');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  const all = page.getByRole('button', { name: t('common', 'search.all', { keyword: 'las' }) });
  await expect(all).toBeInViewport({ ratio: 1 });
  await box.press('ArrowUp');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toBeInViewport({
    ratio: 0.95,
  });
});

test('an order by distance without a place to measure from is not said to be one', async ({
  page,
}) => {
  await page.goto('/sport-6?sort=DISTANCE');
  const order = page.getByRole('combobox', { name: t('cafeteria', 'filter.sort') });
  await expect(order).toHaveValue('SCORING');
  await expect(page.getByTestId('sort-direction')).toHaveCount(0);
});

test('a group of the navigation stays folded, and still says where one is and what waits in it', async ({
  page,
}) => {
  await enter(page, 'admin', '/admin/month');
  const fold = page.getByTestId('admin-nav-fold-money');
  const group = page.getByRole('group', { name: t('admin', 'nav.group.money') });
  await expect(group.getByRole('link')).not.toHaveCount(1);
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(group.getByRole('link')).toHaveCount(1);
  await expect(group.getByRole('link')).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await expect(group.getByRole('link')).not.toHaveCount(1);
});

test('the way back to a removed block is seen where one is, however long the article', async ({
  page,
}) => {
  await enter(page, 'admin', '/admin/magazine/1/edit');
  await page.setViewportSize({ width: 1366, height: 768 });
  const remove = page.getByRole('button', {
    name: new RegExp(`^${t('admin', 'value.remove', { name: '2' })}\\.`),
  });
  await remove.press('Enter');
  const back = page.getByRole('button', { name: t('admin', 'block.restore') });
  await expect(back).toBeFocused();
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click({ trial: true });
});

test('a file of another kind than a field takes is refused in words, and the field keeps the focus', async ({
  page,
}) => {
  await enter(page, 'admin', '/admin/media');
  const field = page.locator('input[type=file]').first();
  await field.focus();
  await field.setInputFiles({
    name: 'poznamky.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('abc'),
  });
  await expect(page.getByText(`poznamky.txt: ${t('admin', 'media.wrongType')}`)).toBeVisible();
  await expect(field).toBeFocused();
});
