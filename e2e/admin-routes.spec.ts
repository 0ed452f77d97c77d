import type { Page } from '@playwright/test';
import { administration } from './administration.ts';
import { violationsOf } from './axe.ts';
import { apiOrigin, enter, expect, type Language, languages, speak, test } from './support.ts';
import { tooWide } from './widths.ts';

/** In so many journeys, so that none of them is long. */
const parts = 5;

/** Every address of administration the specification lists (section 2), with records of the demo. */
const addresses = (branchOffice: number, article: number): readonly string[] => [
  '/admin',
  '/admin/announcement',
  '/admin/dev',
  '/admin/map/filters',
  '/admin/deposit',
  '/admin/withdrawal',
  '/admin/company',
  '/admin/company/create',
  '/admin/company/1',
  '/admin/company/1/edit',
  '/admin/client',
  '/admin/client/create',
  '/admin/client/1',
  '/admin/client/1/edit',
  '/admin/client/1/article',
  '/admin/client/1/article/create',
  `/admin/client/1/article/${article}`,
  `/admin/client/1/article/${article}/edit`,
  '/admin/user',
  '/admin/user/create',
  '/admin/user/2',
  '/admin/user/2/edit',
  '/admin/partner',
  '/admin/partner/create',
  '/admin/partner/5',
  '/admin/partner/5/edit',
  '/admin/partner/5/branch-office/create',
  `/admin/partner/5/branch-office/${branchOffice}`,
  `/admin/partner/5/branch-office/${branchOffice}/edit`,
  '/admin/magazine',
  '/admin/magazine/create',
  '/admin/magazine/2',
  '/admin/magazine/2/edit',
  '/admin/category/6',
  '/admin/category/6/edit',
  '/admin/category/6/subcategory/create',
  '/admin/category/6/subcategory/601',
  '/admin/category/6/subcategory/601/edit',
  '/admin/carousel',
  '/admin/carousel/create',
  '/admin/carousel/1/edit',
  '/admin/offer',
  '/admin/offer/create',
  '/admin/offer/create?partnerId=5',
  '/admin/offer/5',
  '/admin/offer/5/edit',
  '/admin/promoRow',
  '/admin/promoRow/create',
  '/admin/promoRow/1',
  '/admin/promoRow/1/edit',
];

const seen = new Set<string>(
  administration.flatMap(([, paths]) => paths).filter((path) => !path.endsWith('tab=components')),
);
const visit = async (page: Page, language: Language, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
  expect(new URL(page.url()).pathname + new URL(page.url()).search, address).toBe(address);
  if (language !== 'cs') expect(await violationsOf(page, language), address).toEqual([]);
  expect(await tooWide(page), address).toEqual([]);
};
for (const language of languages)
  for (let part = 0; part < parts; part += 1)
    test(`every address of administration opens in ${language} (${part + 1} of ${parts})`, async ({
      page,
      context,
    }) => {
      await speak(context, language);
      await enter(page, 'admin');
      const firstOf = async (path: string): Promise<number> =>
        (await (await page.request.get(`${apiOrigin}${path}?pageSize=1`)).json()).content[0].id;
      const all = addresses(
        await firstOf('/api/admin/partner/5/branch-office'),
        await firstOf('/api/admin/client/1/article'),
      );
      // in Czech accessibility.spec.ts opens what it knows and looks closer
      const own =
        language === 'cs'
          ? all.filter((address) => !seen.has(address))
          : [...new Set([...all, ...seen])];
      for (const [nth, address] of own.entries())
        if (nth % parts === part) await visit(page, language, address);
    });
