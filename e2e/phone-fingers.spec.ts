import type { Page } from '@playwright/test';
import { enter, expect, type people, test } from './support.ts';

/**
 * What of a page answers a finger on less than 44 px, within a border of one pixel. Words within a sentence are as high
 * as their line (2.5.8 leaves them out), one short word is narrower, parts of a picture are as large as what they stand
 * for and have a list beside them, and what is cut by the edge of the screen is drawn into it.
 */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const [least, narrowest] = [41, 36];
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== element.textContent.trim() &&
      element.closest('p, li, h3') !== null &&
      element.closest('aside') === null;
    const answers = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      const label = hit?.closest('label');
      return element.contains(hit) || (label?.contains(element) ?? false);
    };
    /** How far from the middle it answers, one way. */
    const reach = (element: Element, from: DOMRect, stepX: number, stepY: number): number => {
      const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
      let far = 0;
      while (far < least && answers(element, x + stepX * (far + 1), y + stepY * (far + 1)))
        far += 1;
      return far;
    };
    const sizeOf = (element: Element): readonly [number, number] | undefined => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const isWhole = box.left >= 4 && box.right <= window.innerWidth - 4;
      if (box.width === 0 || !isWhole) return undefined;
      if (!answers(element, box.left + box.width / 2, box.top + box.height / 2)) return undefined;
      return [
        reach(element, box, -1, 0) + reach(element, box, 1, 0) + 1,
        reach(element, box, 0, -1) + reach(element, box, 0, 1) + 1,
      ];
    };
    const pressed = 'a[href], button, summary, select, input[type=checkbox], input[type=radio]';
    return [...document.querySelectorAll(pressed)]
      .filter((element) => !element.closest('[data-testid^=segment-], [inert], table, svg'))
      .filter((element) => !isInSentence(element))
      .flatMap((element) => {
        const size = sizeOf(element);
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return size && (size[0] < narrowest || size[1] < least)
          ? [`${name.trim()}: ${size.join(' × ')}`]
          : [];
      });
  });

const screens: Readonly<Partial<Record<keyof typeof people, readonly string[]>>> = {
  employee: [
    '/',
    '/sport-6',
    '/partner/lazne-ticha-voda-189',
    '/map',
    '/magazine',
    '/favorite',
    '/profile',
    '/profile/balance',
    '/profile/history',
    '/profile/credits',
    '/profile/personal',
  ],
  admin: [
    '/admin',
    '/admin/user/2',
    '/admin/user/2/credit',
    '/admin/partner/5',
    '/admin/partner/5/edit',
    '/admin/settlement/1',
    '/admin/magazine/2/edit',
  ],
};

for (const who of ['employee', 'admin'] as const)
  test(`what the ${who} presses on a phone is as large as a finger`, async ({ page }) => {
    await enter(page, who);
    const small: string[] = [];
    for (const address of screens[who] ?? []) {
      await page.goto(address);
      await expect(page.locator('h1').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      small.push(...(await tooSmall(page)).map((one) => `${address} ${one}`));
    }
    expect(small).toEqual([]);
  });
