import type { Locator, Page } from '@playwright/test';
import { expect, languages, signIn, speak, test, textsOf } from './support.ts';

// no script comes: what is seen is what the server sent
test('a page the browser draws has its frame and its shape before any script has come', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  await page.route(/\.js$/, (route) => route.abort());
  for (const language of languages) {
    await speak(context, language);
    const t = textsOf(language);
    for (const width of [390, 1_280]) {
      await page.setViewportSize({ width, height: 860 });
      await page.goto('/profile/balance');
      await expect(page.getByRole('banner').getByTestId('search-link')).toBeAttached();
      await expect(page.getByRole('status', { name: t('common', 'loading') })).toBeVisible();
      await expect(page.getByText(t('common', 'error.timeout'))).toBeHidden();
      await page.goto('/admin/operator');
      await expect(page.getByRole('link', { name: t('common', 'appName') })).toBeVisible();
      await expect(page.getByTestId('search-link')).toBeHidden();
      await expect(page.getByRole('status', { name: t('common', 'loading') })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
  await expect(page.getByText(textsOf('en')('common', 'error.timeout'))).toBeVisible();
});

test('what the server drew of a page gives way to the page', async ({ page }) => {
  await signIn(page, 'admin');
  for (const path of ['/profile/balance', '/admin/operator']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.waiting')).toHaveCount(0);
  }
});

const placeOf = async (element: Locator): Promise<readonly number[]> => {
  const { x = -1, y = -1, height = -1 } = (await element.boundingBox()) ?? {};
  return [Math.round(x), Math.round(y), Math.round(height)];
};
/** Where the way home in the bar stands, and where the page begins beside its navigation. */
const placesOf = async (page: Page, name: string, beginning: Locator) => {
  await expect(beginning).toBeVisible();
  const home = await placeOf(page.getByRole('link', { name }).filter({ visible: true }).first());
  return { home, begins: (await placeOf(beginning))[0] };
};

// two sheets of style say it, one of which no other page is sent
test('the bar and the beginning of a page stand where the server drew them', async ({ page }) => {
  await signIn(page, 'admin');
  const name = textsOf('cs')('common', 'appName');
  for (const width of [390, 1_280]) {
    await page.setViewportSize({ width, height: 860 });
    for (const path of ['/profile/balance', '/admin/operator']) {
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(path);
      const drawn = await placesOf(page, name, page.locator('.waiting-head'));
      await page.unroute(/\.js$/);
      await page.goto(path);
      const alive = await placesOf(page, name, page.getByRole('heading', { level: 1 }));
      expect(alive, `${path} at ${width}`).toEqual(drawn);
    }
  }
});

test('who has come to something in the bar with the keyboard is still there when the page is drawn', async ({
  page,
}) => {
  await signIn(page, 'admin');
  for (const path of ['/profile/balance', '/admin/operator']) {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('.waiting-head')).toBeVisible();
    const home = page.getByRole('link', { name: textsOf('cs')('common', 'appName') });
    await home.filter({ visible: true }).first().focus();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(home.filter({ visible: true }).first(), path).toBeFocused();
    await page.unroute(/\.js$/);
  }
});
