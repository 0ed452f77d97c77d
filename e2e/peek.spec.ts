import { violationsOf } from './axe.ts';
import { enter, expect, test, textsOf } from './support.ts';

const t = textsOf('cs');

test('a record is looked at beside its list, gone on from by keys, and left at its row; the address says it', async ({
  page,
}) => {
  await enter(page, 'admin', '/admin/partner?grade=A&sortBy=NAME');
  const links = page.locator('tbody tr[data-linked] [data-first] a');
  await expect(links.first()).toBeVisible();
  const names = (await links.allInnerTexts()).map((name) => name.trim());
  const sheet = page.getByTestId('peek');
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(sheet.getByRole('heading', { level: 2 }).first()).toContainText(names[0] ?? '');
  await expect(sheet.getByText(t('admin', 'section.basics'))).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(sheet.getByRole('heading', { level: 2 }).first()).toContainText(names[1] ?? '');
  await expect(page).toHaveURL(/grade=A&sortBy=NAME&peek=\d+$/);
  expect(await violationsOf(page, 'cs')).toEqual([]);
  await page.reload();
  await expect(sheet.getByRole('heading', { level: 2 }).first()).toContainText(names[1] ?? '');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.keyboard.press('Space');
  await expect(sheet.getByText(t('admin', 'section.basics'))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/partner\/\d+$/);
  await page.goBack();
  await expect(sheet).toBeVisible();
});

test('back from a record, or from its sheet, the keys go on from its row, which is in sight', async ({
  page,
}) => {
  await enter(page, 'admin', '/admin/partner?sortBy=NAME');
  const links = page.locator('tbody tr[data-linked] [data-first] a');
  const atRow = async (index: number): Promise<void> => {
    await expect(links.nth(index)).toBeFocused();
    await expect(links.nth(index)).toBeInViewport();
  };
  await links.nth(12).click();
  await expect(page).toHaveURL(/\/admin\/partner\/\d+$/);
  await page.goBack();
  await atRow(12);
  await page.keyboard.press('j');
  await atRow(13);
  await page.keyboard.press('Space');
  await expect(page.getByTestId('peek')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByTestId('peek')).toContainText(await links.nth(14).innerText());
  await page.goBack();
  await expect(page.getByTestId('peek')).toBeHidden();
  await atRow(14);
  await page.keyboard.press('k');
  await atRow(13);
  // what was opened by a page of its form comes back to the same row
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/edit$/);
  await page.goBack();
  await atRow(13);
});

test('a record that is gone is told in the sheet, and the list stays', async ({ page }) => {
  await enter(page, 'admin', '/admin/partner?peek=999999');
  await expect(page.getByTestId('peek')).toContainText(t('admin', 'peek.gone'));
  await page
    .getByTestId('peek')
    .getByRole('button', { name: t('admin', 'action.list') })
    .click();
  await expect(page).toHaveURL('/admin/partner');
  await expect(page.locator('tbody tr[data-linked]').first()).toBeVisible();
});

test('a sheet that an address opened and that is closed before the rows have come is left at its row', async ({
  page,
}) => {
  await enter(page, 'admin', '/admin/partner?sortBy=NAME');
  const links = page.locator('tbody tr[data-linked] [data-first] a');
  await links.nth(1).focus();
  await page.keyboard.press('Space');
  const sheet = page.getByTestId('peek');
  await expect(sheet.getByText(t('admin', 'section.basics'))).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/admin\/partner\?/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.reload();
  await expect(sheet.getByText(t('admin', 'section.basics'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(links).toHaveCount(0);
  resolve();
  await expect(links.nth(1)).toBeFocused();
});
