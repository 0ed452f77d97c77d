import type { Page } from '@playwright/test';
import { enter, expect, test } from './support.ts';
import { open } from './turn.ts';

/**
 * One of each kind of page: of the shop, of an account, of administration, and the map. Signing in begins in its field.
 */
const kinds = {
  visitor: [
    '/',
    '/404',
    '/sport-6',
    '/search?keyword=sport',
    '/partner/lazne-ticha-voda-189',
    '/magazine',
    '/magazine/x-2',
    '/map',
    '/faq',
  ],
  employee: ['/', '/favorite', '/internal-benefits', '/profile', '/profile/balance'],
  admin: [
    '/admin',
    '/admin/partner',
    '/admin/partner/5',
    '/admin/partner/5/edit',
    '/admin/client/1/credit/report',
    '/admin/settlement',
    '/admin/media',
  ],
} as const;

/** Where the keyboard is against the heading of the screen. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [heading, active] = [document.querySelector('main h1'), document.activeElement];
    if (!heading || !active || active === document.body) return 'lost';
    if (heading === active) return 'at the heading';
    const isAfter =
      heading.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING ||
      heading.contains(active);
    return isAfter ? 'after the heading' : `before the heading: ${active.textContent}`;
  });

for (const [reader, addresses] of Object.entries(kinds))
  test(`the first press of Tab leads past what stands on every page (${reader})`, async ({
    page,
  }) => {
    if (reader === 'employee' || reader === 'admin') await enter(page, reader);
    const wrong: string[] = [];
    for (const address of addresses) {
      await open(page, address);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Přejít na obsah' }), address).toBeFocused();
      await page.keyboard.press('Enter');
      const skipped = await standing(page);
      await page.keyboard.press('Tab');
      const next = await standing(page);
      if (skipped !== 'at the heading' || next !== 'after the heading')
        wrong.push(`${address}: ${skipped}, then ${next}`);
    }
    expect(wrong).toEqual([]);
  });
