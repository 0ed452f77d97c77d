import { enter, expect, speak, test, textsOf } from './support.ts';

/** What a language changes is looked at on every screen (screens.spec.ts): this is played in one. */
const language = 'en';
test('somebody finds a partner without accents, with a typo and by keyboard alone', async ({
  page,
  context,
}) => {
  const t = textsOf(language);
  await speak(context, language);
  await page.goto('/');
  const box = page.getByTestId('search-box').locator('visible=true');
  await box.click();
  await box.pressSequentially('ka');
  await expect(page.getByText(t('common', 'search.more'))).toBeVisible();
  await box.pressSequentially('varna');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/partner\//);

  await page.goto('/search?keyword=kavarnna');
  await expect(
    page.getByRole('heading', { level: 2, name: t('cafeteria', 'search.group.PARTNER') }),
  ).toBeVisible();
  await page.getByTestId('search-field').fill('xyzzyx');
  await expect(
    page.getByRole('heading', {
      name: t('cafeteria', 'search.empty.title', { keyword: 'xyzzyx' }),
    }),
  ).toBeVisible();
  await expect(page).toHaveURL(/keyword=xyzzyx/);
});

test('one kind of results is paged in the address, and back leads to all of them', async ({
  page,
}) => {
  const t = textsOf('cs');
  await page.goto('/search?keyword=kavar');
  await page
    .getByRole('navigation', { name: t('cafeteria', 'search.kinds') })
    .getByRole('link')
    .filter({ hasText: t('cafeteria', 'search.group.OFFER') })
    .click();
  await expect(page).toHaveURL(/type=OFFER/);
  await page.getByRole('link', { name: t('cafeteria', 'pages.next') }).click();
  await expect(page).toHaveURL(/pageNumber=1/);
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveURL(/type=/);
  await expect(
    page.getByRole('heading', { level: 2, name: t('cafeteria', 'search.group.PARTNER') }),
  ).toBeVisible();
});

test('a page beyond the last of its results leads back to the first', async ({ page }) => {
  const t = textsOf('cs');
  await page.goto('/search?keyword=kavar&type=OFFER&pageNumber=99');
  await expect(page.getByText(t('cafeteria', 'search.pastEnd.title'))).toBeVisible();
  await page.getByRole('link', { name: t('cafeteria', 'search.pastEnd.action') }).click();
  await expect(page).toHaveURL('/search?keyword=kavar&type=OFFER');
  await expect(page.locator('main li a').first()).toBeVisible();
});

test('the best of each kind fill whole rows at every width; categories are chips', async ({
  page,
}) => {
  const t = textsOf('cs');
  await page.goto('/search?keyword=sport');
  const cards = page.locator('section[data-best=cards], section[data-best=articles]');
  await expect(cards).toHaveCount(3);
  for (const width of [320, 390, 600, 768, 900, 1024, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await cards.evaluateAll((groups) =>
      groups.map((group) => {
        const tops = [...group.querySelectorAll('ul > li')]
          .map((card) => card.getBoundingClientRect())
          .filter((box) => box.height > 0)
          .map(({ top }) => top);
        const first = tops.filter((top) => top === tops[0]).length;
        return tops.length % first;
      }),
    );
    expect([width, rows]).toEqual([width, [0, 0, 0]]);
  }
  const chips = page.getByRole('list', { name: t('cafeteria', 'search.group.SUBCATEGORY') });
  await expect(chips.getByRole('link')).toHaveCount(4);
  await expect(chips.locator('img')).toHaveCount(0);
});

test('how much was found stands in the line of what narrows it, beside it', async ({ page }) => {
  await enter(page, 'employee', '/search?keyword=kavar');
  const chip = page.getByRole('button', { name: textsOf('cs')('cafeteria', 'ownMoney.any') });
  const count = page.locator('main p[aria-live]').last();
  await expect(count).not.toBeEmpty();
  const [narrows, found] = [await chip.boundingBox(), await count.boundingBox()];
  expect(found?.x).toBeGreaterThan((narrows?.x ?? 0) + (narrows?.width ?? 0));
  expect(Math.abs((found?.y ?? 0) - (narrows?.y ?? 0))).toBeLessThan(40);
});
