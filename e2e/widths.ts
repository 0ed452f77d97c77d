import type { Page } from '@playwright/test';

/** Small phones; and where the header holds more for the first time, which must fit as well. */
const widths = [320, 360, 390, 660, 900, 1200] as const;
const height = 740;

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

const nothing = ({ documentWidth, header }: Overhang, width: number): boolean =>
  documentWidth <= width && header.length === 0;
/** As it stays: a screen with other parts for a narrow window is drawn again a moment after the window has changed. */
const stayingOverhangOf = async (page: Page, width: number): Promise<Overhang> => {
  let overhang = await overhangOf(page, width);
  for (let look = 0; look < 10 && !nothing(overhang, width); look += 1) {
    await page.waitForTimeout(100);
    overhang = await overhangOf(page, width);
  }
  return overhang;
};

/** What of the open page does not fit, at each width; the window is then as it was. */
export const tooWide = async (page: Page): Promise<string[]> => {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const { documentWidth, header } = await stayingOverhangOf(page, width);
    if (documentWidth > width) found.push(`${documentWidth} px wide at ${width} px`);
    for (const tool of header) found.push(`${tool} is off the screen at ${width} px`);
  }
  if (before) await page.setViewportSize(before);
  return found;
};
