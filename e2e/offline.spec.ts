import type { BrowserContext, Page } from '@playwright/test';
import { enter, expect, signOut, test, textsOf } from './support.ts';

const t = textsOf('cs');
test.use({ serviceWorkers: 'allow' });

/** Until the worker has what it keeps, and the page has kept what was last seen. */
const prepared = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const hasPage = await caches.match('/offline', { ignoreVary: true });
        const kept = localStorage.getItem('data:last-visit') ?? '';
        return Boolean(hasPage) && kept.includes('/api/user/ways-to-spend');
      }),
    )
    .toBe(true);
/** What a browser holds of earlier users, apart from preferences. */
const left = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...kept.flat().map((url) => new URL(url).pathname),
    ].filter((name) => !/^(imageFormat|\/assets\/|\/offline$)/.test(name));
  });
const asOf = t('cafeteria', 'stall.asOf').replace(/.\{\{.*/, '');

/** A reader who has been here before, and has no connection any more. */
const loseNetwork = async (page: Page, context: BrowserContext): Promise<void> => {
  await enter(page, 'employee');
  await page.goto('/');
  await prepared(page);
  await context.setOffline(true);
};

test('the home and the money open without a connection, as they were last seen, and go on by themselves', async ({
  page,
  context,
}) => {
  await enter(page, 'employee');
  await page.goto('/');
  const balance = page.getByTestId('greeting-balance');
  const amount = await balance.innerText();
  const figure = /\d[\d\s]*\d/.exec(amount)?.[0] ?? 'no figure';
  await prepared(page);
  await context.setOffline(true);
  await page.goto('/');
  await expect(balance).toHaveText(amount);
  await expect(page.getByText(asOf, { exact: false })).toBeVisible();
  await expect(page.getByText(t('common', 'error.offline'))).toBeVisible();

  await page.goto('/profile/balance');
  await expect(page.getByRole('main')).toContainText(figure);
  await page.goto('/profile/balance?pay=1');
  const dialog = page.getByTestId('pay-dialog');
  await expect(dialog.getByTestId('pay-offline')).toHaveText(t('common', 'money.payOffline'));
  await context.setOffline(false);
  await expect(dialog.getByTestId('pay-code')).toBeVisible();
});

test('the history comes by itself with its days when the connection is back', async ({
  page,
  context,
}) => {
  await loseNetwork(page, context);
  await page.goto('/profile/history');
  await expect(page.getByText(t('common', 'error.offline'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByTestId('history-days')).toBeAttached({ timeout: 15_000 });
  await expect(page.getByTestId(/^movement-/).first()).toBeVisible();
});

test('a page that was not kept says that there is no connection, and comes when it is back', async ({
  page,
  context,
}) => {
  await loseNetwork(page, context);
  await page.goto('/sport-6');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common', 'failed.offline'));
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sport');
});

test('who has signed out leaves nothing of theirs, in any tab', async ({ page, context }) => {
  await enter(page, 'employee');
  await page.goto('/');
  await prepared(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByTestId('greeting-balance')).toBeVisible();
  await signOut(page);
  await expect(page.locator('input[name=username]')).toBeVisible();
  await expect(other.getByTestId('stall')).toHaveCount(0);
  await expect.poll(() => left(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText(t('common', 'failed.offlineText'))).toBeVisible();
  await expect(page.getByTestId('greeting-balance')).toHaveCount(0);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a screen that was asked for without a connection comes by itself, and in its own look', async ({
    page,
    context,
    quietConsole,
  }) => {
    await enter(page, 'employee', '/');
    const category = page.locator('main a[href="/sport-6"]').first();
    await category.scrollIntoViewIfNeeded();
    await context.setOffline(true);
    await category.click();
    await expect(page.getByText(t('common', 'error.offline'))).toBeVisible();
    await context.setOffline(false);
    const parts = page.getByRole('navigation', { name: t('cafeteria', 'category.subcategories') });
    await expect(parts).toBeVisible();
    await expect(parts.getByRole('listitem').last()).toHaveCSS('display', 'inline-block');
    // each file that did not come is told of, and nothing else
    const ofLostFiles = /page error: (Unable to preload CSS|Failed to fetch dynamically imported)/;
    const others = quietConsole.filter((message) => !ofLostFiles.test(message));
    quietConsole.splice(0, quietConsole.length, ...others);
  });
});
