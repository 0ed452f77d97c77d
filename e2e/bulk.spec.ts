import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { enter, expect, test, textsOf } from './support.ts';

const t = textsOf('cs');
/** Twenty offers from an end of the list: journeys that change some are at different ends. */
const open = async (page: Page, end: 'ASC' | 'DESC'): Promise<void> => {
  await enter(page, 'admin', `/admin/offer?sortBy=ID&sortDirection=${end}&pageSize=20`);
  await expect(page.locator('tbody tr[data-linked]')).toHaveCount(20);
};
const states = (page: Page): Promise<string[]> =>
  page
    .locator('tbody tr[data-linked]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-state') ?? ''));
const box = (page: Page, row: number) => page.locator('td[data-select] input').nth(row);

test('ten offers are switched off at once, and one press brings all of them back', async ({
  page,
}) => {
  await open(page, 'ASC');
  const before = await states(page);
  const bar = page.getByTestId('bulk');
  await expect(bar).toHaveCount(0);
  await box(page, 0).click();
  await box(page, 9).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText(t('admin', 'bulk.chosen', { n: 10 }));
  expect(await violationsOf(page, 'cs')).toEqual([]);
  await page.getByTestId('bulk-deactivate').click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText(t('admin', 'bulk.deactivateText'));
  await dialog.getByRole('button', { name: t('admin', 'action.deactivate') }).click();
  await expect(bar).toHaveCount(0);
  await expect(async () =>
    expect((await states(page)).slice(0, 10)).toEqual(Array(10).fill('muted')),
  ).toPass();
  expect((await states(page)).slice(10)).toEqual(before.slice(10));
  // what is done next begins at the list, not at the beginning of the page
  await expect(page.getByLabel(t('admin', 'bulk.all'))).toBeFocused();
  await page.getByRole('button', { name: t('admin', 'action.undo') }).click();
  await expect(async () => expect(await states(page)).toEqual(before)).toPass();
});

test('what may not be switched on is told by name, and the rest is switched', async ({ page }) => {
  await open(page, 'DESC');
  const isOn = (await states(page)).flatMap((state, row) => (state === 'normal' ? [row] : []));
  const [first = 0, second = 0] = isOn;
  const name = await page.locator('tbody tr[data-linked] [data-first] a').nth(first).innerText();
  await page.route('**/api/admin/offer/*/activate', async (route, request) => {
    const { active } = request.postDataJSON();
    const isFirst = (refused ??= request.url()) === request.url();
    if (active || !isFirst) return route.continue();
    await route.fulfill({
      status: 422,
      headers: {
        'access-control-allow-origin': new URL(page.url()).origin,
        'access-control-allow-credentials': 'true',
      },
      json: { globalErrors: [{ messageKey: 'common.error.concurrentModification' }] },
    });
  });
  let refused: string | undefined;
  await box(page, first).click();
  await box(page, second).click();
  await page.getByTestId('bulk-deactivate').click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: t('admin', 'action.deactivate') }).click();
  await expect(page.getByText(t('admin', 'bulk.refused', { n: 1 }))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `${name}: ` })).toBeVisible();
  await expect(page.getByText(t('admin', 'bulk.deactivated', { n: 1 }))).toBeVisible();
  await page.getByRole('button', { name: t('admin', 'action.undo') }).click();
  await expect(page.getByText(t('admin', 'bulk.activated', { n: 1 }))).toBeVisible();
});

test('rows are chosen by keys, and another page begins anew', async ({ page }) => {
  await open(page, 'ASC');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByTestId('bulk');
  await expect(bar).toContainText(t('admin', 'bulk.chosen', { n: 2 }));
  await page.getByRole('link', { name: t('common', 'action.next') }).click();
  await expect(bar).toHaveCount(0);
});
