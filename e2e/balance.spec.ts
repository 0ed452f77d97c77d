import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { apiOrigin, enter, expect, signIn, test, textsOf } from './support.ts';
import { violationsOf } from './axe.ts';

const t = textsOf('cs');

test('the balance is the same in the header, the greeting and the profile, and leads there', async ({
  page,
}) => {
  await signIn(page, 'employee');
  const amount = await page.getByTestId('header-balance').textContent();
  // a sum is spelt in one way
  expect(amount).toMatch(/\d/);
  expect(amount).not.toContain(',00');
  await expect(page.getByTestId('greeting-balance')).toContainText(amount ?? '');
  await page.getByTestId('greeting-balance').click();
  await expect(page).toHaveURL('/profile/balance');
  await expect(
    page
      .locator('main')
      .getByText(amount ?? '')
      .first(),
  ).toBeVisible();
  await expect(page.getByTestId('pot-BENEFIT')).toBeVisible();
  const category = page.getByRole('link', { name: 'Sport', exact: true }).first();
  await category.click();
  await expect(page).toHaveURL(/\/sport-6\?.*money=/);
});

test('a page whose answer is slow shows its shape meanwhile', async ({ page }) => {
  await enter(page, 'employee', '/profile');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${apiOrigin}/api/user/balance-overview*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: t('profile', 'navigation.balance'), exact: true }).click();
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
  await expect(page.getByTestId('pot-BENEFIT')).toHaveCount(0);
  release();
  await expect(page.getByTestId('pot-BENEFIT')).toBeVisible();
});

test('nothing moves on the home page when the money comes', async ({ page }) => {
  await enter(page, 'employee');
  await page.goto('/');
  await expect(page.getByTestId('greeting-balance')).toBeVisible();
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          resolve(sum);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(moved).toBeLessThan(0.01);
});

test('the history is narrowed, opened, paged and exported', async ({ page }) => {
  await enter(page, 'employee', '/profile/history');
  await page.getByRole('link', { name: t('profile', 'type.PAYMENT') }).click();
  await expect(page).toHaveURL(/type=PAYMENT/);
  await expect(page.getByText(t('profile', 'status.DECLINED')).first()).toBeVisible();
  await expect(page.getByTestId(/movement-EMPLOYER_GRANT/)).toHaveCount(0);
  const first = page.getByTestId(/movement-PURCHASE/).first();
  await first.getByRole('link').click();
  await expect(page.getByTestId('movement').getByText(t('profile', 'fact.id'))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: t('profile', 'history.pages.next') }).click();
  await expect(page).toHaveURL(/offset=20/);
  const download = page.waitForEvent('download');
  await page.getByTestId('history-export').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^historie-plateb-.*\.csv$/);
  const table = await readFile(await file.path(), 'utf8');
  expect(table.startsWith('\uFEFFDatum;')).toBe(true);
});

test('a statement on a phone is read from top to bottom, nothing of it sideways', async ({
  page,
}) => {
  await enter(page, 'employee');
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/profile/history/statement');
  const statement = page.getByTestId('statement');
  await expect(statement).toBeVisible();
  expect(
    await statement.evaluate((table) =>
      [table, ...table.querySelectorAll('tbody tr, tbody td, tbody th')]
        .filter((part) => part.scrollWidth > part.clientWidth)
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    ),
  ).toEqual([]);
  expect(await violationsOf(page, 'cs')).toEqual([]);
});

/** The amounts of a statement, row by row: of each pot, and of all together. */
const amountsOf = (statement: Locator): Promise<number[][]> =>
  statement.evaluate((table) => {
    const numberOf = (text: string): number =>
      Number(
        text
          .replaceAll(/[^\d,−-]/g, '')
          .replace('−', '-')
          .replace(',', '.') || 0,
      );
    return [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].slice(-4).map((cell) => numberOf(cell.textContent ?? '')),
    );
  });
const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0);

