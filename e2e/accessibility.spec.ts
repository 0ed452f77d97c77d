import type { Page } from '@playwright/test';
import { administration } from './administration.ts';
import { violationsOf } from './axe.ts';
import { apiOrigin, expect, type Language, languages, signIn, speak, test } from './support.ts';

test.setTimeout(240_000);

const publicPaths = [
  '/',
  '/login',
  '/password-recovery',
  '/password-reset?userId=1&code=x',
  '/welcome?userId=999999&code=x',
  '/sport-6',
  '/privacy',
  '/terms',
  '/card-terms',
  '/faq',
  '/newsletter?token=1.a',
  '/magazine',
  '/search',
  '/search?keyword=kavarna',
  '/map',
  '/404',
];
const problems = async (
  page: Page,
  language: Language,
  paths: readonly string[],
): Promise<string[]> => {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // the gallery shows waiting on purpose
    if (!path.endsWith('tab=components'))
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const violation of await violationsOf(page, language)) found.push(`${path}: ${violation}`);
  }
  return found;
};

for (const language of languages) {
  test(`every public screen and the employee's own is accessible (${language})`, async ({
    page,
    context,
  }) => {
    await speak(context, language);
    const { content } = await (await page.request.get(`${apiOrigin}/api/tile/category/6`)).json();
    const [offer] = await (
      await page.request.get(`${apiOrigin}/api/partner/${content[0].id}/offer`)
    ).json();
    const details = [
      '/magazine/x-2',
      `/partner/${content[0].route}`,
      `/partner/${content[0].route}?tab=WHAT_CAN_BE_BOUGHT`,
      ...(offer ? [`/partner/${content[0].route}/${offer.route}`] : []),
    ];
    expect(await problems(page, language, [...publicPaths, ...details])).toEqual([]);
    await signIn(page, 'employee');
    expect(
      await problems(page, language, [
        '/',
        '/favorite',
        '/internal-benefits',
        '/profile',
        '/profile/personal',
        '/profile/personal/phone-number',
        '/profile/balance',
        '/profile/history',
        '/profile/history/statement',
        '/profile/credits',
        '/profile/mobile-devices',
        '/profile/mobile-devices/activation',
        '/profile/security',
      ]),
    ).toEqual([]);
  });
}

/** In the other languages admin-routes.spec.ts visits every address of administration. */
for (const [what, paths] of administration) {
  test(`every screen of ${what} is accessible in both themes`, async ({ page, context }) => {
    await speak(context, 'cs');
    // in a window as tall as the longest form nothing lies half under the bar that stays at its foot
    await page.setViewportSize({ width: 1280, height: 4_000 });
    await signIn(page, 'admin');
    expect(await problems(page, 'cs', paths)).toEqual([]);
  });
}
