/** Small things the reviews found, each where a person sees it. */
import { enter, expect, speak, test, textsOf } from './support.ts';

const t = textsOf('cs');

test('a search of two letters says once what it waits for', async ({ page }) => {
  await page.goto('/search?keyword=ka');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/aspoň\s(?:3|tři)\sznaky/)).toHaveCount(1);
});

test('an empty category names its filters in a sentence, and never a filter without itself', async ({
  page,
}) => {
  await page.goto('/sport-6?payment=voucher&sustainability=2&onlineHidden=true');
  const main = page.getByRole('main');
  await expect(main.getByText(t('cafeteria', 'category.filtered.title'))).toBeVisible();
  const mainText = (await main.textContent()) ?? '';
  expect(mainText).not.toMatch(/Bez „|skrývá/);
});

test('a single filter that hides everything is dropped by a single button', async ({ page }) => {
  await page.goto('/sport-6/cyklistika-607?sustainability=2');
  const main = page.getByRole('main');
  await expect(main.getByText(t('cafeteria', 'category.filtered.title'))).toBeVisible();
  await expect(
    main.getByRole('link', { name: t('cafeteria', 'category.filtered.dropAll') }),
  ).toHaveCount(0);
  await main.getByRole('link', { name: /^Zrušit „/ }).click();
  await expect(page).toHaveURL('/sport-6/cyklistika-607');
});

test('examples in the fields of administration are of the country of its reader', async ({
  page,
  context,
}) => {
  await speak(context, 'sk');
  await enter(page, 'admin');
  await page.goto('/admin/client/create');
  const contactPhone = page.locator('input[type=tel]').first();
  await expect(contactPhone).toHaveAttribute('placeholder', /^\+421/);
});

test('a detail of administration says once that a record is switched on', async ({ page }) => {
  await enter(page, 'admin');
  await page.goto('/admin/category/6');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(1);
  await expect(page.getByText(t('admin', 'active.on'), { exact: true })).toHaveCount(1);
});

test('a required picture has its mark before anybody has sent the form', async ({ page }) => {
  await enter(page, 'admin');
  await page.goto('/admin/carousel/create');
  const label = page.getByText(t('admin', 'carousel.field.imageDesktop'), { exact: false }).first();
  await expect(label).toContainText('*');
});

test('the list of partners fits 1280 px with its logos and actions', async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 800 });
  await enter(page, 'admin');
  await page.goto('/admin/partner');
  const rows = page.locator('tr[data-testid^="partner-"]');
  await expect(rows.locator('img').first()).toBeVisible();
  const overflow = await page
    .getByRole('table')
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
  expect(overflow).toBeLessThanOrEqual(0);
});
