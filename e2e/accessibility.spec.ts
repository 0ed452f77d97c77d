import type { Page } from '@playwright/test';
import { administration } from './administration.ts';
import { violationsOf } from './axe.ts';
import { apiOrigin, enter, expect, speak, test } from './support.ts';
import { tooWide } from './widths.ts';

/** Screens without a person; a journey each, so that none of them is long. */
const publicPaths = {
  'the home and a category': ['/', '/sport-6', '/404'],
  'the ways in': [
    '/login',
    '/password-recovery',
    '/password-reset?userId=1&code=x',
    '/welcome?userId=999999&code=x',
  ],
  'what is to be read': [
    '/privacy',
    '/terms',
    '/card-terms',
    '/faq',
    '/newsletter?token=1.a',
    '/magazine',
    '/magazine/x-2',
  ],
  'search and map': ['/search', '/search?keyword=kavarna', '/map'],
} as const;
const ownPaths = {
  'the home and favourites': ['/', '/favorite', '/internal-benefits'],
  'the personal data': [
    '/profile',
    '/profile/personal',
    '/profile/personal/phone-number',
    '/profile/security',
  ],
  'the money': [
    '/profile/balance',
    '/profile/history',
    '/profile/history/statement',
    '/profile/credits',
  ],
  'the phones': ['/profile/mobile-devices', '/profile/mobile-devices/activation'],
} as const;
type Look = (page: Page) => Promise<readonly string[]>;
const closely: Look = (page) => violationsOf(page, 'cs');
const problems = async (
  page: Page,
  paths: readonly string[],
  look: Look = closely,
): Promise<string[]> => {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // the gallery shows waiting on purpose
    if (!path.endsWith('tab=components'))
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    found.push(...(await look(page)).map((one) => `${path}: ${one}`));
  }
  return found;
};

// in the other languages phone-widths.spec.ts and admin-routes.spec.ts look at what a language can change
test.beforeEach(({ context }) => speak(context, 'cs'));

for (const [what, paths] of Object.entries(publicPaths))
  test(`every public screen is accessible: ${what}`, async ({ page }) => {
    expect(await problems(page, paths)).toEqual([]);
  });

test('every public screen is accessible: a partner and an offer', async ({ page }) => {
  const { content } = await (await page.request.get(`${apiOrigin}/api/tile/category/6`)).json();
  const [offer] = await (
    await page.request.get(`${apiOrigin}/api/partner/${content[0].id}/offer`)
  ).json();
  const details = [
    `/partner/${content[0].route}`,
    `/partner/${content[0].route}?tab=WHAT_CAN_BE_BOUGHT`,
    ...(offer ? [`/partner/${content[0].route}/${offer.route}`] : []),
  ];
  expect(await problems(page, details)).toEqual([]);
});

for (const [what, paths] of Object.entries(ownPaths))
  test(`every screen of the employee's own is accessible: ${what}`, async ({ page }) => {
    await enter(page, 'employee');
    expect(await problems(page, paths)).toEqual([]);
  });

/** At most so many screens of administration in one journey. */
const screens = 4;
const parted = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.length <= screens ? [list] : [list.slice(0, screens), ...parted(list.slice(screens))];

for (const [what, all] of administration)
  for (const [nth, paths] of parted<string>(all).entries())
    test(`every screen of ${what} is accessible in both themes (${nth + 1})`, async ({ page }) => {
      // in a window as tall as the longest form nothing lies half under the bar that stays at its foot
      await page.setViewportSize({ width: 1280, height: 4_000 });
      await enter(page, 'admin');
      const look: Look = async () => [...(await closely(page)), ...(await tooWide(page))];
      expect(await problems(page, paths, look)).toEqual([]);
    });
