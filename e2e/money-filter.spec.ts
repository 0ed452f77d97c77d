import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { enter, expect, people, speak, test, textsOf } from './support.ts';
import { tooWide } from './widths.ts';

const t = textsOf('cs');
const prague = { latitude: 50.08, longitude: 14.43 };
const leisure = t('profile', 'regime.CZ_LEISURE');

const countOf = (page: Page) => page.locator('#results');
/** What is good at the things of a list has come beside it. */
const expectGoodEverywhere = async (page: Page, things: string): Promise<void> => {
  await expect(page.getByTestId('good-here').first()).toBeVisible();
  const without = async (): Promise<number> =>
    (await page.locator(things).count()) - (await page.getByTestId('good-here').count());
  await expect.poll(without).toBe(0);
};

test('from the balance one comes to a partner nearby that takes just that money', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(prague);
  await enter(page, 'employee', '/profile/balance');
  await page.getByRole('link', { name: 'Sport', exact: true }).first().click();
  await expect(page).toHaveURL(/\/sport-6\?sort=DISTANCE&money=CZ_LEISURE/);
  await page.getByRole('button', { name: t('cafeteria', 'nearby.ask') }).click();
  await expect(page.getByRole('button', { name: t('cafeteria', 'nearby.ask') })).toHaveCount(0);
  await expect(page.getByTestId('money-filter')).toContainText(leisure);
  await expectGoodEverywhere(page, '[data-type=PARTNER]');
  await expect(page.getByTestId('good-here').first()).toContainText(leisure);
  expect(await violationsOf(page, 'cs')).toEqual([]);
  const count = (await countOf(page).textContent()) ?? '';
  const address = page.url();

  await page.locator('main [data-type=PARTNER] a').first().click();
  await expect(page.getByTestId('coverage')).toContainText(leisure);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(countOf(page)).toHaveText(count);
  await page.reload();
  await expect(countOf(page)).toHaveText(count);

  await page.getByTestId('money-filter-off').click();
  await expect(page).not.toHaveURL(/money=/);
  await expect(page.getByTestId('money-filter')).toBeFocused();
  await expect(countOf(page)).not.toHaveText(count);
});

test('the money of a list is chosen by keyboard, and goes on to its parts', async ({ page }) => {
  const known = page.waitForResponse(/money-filter/);
  await enter(page, 'employee', '/sport-6');
  await known;
  const chip = page.getByTestId('money-filter').filter({ visible: true });
  await expect(chip).toContainText(t('cafeteria', 'ownMoney.any'));
  await chip.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: new RegExp(`^${leisure}`) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sport-6\?money=CZ_LEISURE/);
  const parts = page.getByRole('navigation', { name: t('cafeteria', 'category.subcategories') });
  await parts.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/sport-6\/[^?]+\?money=CZ_LEISURE/);
});

test('the map shows only where it is taken, and where it expires soon', async ({ page }) => {
  await enter(page, 'employee', '/map?money=CZ_LEISURE');
  await expectGoodEverywhere(page, '[data-place]');
  const total = await page.getByTestId('place-count').textContent();
  await page.locator('[data-place] a').first().click();
  await expect(page.getByTestId('place-detail').getByTestId('good-here')).toContainText(leisure);
  await page.getByTestId('back-to-list').click();
  await expect(page.getByTestId('place-count')).toHaveText(total ?? '');
  expect(await violationsOf(page, 'cs')).toEqual([]);
  await page.getByTestId('ending-filter').click();
  await expect(page).toHaveURL(/money=20\d\d-\d\d-\d\d/);
  await expect(page.getByTestId('ending-filter')).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('ending-filter').click();
  await expect(page).not.toHaveURL(/money=/);
  await expect(page.getByTestId('place-count')).not.toHaveText(total ?? '');
});

test('a search is narrowed to what the money buys', async ({ page }) => {
  await enter(page, 'employee', '/search?keyword=sport&money=CZ_LEISURE');
  await expectGoodEverywhere(page, '[data-type=PARTNER], [data-type=OFFER]');
  await page.goto('/search?keyword=sport&money=CZ_MEAL');
  await page.getByRole('button', { name: t('cafeteria', 'ownMoney.all') }).click();
  await expect(page).toHaveURL(/keyword=sport$/);
  await expect(page.locator('main [data-type=PARTNER]').first()).toBeVisible();
});

test('money that is gone says so, and leaves a way on', async ({ page }) => {
  await enter(page, 'employee', '/sport-6?money=BENEFIT.2026-01-01');
  await expect(page.getByText(t('cafeteria', 'ownMoney.state.EXPIRED.title'))).toBeVisible();
  expect(await violationsOf(page, 'cs')).toEqual([]);
  await page.goto('/map?money=SK_MEAL');
  await expect(page.getByText(t('cafeteria', 'ownMoney.state.NOTHING.title'))).toBeVisible();
  await page.getByRole('button', { name: t('cafeteria', 'ownMoney.all') }).click();
  await expect(page.locator('[data-place]').first()).toBeVisible();
});

test('who is not signed in is asked to, and comes back to the very list', async ({ page }) => {
  await page.goto('/sport-6?money=CZ_LEISURE&onlineHidden=true');
  await page.getByTestId('money-sign-in').click();
  const { username, password } = people.employee;
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.getByTestId('login-submit').click();
  await expect(page).toHaveURL(/\/sport-6\?.*money=CZ_LEISURE/);
  await expect(page.getByTestId('good-here').first()).toBeVisible();
});

test('a page that comes from the server says nothing of anybody’s money', async ({ page }) => {
  await enter(page, 'employee');
  for (const path of [
    '/sport-6?money=CZ_LEISURE',
    '/map?money=CZ_LEISURE',
    '/search?keyword=sport&money=CZ_LEISURE',
  ]) {
    const html = await (await page.request.get(path)).text();
    expect(html).not.toMatch(/money-filter\b.*purchases|coverage-list/);
    expect(html).not.toContain(leisure);
  }
});

test('on a small telephone nothing is wider than the screen, and the menu opens in it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await speak(context, 'sk');
  await enter(page, 'employee', '/sport-6?money=CZ_LEISURE');
  await expect(page.getByTestId('good-here').first()).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
  await page.getByTestId('money-filter').click();
  const menu = page.getByRole('group', { name: textsOf('sk')('cafeteria', 'ownMoney.choose') });
  await expect(menu).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('money-filter')).toBeFocused();
});

test('what my money buys is one press away on a telephone, too, and results begin in its first half', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, 'employee', '/sport-6');
  const chip = page.getByTestId('money-filter').filter({ visible: true });
  await expect(chip).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Filtry' })).toBeInViewport({ ratio: 1 });
  await chip.click();
  await page
    .getByRole('group', { name: t('cafeteria', 'ownMoney.choose') })
    .getByRole('button')
    .first()
    .click();
  await expect(page).toHaveURL(/money=/);
  await expect(chip).toBeFocused();
  await page.goto('/search?keyword=masáž');
  await expect(chip).toBeInViewport({ ratio: 1 });
  const first = page.locator('main [data-type]').first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(330);
});
