import type { Page } from '@playwright/test';
import { administration } from './administration.ts';
import { expect, languages, signIn, speak, test } from './support.ts';

/** In so many journeys, so that none of them is long. */
const parts = 3;

/** Small phones; and where the header holds more for the first time, which must fit as well. */
const widths = [320, 360, 390, 660, 900, 1200] as const;
const height = 740;

const everybodys = [
  '/',
  '/sport-6',
  '/search',
  '/search?keyword=sport',
  // a subcategory with a long name, of a category with a long name
  '/search?keyword=kav',
  '/map',
  '/magazine',
  '/magazine/x-2',
  // its branch offices say when they open
  '/partner/lazne-ticha-voda-189',
  '/login',
  '/password-recovery',
  '/password-reset?userId=1&code=x',
  '/welcome?userId=999999&code=x',
  '/faq',
  '/privacy',
  '/terms',
  '/card-terms',
  '/404',
];
const employees = [
  ...everybodys.filter((path) => path !== '/login'),
  '/favorite',
  '/profile',
  '/profile/personal',
  '/profile/mobile-devices',
  '/profile/balance',
  '/profile/history',
  '/profile/history/statement',
  '/profile/credits',
  '/profile/security',
];

/** A subcategory, a partner, what can be bought there, and an offer, as a category links to them. */
const detailPaths = async (page: Page): Promise<string[]> => {
  await page.goto('/sport-6');
  const hrefs = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const find = (pattern: RegExp): string => {
    const href = hrefs.find((one) => pattern.test(one));
    if (!href) throw new Error(`no link like ${pattern.source}`);
    return href;
  };
  const partner = find(/^\/partner\/[^/?]+$/);
  return [
    find(/^\/sport-6\/[^/?]+$/),
    partner,
    `${partner}?tab=WHAT_CAN_BE_BOUGHT`,
    find(/^\/partner\/[^/?]+\/[^/?]+$/),
  ];
};

type Overhang = { readonly documentWidth: number; readonly header: readonly string[] };
/**
 * How wide the document is, and what of its header lies outside the screen. Not compared with
 * `innerWidth`: a phone zooms out of a page that is too wide, and makes it wider.
 */
const overhangOf = (page: Page, width: number): Promise<Overhang> =>
  page.evaluate((screen) => {
    const outside = [...document.querySelectorAll('header :is(a, button)')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 0 && (left < 0 || right > screen) && element.closest('dialog') === null;
    });
    return {
      documentWidth: document.scrollingElement?.scrollWidth ?? 0,
      header: outside.map((element) => element.ariaLabel ?? element.textContent),
    };
  }, width);

const tooWide = async (page: Page, paths: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      const { documentWidth, header } = await overhangOf(page, width);
      if (documentWidth > width) found.push(`${path} at ${width} px is ${documentWidth} px wide`);
      for (const tool of header) found.push(`${path} at ${width} px: ${tool} is off the screen`);
    }
  }
  return found;
};

/** Looks at what `open` answers, in every language. */
const eachLanguage = (what: string, open: (page: Page) => Promise<readonly string[]>) => {
  for (const language of languages)
    for (let part = 0; part < parts; part += 1)
      test(`${what} (${language}, ${part + 1} of ${parts})`, async ({ page, context }) => {
        await speak(context, language);
        const paths = await open(page);
        const own = paths.filter((_, nth) => nth % parts === part);
        expect(await tooWide(page, own)).toEqual([]);
      });
};

/** At night a branch office says the most: closed now, and when it opens. */
const atNight = (page: Page): Promise<void> =>
  page.clock.setFixedTime(new Date('2026-11-22T03:00:00+01:00'));

eachLanguage('no screen of a visitor is wider than a phone', async (page) => {
  await atNight(page);
  return [...everybodys, ...(await detailPaths(page))];
});

eachLanguage('no screen of an employee is wider than a phone', async (page) => {
  await atNight(page);
  await signIn(page, 'employee');
  return [...employees, '/internal-benefits', ...(await detailPaths(page))];
});

eachLanguage('no list of administration is wider than a phone', async (page) => {
  await signIn(page, 'admin');
  return administration.flatMap(([, paths]) => paths.filter((path) => !/[\d?]/.test(path)));
});
