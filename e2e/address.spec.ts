import { apiOrigin, asleep, expect, test, textsOf } from './support.ts';

const t = textsOf('cs');

test('filters, order and page stand in the address and survive going back', async ({ page }) => {
  await page.goto('/sport-6');
  await page.getByLabel(t('cafeteria', 'filter.sort')).selectOption('NAME');
  await expect(page).toHaveURL('/sport-6?sort=NAME');
  await page.getByRole('button', { name: t('cafeteria', 'map.filter.payment') }).click();
  await page
    .getByRole('button', { name: t('cafeteria', 'benefitType.voucher'), exact: true })
    .click();
  await expect(page).toHaveURL('/sport-6?sort=NAME&payment=voucher');
  const first = page.locator('main li a[href^="/partner/"]').first();
  await first.click();
  await expect(page).toHaveURL(/\/partner\//);
  await page.goBack();
  await expect(page).toHaveURL('/sport-6?sort=NAME&payment=voucher');
  await expect(page.getByLabel(t('cafeteria', 'filter.sort'))).toHaveValue('NAME');
});

test('what is pressed and chosen before the page is alive is done once it is', async ({ page }) => {
  const comesAlive = await asleep(page);
  await page.goto('/sport-6', { waitUntil: 'commit' });
  await page.getByLabel(t('cafeteria', 'filter.sort')).selectOption('NAME');
  await page.getByRole('button', { name: t('cafeteria', 'map.filter.payment') }).click();
  await page
    .getByRole('button', { name: t('cafeteria', 'benefitType.voucher'), exact: true })
    .click();
  await expect(page).toHaveURL('/sport-6');
  comesAlive();
  await expect(page).toHaveURL('/sport-6?sort=NAME&payment=voucher');
  await expect(page.getByLabel(t('cafeteria', 'filter.sort'))).toHaveValue('NAME');
});

test('what is typed to be searched before the page is alive is searched once it is', async ({
  page,
}) => {
  const comesAlive = await asleep(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await page.getByTestId('search-field').fill('kavárna');
  comesAlive();
  await expect(page).toHaveURL(/keyword=kav/);
});

test('what is typed on the home before it is alive is suggested once it is', async ({ page }) => {
  const comesAlive = await asleep(page);
  await page.goto('/', { waitUntil: 'commit' });
  const box = page.getByTestId('search-box').locator('visible=true');
  await box.fill('kavár');
  comesAlive();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(box).toHaveValue('kavár');
});

test('an old name in front of the right id opens the thing and mends the address', async ({
  page,
}) => {
  await page.goto('/something-else-6');
  await expect(page).toHaveURL('/sport-6');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sport');
});

for (const path of [
  '/nothing-here',
  '/category-without-number',
  '/sport-999',
  '/partner/nobody-999999',
  '/partner/x',
  '/partner/x-0',
  '/partner/x-2147483648',
  '/magazine/x-0',
]) {
  test(`${path} leads to the page that says so`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page).toHaveURL('/404');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common', 'notFound.title'));
  });
}

test('an empty result says which filter hides things and offers to drop it', async ({ page }) => {
  const filters = 'payment=voucher&sustainability=2&onlineHidden=true';
  const categories = await (await page.request.get(`${apiOrigin}/api/category`)).json();
  let emptied: string | undefined;
  for (const { id, route } of categories) {
    const { totalElements } = await (
      await page.request.get(`${apiOrigin}/api/tile/category/${id}?${filters}`)
    ).json();
    if (totalElements === 0) emptied ??= route;
  }
  expect(emptied, 'the demo has a category that these filters empty').toBeDefined();
  await page.goto(`/${emptied}?${filters}`);
  await expect(page.getByText(t('cafeteria', 'category.filtered.title'))).toBeVisible();
  await page
    .getByRole('link', { name: t('cafeteria', 'category.filtered.dropAll') })
    .or(page.getByRole('button', { name: t('cafeteria', 'category.filtered.dropAll') }))
    .click();
  await expect(page).toHaveURL(`/${emptied}`);
});

test('breadcrumbs carry the test ids of the specification', async ({ page }) => {
  await page.goto('/sport-6/fitness-a-posilovny-601');
  await expect(page.locator('[data-testid^="breadcrumb-"]').first()).toBeVisible();
});

test('an address typed by hand loses its empty values', async ({ page }) => {
  await page.goto('/search?keyword=&type=OFFER');
  await expect(page).toHaveURL('/search?type=OFFER');
});
