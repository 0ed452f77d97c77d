import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The router puts itself here for its developer tools. */
    readonly __TSR_ROUTER__: {
      navigate: (to: { readonly href: string }) => Promise<void>;
      load: () => Promise<void>;
    };
  }
}

/** Until the page shows what it has: its heading, and nothing that is still on its way. */
const settled = async (page: Page, address: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached();
  // the gallery of components shows waiting on purpose
  if (!address.endsWith('tab=components'))
    await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
};

/** Opens an address as a link from outside does: a whole new document. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await settled(page, address);
};

/**
 * Turns to an address as a link within the product does, in half the time of a whole document; opens it where nothing
 * is open yet.
 */
export const turn = async (page: Page, address: string): Promise<void> => {
  if (!page.url().startsWith('http')) return open(page, address);
  await page.evaluate(async (href) => {
    const router = window.__TSR_ROUTER__;
    await router.navigate({ href });
    await router.load();
  }, address);
  await settled(page, address);
};
