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
