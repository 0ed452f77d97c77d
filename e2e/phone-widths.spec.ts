import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { apiOrigin, enter, expect, type Language, languages, speak, test } from './support.ts';
import { tooWide } from './widths.ts';

/** In so many journeys, so that none of them is long. */
const parts = 3;

/** Where everything a screen has is shown. */
const desktop = { width: 1200, height: 740 };

const visitors = [
  '/',
  '/sport-6',
  '/search',
  '/search?keyword=sport',
  // a subcategory with a long name, of a category with a long name
  '/search?keyword=kav',
  '/magazine',
  '/magazine/x-2',
  // its branch offices say when they open
  '/partner/lazne-ticha-voda-189',
  '/login',
  '/password-recovery',
  '/password-reset?userId=1&code=x',
  '/welcome?userId=999999&code=x',
  '/newsletter?token=1.a',
  '/faq',
  '/privacy',
  '/terms',
  '/card-terms',
  '/404',
];
/** What is another screen for an employee than for a visitor, or nobody else's. */
const employees = [
  '/',
  '/sport-6',
  '/search?keyword=sport',
  // drawn anew at every width without a graphics card: once will do
  '/map',
  '/magazine',
  '/partner/lazne-ticha-voda-189',
  '/internal-benefits',
  '/favorite',
  '/profile',
  '/profile/personal',
  '/profile/personal/phone-number',
  '/profile/mobile-devices',
  '/profile/mobile-devices/activation',
  '/profile/balance',
  '/profile/history',
  '/profile/history/statement',
  '/profile/credits',
  '/profile/security',
];

/** A subcategory, a partner, what can be bought there, and an offer. */
const detailPaths = async (page: Page): Promise<string[]> => {
  const read = async (path: string) => (await page.request.get(`${apiOrigin}${path}`)).json();
  const { content } = await read('/api/tile/category/6');
  const partner = `/partner/${content[0].route}`;
  const [offer] = await read(`/api/partner/${content[0].id}/offer`);
  return [
    '/sport-6/fitness-601',
    partner,
    `${partner}?tab=WHAT_CAN_BE_BOUGHT`,
    `${partner}/${offer.route}`,
  ];
};

/** What is wrong with screens in one language: names that are missing, and what does not fit a width. */
const problems = async (
  page: Page,
  language: Language,
  paths: readonly string[],
): Promise<string[]> => {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const wrong = await tooWide(page);
    // in Czech accessibility.spec.ts looks closer
    if (language !== 'cs') {
      await page.setViewportSize(desktop);
      wrong.push(...(await violationsOf(page, language)));
    }
    found.push(...wrong.map((one) => `${path}: ${one}`));
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
        expect(await problems(page, language, own)).toEqual([]);
      });
};

/** At night a branch office says the most: closed now, and when it opens. */
const atNight = (page: Page): Promise<void> =>
  page.clock.setFixedTime(new Date('2026-11-22T03:00:00+01:00'));

eachLanguage('every screen of a visitor is named and no wider than a phone', async (page) => {
  await atNight(page);
  return [...visitors, ...(await detailPaths(page))];
});

eachLanguage('every screen of an employee is named and no wider than a phone', async (page) => {
  await atNight(page);
  await enter(page, 'employee');
  return [...employees, ...(await detailPaths(page))];
});
