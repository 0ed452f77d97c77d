import { enter, expect, languages, speak, test, textsOf } from './support.ts';

test('the months come together with what waits, which would push them away', async ({ page }) => {
  await enter(page, 'accountant');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/dashboard/books', async (route) => {
    await held;
    await route.continue();
  });
  const months = page.waitForResponse(/\/api\/admin\/month\b/);
  await page.goto('/admin/month');
  await months;
  const table = page.getByRole('main').getByRole('table');
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
  await expect(table).toHaveCount(0);
  release();
  await expect(page.getByTestId('waiting-openMonths')).toBeVisible();
  await expect(table).toBeVisible();
});

test('where colours are forced, what tells two columns apart keeps its own', async ({ page }) => {
  await enter(page, 'admin');
  await page.emulateMedia({ forcedColors: 'active' });
  for (const address of ['/admin', '/admin/month', '/admin/client/1/credit/report']) {
    await page.goto(address);
    const tones = page.locator('dt [data-tone], dt[data-tone]');
    await expect(tones, address).toHaveCount(2);
    const kept = await tones.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one, '::before').forcedColorAdjust),
    );
    expect(kept, address).toEqual(['none', 'none']);
  }
});

test('the overview begins with money and people at every width, and what waits is a press away', async ({
  page,
}) => {
  await enter(page, 'admin', '/admin');
  const money = page.getByTestId('dashboard-money');
  const waiting = page.getByTestId('dashboard-attention');
  await expect(money.locator('dd')).toHaveCount(6);
  for (const width of [1_920, 1_280, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const [first, second] = [await money.boundingBox(), await waiting.boundingBox()];
    if (!first || !second) throw new Error(`nothing is drawn at ${width}`);
    const isBeside = second.y === first.y && second.x > first.x;
    expect(isBeside || second.y >= first.y + first.height, `${width} px`).toBe(true);
    await expect(page.getByTestId('attention-link')).toBeVisible({ visible: !isBeside });
  }
  await page.getByTestId('attention-link').click();
  await expect(waiting).toBeInViewport();
  await expect(waiting.getByRole('link').first()).toBeInViewport();
});

test('on a laptop the filters of a category and its order take one line in every language', async ({
  page,
  context,
}) => {
  await enter(page, 'employee');
  await page.setViewportSize({ width: 1_280, height: 860 });
  for (const language of languages) {
    await speak(context, language);
    const t = textsOf(language);
    await page.goto('/sport-6?sort=NAME&payment=voucher&sustainability=2');
    const filters = page.getByRole('group', { name: t('cafeteria', 'filter.label'), exact: true });
    const order = page.getByLabel(t('cafeteria', 'filter.sort'), { exact: true });
    await expect(filters.getByTestId('money-filter')).toBeVisible();
    const [line, sort] = [await filters.boundingBox(), await order.boundingBox()];
    expect([language, line?.height]).toEqual([language, sort?.height]);
    expect([language, line?.y]).toEqual([language, sort?.y]);
  }
});

test('parts of a category that take two lines leave none alone in the second', async ({
  page,
  context,
}) => {
  for (const language of languages) {
    await speak(context, language);
    for (const width of [1_000, 1_280]) {
      await page.setViewportSize({ width, height: 860 });
      await page.goto('/sport-6');
      const parts = page
        .getByRole('navigation', {
          name: textsOf(language)('cafeteria', 'category.subcategories'),
          exact: true,
        })
        .getByRole('link');
      await expect(parts.first()).toBeVisible();
      const boxes = await parts.evaluateAll((links) =>
        links.map((link) => {
          const { top, left, right } = link.getBoundingClientRect();
          return { top, left, right };
        }),
      );
      const ends = Map.groupBy(boxes, ({ top }) => Math.round(top))
        .values()
        .map((line) => (line.at(-1)?.right ?? 0) - (line[0]?.left ?? 0))
        .toArray();
      expect(ends.length, language).toBeLessThanOrEqual(2);
      expect(Math.min(...ends), `${language} ${width}`).toBeGreaterThan(Math.max(...ends) * 0.6);
    }
  }
});

test('who has nothing is led on from their money and from its history', async ({ page }) => {
  await enter(page, 'admin');
  for (const path of ['/profile/balance', '/profile/history']) {
    await page.goto(path);
    await expect(
      page.getByRole('main').getByRole('link', { name: textsOf('cs')('common', 'notFound.home') }),
      path,
    ).toHaveAttribute('href', '/');
  }
});

test('a greeting as long as a name may be stays beside the ways to spend', async ({ page }) => {
  await enter(page, 'employee');
  for (const width of [1_000, 1_280]) {
    await page.setViewportSize({ width, height: 860 });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const ways = page.getByTestId('ways');
    await expect(ways).toBeVisible();
    const ends = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.textContent = 'Maximilián Alexander '.repeat(4);
      const letters = document.createRange();
      letters.selectNodeContents(heading);
      return letters.getBoundingClientRect().right;
    });
    const begin = await ways.evaluate((list) => list.getBoundingClientRect().left);
    expect(ends, String(width)).toBeLessThan(begin);
  }
});
