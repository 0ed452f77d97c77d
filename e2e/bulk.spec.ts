import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { savePartner } from './administrators.ts';
import { call, enter, expect, test, textsOf } from './support.ts';

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
  // what is told of it lies beside the way to a new one, not over it
  await page.locator('[data-new-record]').click({ trial: true });
  await page.getByTestId('columns').click({ trial: true });
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

test('rows are chosen by keys, and another page clears the choice', async ({ page }) => {
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

test('three partners are given a grade at once, and one press brings back what each had', async ({
  page,
}) => {
  // in the middle, where no partner comes or goes that another journey makes
  const middle = 'sortBy=ID&sortDirection=ASC&pageSize=20&pageNumber=7';
  await enter(page, 'admin', `/admin/partner?${middle}`);
  await expect(page.locator('tbody tr[data-linked]')).toHaveCount(20);
  const gradesOf = (): Promise<string[]> =>
    page
      .locator('tbody tr[data-linked]')
      .evaluateAll((rows) =>
        rows.slice(0, 3).map((row) => row.querySelectorAll('[data-value]')[5]?.textContent ?? ''),
      );
  const before = await gradesOf();
  await box(page, 0).click();
  await box(page, 2).click({ modifiers: ['Shift'] });
  await page.getByTestId('bulk-assign').click();
  const dialog = page.getByTestId('bulk-assign-dialog');
  await expect(dialog).toContainText(t('admin', 'bulk.assignText'));
  expect(await violationsOf(page, 'cs')).toEqual([]);
  await dialog.getByLabel(t('admin', 'partner.field.grade')).selectOption('E');
  await dialog.getByRole('button', { name: t('admin', 'bulk.assignConfirm'), exact: true }).click();
  await expect(page.getByText(t('admin', 'bulk.assigned', { n: 3 }))).toBeVisible();
  await expect(async () => expect(await gradesOf()).toEqual(['E', 'E', 'E'])).toPass();
  await page.getByRole('button', { name: t('admin', 'action.undo') }).click();
  await expect(async () => expect(await gradesOf()).toEqual(before)).toPass();
});

test('the press that brings back leaves what somebody else has set since, and tells of it', async ({
  page,
}) => {
  const list = 'sortBy=ID&sortDirection=ASC&pageSize=20&pageNumber=6';
  await enter(page, 'admin', `/admin/partner?${list}`);
  await expect(page.locator('tbody tr[data-linked]')).toHaveCount(20);
  const gradesOf = async (): Promise<unknown[]> => {
    const { content } = await call(page, 'GET', `/api/admin/partner?${list}`);
    return content.slice(0, 2).map(({ grade }: { grade: unknown }) => grade);
  };
  const [, before] = await gradesOf();
  const { content } = await call(page, 'GET', `/api/admin/partner?${list}`);
  await box(page, 0).click();
  await box(page, 1).click();
  await page.getByTestId('bulk-assign').click();
  const dialog = page.getByTestId('bulk-assign-dialog');
  await dialog.getByLabel(t('admin', 'partner.field.grade')).selectOption('E');
  await dialog.getByRole('button', { name: t('admin', 'bulk.assignConfirm'), exact: true }).click();
  await expect(page.getByText(t('admin', 'bulk.assigned', { n: 2 }))).toBeVisible();
  await savePartner(page, content[0].id, { grade: 'D' });
  await page.getByRole('button', { name: t('admin', 'action.undo') }).click();
  await expect(page.getByText(t('admin', 'bulk.unassigned', { n: 1 }))).toBeVisible();
  const why = `${content[0].name}: ${t('admin', 'conflict.title')}`;
  await expect(page.getByRole('listitem').filter({ hasText: why })).toBeVisible();
  expect(await gradesOf()).toEqual(['D', before]);
});

test('what is chosen is kept as a table that spreadsheets open, in the columns one sees', async ({
  page,
}) => {
  await open(page, 'ASC');
  await box(page, 1).click();
  await box(page, 3).click();
  const name = await page.locator('tbody tr[data-linked] [data-first] a').nth(1).innerText();
  const kept = page.waitForEvent('download');
  await page
    .getByTestId('bulk')
    .getByRole('button', { name: t('admin', 'bulk.export') })
    .click();
  const file = await kept;
  expect(file.suggestedFilename()).toBe(`${t('admin', 'offer.list')}.csv`);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(new RegExp(`^\uFEFF${t('admin', 'offer.field.name')};`));
  expect(lines[1]).toContain(name);
  // another press of the same chooses on: nothing was done with them
  await expect(page.getByTestId('bulk')).toContainText(t('admin', 'bulk.chosen', { n: 2 }));
});
