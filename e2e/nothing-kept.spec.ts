import { enter, expect, signIn, test } from './support.ts';

// a browser told to keep nothing throws as soon as its stores are asked for
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  }),
);

// what a broken screen says to the console fails the journey (support.ts)
test('a browser that keeps nothing shows what it shows others, and lets people in', async ({
  page,
}) => {
  test.slow();
  for (const path of ['/', '/map', '/search?q=kino', '/magazine']) {
    await page.goto(path);
    await expect(page.getByTestId('login-link'), path).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await signIn(page, 'employee');
  for (const path of ['/', '/profile', '/sport-6', '/map']) {
    await page.goto(path);
    await expect(page.getByTestId('account'), path).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
});

test('administrators write in a browser that keeps nothing', async ({ page }) => {
  await enter(page, 'admin', '/admin/offer/5/edit');
  const name = page.locator('input[name^="name."]');
  await name.fill('Typed where nothing is kept');
  await page.waitForLoadState('networkidle');
  await expect(name).toHaveValue('Typed where nothing is kept');
});