test('what is printed of one’s money has nothing to press or to fill in', async ({ page }) => {
  await enter(page, 'employee');
  for (const path of ['/profile/balance', '/profile/history']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const movement = page.getByRole('main').locator('a[href*="movement="]').first();
    await expect(movement, path).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(movement, path).toBeVisible();
    const pressed = page
      .locator('body')
      .locator('button, input, select, [data-testid=statement-link]');
    await expect(pressed.filter({ visible: true }), path).toHaveCount(0);
  }
});

test('a statement adds up on paper as well', async ({ page }) => {
  await enter(page, 'employee');
  await page.goto('/profile/history');
  await page.getByTestId('statement-link').click();
  await expect(page.getByTestId('statement')).toBeVisible();
  // paper is white whatever the screen is
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.getByRole('button', { name: t('profile', 'statement.print') })).toBeHidden();
  await expect(page.getByTestId('statement')).toBeVisible();
  const [opening = [], ...rest] = await amountsOf(page.getByTestId('statement'));
  const [received = [], spent = [], closing = []] = rest.splice(-3);
  for (const at of [0, 1, 2]) {
    const changes = rest.map((line) => line[at] ?? 0);
    expect(received[at]).toBeCloseTo(sum(changes.filter((one) => one > 0)), 2);
    expect(spent[at]).toBeCloseTo(sum(changes.filter((one) => one < 0)), 2);
    expect((opening[at] ?? 0) + sum(changes)).toBeCloseTo(closing[at] ?? Number.NaN, 2);
  }
  // the last column goes on from line to line
  let balance = opening[3] ?? Number.NaN;
  for (const line of rest) {
    balance += sum(line.slice(0, 3));
    expect(line[3]).toBeCloseTo(balance, 2);
  }
  expect(closing[3]).toBeCloseTo(balance, 2);
});

test('a word or an amount typed narrows the history, stands in its address, and all of it is one press away', async ({
  page,
}) => {
  await enter(page, 'employee');
  await page.goto('/profile/history');
  const rows = page.getByTestId(/^movement-/);
  await expect(rows.first()).toBeVisible();
  await page.getByTestId('history-keyword').fill('prazirna');
  await expect(page).toHaveURL(/keyword=prazirna/);
  await expect(rows.first()).toContainText('Pražírna');
  for (const row of await rows.all()) await expect(row).toContainText('Pražírna');
  await page.reload();
  await expect(page.getByTestId('history-keyword')).toHaveValue('prazirna');
  await page.getByTestId('history-keyword').fill('tohle nikde není');
  await page.getByRole('link', { name: t('profile', 'history.none.action') }).click();
  await expect(page.getByTestId('history-keyword')).toHaveValue('');
  await expect(rows.first()).toBeVisible();
});

test('a partner and an offer say what would pay there', async ({ page }) => {
  await enter(page, 'employee');
  const { newest } = await (await page.request.get(`${apiOrigin}/api/tile/home`)).json();
  const offer = newest.find(
    ({ type, price }: { type: string; price: { type: string } | null }) =>
      type === 'OFFER' && price?.type === 'PRICE',
  );
  await page.goto(`/partner/${offer.parentRoute}`);
  await expect(page.getByTestId('coverage')).toContainText(t('cafeteria', 'coverage.here'));
  await page.goto(`/partner/${offer.parentRoute}/${offer.route}`);
  await expect(page.getByTestId('coverage')).toContainText(t('cafeteria', 'coverage.title'));
});

test('who has no employer has no balance', async ({ page }) => {
  await enter(page, 'admin');
  await page.goto('/');
  await expect(page.getByTestId('account')).toBeVisible();
  await expect(page.getByTestId('greeting-balance')).toHaveCount(0);
  await expect(page.getByTestId('header-balance')).toHaveCount(0);
});

test('an address of no page of the profile is not found, and the profile asks for a sign-in', async ({
  page,
}) => {
  await page.goto('/profile/history?type=DEPOSIT');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  // the login that stands open would be surprised by another tab
  await signIn(page, 'employee');
  await page.goto('/profile');
  await expect(page).toHaveURL('/profile');
  await page.goto('/profile/unicorns');
  await expect(page.getByRole('heading', { name: t('common', 'notFound.title') })).toBeVisible();
});
