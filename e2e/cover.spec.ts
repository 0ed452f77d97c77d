import type { Page } from '@playwright/test';
import { expect, test } from './support.ts';

/** What moves by its own name, of the transitions there were; the page's own is not among them. */
const watchMoves = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.pseudoElement?.endsWith('group(cover)'))
            document.documentElement.dataset.moved = effect.pseudoElement;
      });
      return transition;
    };
  });
};

const openFirst = async (page: Page): Promise<void> => {
  await page.goto('/sport-6');
  await page.locator('main [data-type="PARTNER"] a').first().click();
  await page.waitForURL(/\/partner\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('the picture of a card moves to the page it leads to', async ({ page }) => {
    await watchMoves(page);
    const moved = page.locator('html[data-moved*=cover]');
    // a browser that is short of breath turns the page without a movement: it is given another go
    const eventually = (go: () => Promise<void>): Promise<void> =>
      expect(async () => {
        await page.evaluate(() => delete document.documentElement.dataset.moved);
        await go();
        await expect(moved).toBeAttached({ timeout: 3_000 });
      }).toPass();
    await eventually(() => openFirst(page));
    const partner = page.url();
    await eventually(async () => {
      if (page.url() !== partner) await page.goto(partner);
      await page.locator('main [data-type="OFFER"] a').first().click();
      await page.waitForURL(/\/partner\/[^/]+\/[^/]+/);
    });
  });
});

test('nothing moves for those who ask for no motion', async ({ page }) => {
  await watchMoves(page);
  await openFirst(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});
