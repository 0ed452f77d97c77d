import { expect, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { enter, test, textsOf } from './support.ts';

const t = textsOf('cs');
const field = (page: Page) => page.getByRole('combobox', { name: t('admin', 'palette.title') });
const open = async (page: Page): Promise<void> => {
  await page.getByTestId('find').click();
  await expect(field(page)).toBeFocused();
};

test('from anywhere in administration to a record by keys alone, and back to it among the recent ones', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto('/admin/deposit');
  await expect(page.getByTestId('find')).toBeVisible();
  // a page that is only just there now and then loses the first press
  await expect(async () => {
    if ((await field(page).count()) === 0) await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 3000 });
  }).toPass();
  await page.keyboard.type('lazne ticha');
  const record = page.getByRole('option', { name: 'Lázně Tichá voda', exact: true });
  await expect(record).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/partner\/\d+$/);
  await open(page);
  await expect(page.getByRole('option').first()).toHaveText('Lázně Tichá voda');
});

test('screens and actions are found by their words, and what is nowhere is said', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto('/admin');
  await open(page);
  await page.keyboard.type('novy partner');
  await expect(page.getByRole('option', { name: t('admin', 'partner.create') })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(await violationsOf(page, 'cs')).toEqual([]);
  await field(page).fill('xyzq');
  await expect(page.getByText(t('admin', 'palette.nothing', { text: 'xyzq' }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('find')).toBeFocused();
});

test('offers of one name are told apart by their partners, people by their employers', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto('/admin');
  await open(page);
  await page.keyboard.type('padel klec');
  await expect(page.getByRole('option', { name: /Hodina na kurtu\s+Padel Klec/ })).toBeVisible();
  await field(page).fill('havelka');
  await expect(page.getByRole('option', { name: /Tomáš Havelka\s+Sklárny/ })).toBeVisible();
});

test('records that do not come are told, and come when they are asked for again', async ({
  page,
  quietConsole,
}) => {
  await enter(page, 'admin');
  await page.goto('/admin');
  await page.route(/\/api\/admin\/offer\?.*keyword/, (route) => route.fulfill({ status: 500 }));
  await open(page);
  await page.keyboard.type('lázně');
  await expect(page.getByText(t('admin', 'palette.broken'))).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('option', { name: 'Lázně Tichá voda', exact: true })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: t('common', 'action.retry') }).click();
  await expect(page.getByText(t('admin', 'palette.broken'))).toBeHidden();
  const consoleMessages = quietConsole.splice(0);
  expect(consoleMessages.every((message) => message.includes('status of 500'))).toBe(true);
});
