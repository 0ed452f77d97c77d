import { languages } from '@cafeteria/contract';
import { enter, expect, speak, test, textsOf } from './support.ts';

const t = textsOf('cs');

test('the menu opens, leads somewhere and closes as the route changes', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: t('common', 'navigation.menu') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Sport' }).click();
  await expect(page).toHaveURL('/sport-6');
  await expect(dialog).toBeHidden();
});

test('what is announced takes one line in every language', async ({ page, context }) => {
  for (const language of languages) {
    await speak(context, language);
    await page.goto('/faq');
    const close = page.getByRole('button', {
      name: textsOf(language)('common', 'announcement.dismiss'),
    });
    const notice = page.getByRole('complementary').filter({ has: close }).locator('p');
    await expect(close).toBeVisible();
    // also in the wider face that stands in at a first visit
    const { height = 99 } = (await notice.boundingBox()) ?? {};
    expect([language, height < 40]).toEqual([language, true]);
  }
});

test('a reader who follows a link sees which part and which filter is chosen, however far along its row', async ({
  page,
}) => {
  await page.goto('/sport-6/cyklistika-607?sustainability=2');
  const main = page.getByRole('main');
  const parts = main.getByRole('navigation', { name: t('cafeteria', 'category.subcategories') });
  await expect(parts.getByRole('link', { name: /^Cyklistika/ })).toBeInViewport({ ratio: 0.99 });
  await expect(
    main
      .getByRole('button', { name: t('cafeteria', 'sustainability.SUSTAINABILITY_CHAMPION') })
      .first(),
  ).toBeInViewport({ ratio: 0.99 });
});

test('filters of a category wait beneath one button, and a chosen one is open from the start', async ({
  page,
}) => {
  const group = page.getByRole('group', { name: t('cafeteria', 'filter.label') });
  const online = group.getByRole('button', { name: t('cafeteria', 'filter.onlineHidden') });
  await page.goto('/sport-6');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(online).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cafeteria', 'filter.label') })
    .click();
  await expect(online).toBeVisible();
  await page.goto('/sport-6?onlineHidden=true');
  await expect(online).toBeVisible();
});

test('a choice above and below a list is as high as a finger', async ({ page }) => {
  await page.goto('/sport-6');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cafeteria', 'filter.label') })
    .click();
  const height = async () => (await page.getByRole('combobox').last().boundingBox())?.height ?? 0;
  expect(await height()).toBeGreaterThanOrEqual(44);
  await enter(page, 'admin', '/admin/partner');
  await expect(page.getByRole('combobox').last()).toBeVisible();
  expect(await height()).toBeGreaterThanOrEqual(44);
});

test('the notice of a wrong password leaves the button to sign in free', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/login');
  await page.locator('input[name=username]').fill('nobody@demo.test');
  await page.locator('input[name=password]').fill('Wrong.Word.1');
  await page.getByTestId('login-submit').click();
  // said once, and where it stays
  const notice = page.getByText(t('common', 'auth.error.badCredentials'));
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCount(1);
  const button = await page.getByTestId('login-submit').boundingBox();
  const box = await notice.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});

test('somebody signs in and finds a partner', async ({ page }) => {
  await enter(page, 'employee');
  await page.goto('/zdravi-7');
  await page.locator('main li a[href^="/partner/"]').first().click();
  await expect(page).toHaveURL(/\/partner\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('filters of a list of administration wait behind a button that counts them', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto('/admin/partner?grade=A');
  const filter = page.getByLabel(t('admin', 'partner.field.grade'));
  await expect(
    page.getByRole('button', { name: t('admin', 'list.filtersOn', { count: 1 }) }),
  ).toBeVisible();
  await expect(filter).toBeHidden();
  await page.getByRole('button', { name: t('admin', 'list.filtersOn', { count: 1 }) }).click();
  await expect(filter).toHaveValue('A');
  await page.getByLabel(t('admin', 'list.sort')).selectOption('SCORING');
  await expect(page).toHaveURL(/sortBy=SCORING/);
});

test('at the till the code to pay with is one press away from the home', async ({ page }) => {
  await enter(page, 'employee', '/');
  // the stall that comes with the page gives its place to the one that can be pressed
  await expect(page.locator('[data-room=stall]')).toHaveCount(0);
  const link = page.getByTestId('stall').getByRole('link', { name: t('cafeteria', 'stall.pay') });
  const height = await link.evaluate((part) => part.getBoundingClientRect().height);
  expect(height).toBeGreaterThanOrEqual(44);
  await link.click();
  await expect(page.getByRole('dialog')).toContainText(t('common', 'money.pay'));
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a tablet has the filters of a category beneath the button too, and the first partner soon', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/sport-6');
  const first = page.getByRole('list', { name: t('cafeteria', 'category.partners') });
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(400);
  const group = page.getByRole('group', { name: t('cafeteria', 'filter.label') });
  await expect(group).toBeHidden();
  const button = page
    .getByRole('main')
    .getByRole('button', { name: t('cafeteria', 'filter.label') });
  await button.click();
  await expect(group).toBeVisible();
});

test('the way to all that was found does not touch the cards beneath it', async ({ page }) => {
  await page.goto('/search?keyword=kav');
  const section = page.locator('section[data-best=cards]').first();
  const button = section.locator('a, button').first();
  await expect(button).toBeVisible();
  const [above, below] = [
    await button.boundingBox(),
    await section.locator('ul > li').first().boundingBox(),
  ];
  expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(6);
});
