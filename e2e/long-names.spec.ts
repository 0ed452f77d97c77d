import type { Page } from '@playwright/test';
import { call, enter, expect, test } from './support.ts';
import { tooWide } from './widths.ts';

/** A partner no other journey is about. */
const id = 290;
const path = `/api/admin/partner/${id}`;
/** As long as a name may be: one word that nothing can break, and words between which it may. */
const names = ['Ř'.repeat(120), `${'Nejnezpochybnitelnější '.repeat(5)}účtů`] as const;
const derived = [
  'id',
  'active',
  'dateCreated',
  'lastModified',
  'lastModifiedBy',
  'publication',
  'route',
  'branchOfficeCount',
  'activeOfferCount',
  'favouriteCount',
  'score',
];

type Record = { readonly [field: string]: unknown };
const rename = async (page: Page, name: unknown): Promise<void> => {
  const record: Record = await call(page, 'GET', path);
  const input = Object.fromEntries(
    Object.entries(record).filter(([key]) => !derived.includes(key)),
  );
  await call(page, 'PUT', path, { ...input, name });
};

test('a name of 120 letters makes no screen wider, on its card, its page and in administration', async ({
  page,
}) => {
  await enter(page, 'admin');
  const { name: before }: Record = await call(page, 'GET', path);
  try {
    for (const name of names) {
      await rename(page, name);
      const found = page.getByText(name.trim()).first();
      for (const address of [
        `/partner/x-${id}`,
        `/search?keyword=${name.slice(0, 20).trim()}`,
        `/admin/partner?keyword=${name.slice(0, 20).trim()}`,
        `/admin/partner/${id}`,
        `/admin/partner/${id}/edit`,
      ]) {
        await page.goto(address);
        if (!address.endsWith('/edit')) await expect(found, address).toBeVisible();
        expect(await tooWide(page, [320, 390, 1280]), address).toEqual([]);
      }
    }
  } finally {
    await rename(page, before);
  }
});
