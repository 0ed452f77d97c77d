import { languages } from '@cafeteria/contract';
import { enter, expect, speak, test } from './support.ts';
import { open, turn } from './turn.ts';

test('what is done with a record stands at the right of its name, on one line with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await enter(page, 'admin');
  for (const record of ['partner/5', 'client/1', 'company/1', 'user/2', 'magazine/2', 'offer/1']) {
    await open(page, `/admin/${record}`);
    const found = await page.evaluate(() => {
      const name = document.querySelector('main h1')?.getBoundingClientRect();
      const edit = document.querySelector('main a[href*="/edit"]')?.getBoundingClientRect();
      const content = document.querySelector('main')?.getBoundingClientRect();
      if (!name || !edit || !content) return 'something is missing';
      const isBeside = edit.top < name.bottom && edit.bottom > name.top && edit.left > name.left;
      return isBeside && edit.right > content.left + content.width / 2
        ? 'beside'
        : `name ${name.top}-${name.bottom}, actions ${edit.top}-${edit.bottom} at ${edit.left}`;
    });
    expect(found, record).toBe('beside');
  }
});

test('figures stand in columns where they are compared, and nowhere in running words', async ({
  page,
}) => {
  await enter(page, 'admin');
  for (const list of ['deposit', 'company', 'user', 'message', 'settlement', 'client-document']) {
    await open(page, `/admin/${list}`);
    await expect(page.locator('main tbody tr').first()).toBeVisible();
    const { words, amounts } = await page.evaluate(() => {
      const isTabular = (cell: Element): boolean =>
        getComputedStyle(cell).fontVariantNumeric.includes('tabular-nums');
      const of = (selector: string): Element[] => [...document.querySelectorAll(selector)];
      return {
        words: of('main tbody td:not([data-align="end"]), main tbody td:not([data-align="end"]) *')
          .filter(isTabular)
          .map(({ textContent }) => textContent),
        amounts: of('main tbody td[data-align="end"]:not([data-width="narrow"])').filter(
          (cell) => !isTabular(cell),
        ).length,
      };
    });
    expect(words, list).toEqual([]);
    expect(amounts, list).toBe(0);
  }
});

test('partners of a category begin in the upper half of a laptop, and filters stay in place', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const first = page
    .getByRole('list', { name: /^Partn/ })
    .getByRole('listitem')
    .first();
  const top = (): Promise<number> =>
    first.evaluate((card) => card.getBoundingClientRect().top + scrollY);
  for (const language of languages) {
    await speak(context, language);
    await page.goto('/sport-6');
    expect(await top(), language).toBeLessThanOrEqual(400);
  }
  const filters = page.locator('main [role="group"] button');
  const before = await filters.last().boundingBox();
  await filters.last().click();
  await expect(filters.last()).toHaveAttribute('aria-pressed', 'true');
  expect(await filters.last().boundingBox()).toEqual(before);
  await expect(page.locator('#results')).toBeInViewport();
});

test.describe('who has not asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('another page begins at its top, and one that is returned to where it was left', async ({
    page,
  }) => {
    // its list is known then, so that it is as long as it will be at once
    await open(page, '/magazine');
    await turn(page, '/');
    const scrolled = 1_500;
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), scrolled);
    await page.evaluate(() => {
      const first = document.querySelector('h1');
      const places: number[] = [];
      Object.assign(window, { places });
      const look = (): void => {
        const heading = document.querySelector('h1');
        if (heading && heading !== first) places.push(window.scrollY);
        if (places.length < 5) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.locator('header a[href="/magazine"]').click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'places')))
      .toEqual([0, 0, 0, 0, 0]);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled / 2);
  });
});
