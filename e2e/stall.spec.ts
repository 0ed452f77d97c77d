import { enter, expect, signOut, test, textsOf } from './support.ts';
import { violationsOf } from './axe.ts';

const t = textsOf('cs');

test('what expires is told with the largest sum first, chosen by arrows, and leads to where it is good', async ({
  page,
}) => {
  await enter(page, 'employee');
  await page.goto('/');
  const stall = page.getByTestId('stall');
  const parts = stall.getByTestId(/^segment-/);
  await expect(parts.first()).toBeAttached();
  const title = stall.getByRole('heading', { level: 2 });
  const before = await title.textContent();
  const checked = stall.locator('input[type=radio]:checked');
  const first = await checked.inputValue();
  await checked.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(checked).not.toHaveValue(first);
  await expect(title).not.toHaveText(before ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(checked).toHaveValue(first);
  await expect(stall.getByTestId('ways').getByRole('link').first()).toBeVisible();
  expect(await violationsOf(page, 'cs')).toEqual([]);
  const [, regime] = first.split(' ');
  await stall.getByTestId('spend').click();
  await expect(page).toHaveURL(new RegExp(`/map\\?.*money=${regime}\\.`));
});

test('the money is on the page before any script has come, and what was chosen of it stays chosen', async ({
  page,
}) => {
  await enter(page, 'employee');
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const stall = page.getByTestId('stall');
  await expect(stall.getByTestId('greeting-balance')).toBeVisible();
  await expect(stall.getByTestId('ways').getByRole('link').first()).toBeVisible();
  await expect(page.getByTestId('header-balance')).toBeVisible();
  const shown = await stall.innerText();
  const before = await stall.boundingBox();
  const checked = stall.locator('input[type=radio]:checked');
  const first = await checked.inputValue();
  await checked.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(checked).not.toHaveValue(first);
  const chosen = await checked.inputValue();
  scripts.resolve();
  await expect(page.locator('[data-room=stall]')).toHaveCount(0);
  await expect(checked).toHaveValue(chosen);
  await expect(checked).toBeFocused();
  expect(await stall.boundingBox()).toEqual(before);
  await page.keyboard.press('ArrowRight');
  await expect(checked).toHaveValue(first);
  await expect.poll(() => stall.innerText()).toBe(shown);
});

test('a page with somebody’s money is kept nowhere, and Back leads to nobody’s once they have left', async ({
  page,
}) => {
  const anonymous = await page.goto('/faq');
  expect(anonymous?.headers()['cache-control']).toBe('private, no-cache');
  await enter(page, 'employee');
  const home = await page.goto('/');
  expect(home?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByTestId('greeting-balance')).toBeVisible();
  await expect(page.locator('[data-room=stall]')).toHaveCount(0);
  // an address left before it has loaded is no way back
  await page.waitForLoadState('load');
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(page.locator('input[name=username]')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: t('cafeteria', 'home.welcome') })).toBeVisible();
  await expect(page.getByTestId('greeting-balance')).toHaveCount(0);
});

test('one of the ways to spend it is one press away', async ({ page }) => {
  await enter(page, 'employee');
  await page.goto('/');
  await page.getByTestId('ways').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/partner\//);
});

test('without a connection the last balance stays, and says when it was true', async ({
  page,
  context,
}) => {
  await enter(page, 'employee');
  await page.goto('/');
  await expect(page.getByTestId('greeting-balance')).toBeVisible();
  // what the server drew has gone: the page is alive
  await expect(page.locator('[data-room=stall]')).toHaveCount(0);
  await context.setOffline(true);
  await expect(
    page.getByText(t('cafeteria', 'stall.asOf').replace(/.\{\{.*/, ''), { exact: false }),
  ).toBeVisible();
  await expect(page.getByTestId('greeting-balance')).toBeVisible();
});

for (const width of [320, 768, 1280])
  test(`the home has one field to search in at ${width} px`, async ({ page }) => {
    await enter(page, 'employee');
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.getByTestId('search-box').locator('visible=true')).toHaveCount(1);
    const doesScroll = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(doesScroll).toBe(false);
  });

test('on a small phone nothing stands empty above what to do, however little there is to say', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, { username: 'employee.sk@demo.test', password: 'Demo.User.1' }, '/');
  const spend = page.getByTestId('stall').getByTestId('spend');
  // what the server drew is taken out while one looks at it otherwise
  await expect(page.locator('[data-room=stall]')).toHaveCount(0);
  await expect(spend).toBeVisible();
  const above = await spend.evaluate((button) => {
    const bottoms = [...(button.closest('[data-testid=stall]')?.querySelectorAll('p, time') ?? [])]
      .map((element) => element.getBoundingClientRect().bottom)
      .filter((bottom) => bottom <= button.getBoundingClientRect().top);
    return button.getBoundingClientRect().top - Math.max(...bottoms);
  });
  expect(above).toBeLessThan(48);
});

test('a small part of the ribbon is drawn by its share and reached wider than that', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'employee', '/');
  const parts = page.getByTestId('stall').getByTestId(/^segment-/);
  await expect(parts.first()).toBeAttached();
  const measure = () =>
    parts.evaluateAll((all) =>
      all.map((radio) => {
        radio.scrollIntoView({ block: 'center' });
        const { top, height, width } = radio.getBoundingClientRect();
        const answers = [...Array(window.innerWidth).keys()].filter((x) => {
          const hit = document.elementFromPoint(x, top + height / 2);
          return hit !== null && hit.closest('label') === radio.closest('label');
        });
        return { width, reach: answers.length };
      }),
    );
  // the stall is put into its room while the page comes alive
  await expect(async () => {
    const sizes = await measure();
    const small = sizes.filter(({ width }) => width > 0 && width < 36);
    expect(small.length).toBeGreaterThan(0);
    // how many parts there are by then is other journeys' doing, and small neighbours share what is between them
    for (const { width, reach } of small) expect(reach).toBeGreaterThanOrEqual(Math.floor(width));
    const wider = Math.max(...small.map(({ width, reach }) => reach - width));
    expect(wider, JSON.stringify(sizes)).toBeGreaterThan(6);
  }).toPass({ timeout: 20_000 });
});
