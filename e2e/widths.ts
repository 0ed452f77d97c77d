import type { Page } from '@playwright/test';

/** Small phones; a tablet; and where the header holds more for the first time, which must fit as well. */
const widths = [320, 360, 390, 660, 768, 900, 1024, 1200] as const;
/** From here on no table goes sideways by itself: what does not fit has left it. */
const tablesFitFrom = 1024;
/**
 * Where a longer word is first in the way: the smallest phone, where the header has just got all its parts, and the
 * least width in which tables have to fit. For languages that change nothing but words.
 */
export const tightest = [tablesFitFrom, 660, 320] as const;
const height = 740;

type Overhang = {
  readonly documentWidth: number;
  readonly header: readonly string[];
  /** Buttons that something around them cuts off, where nobody can scroll to them. */
  readonly cut: readonly string[];
  /** Tables wider than what they stand in. */
  readonly sideways: readonly string[];
  /** Account numbers in tables that are not shown to their end, which tells one from another. */
  readonly accounts: readonly string[];
};
/**
 * How wide the document is, what of its header lies outside the screen, and what of its tools is cut. Not compared with
 * `innerWidth`: a phone zooms out of a page that is too wide, and makes it wider.
 */
const overhangOf = (page: Page, width: number): Promise<Overhang> =>
  page.evaluate((screen) => {
    const outside = [...document.querySelectorAll('header :is(a, button)')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 0 && (left < 0 || right > screen) && element.closest('dialog') === null;
    });
    const isCut = (button: Element): boolean => {
      const { left, right, width: own } = button.getBoundingClientRect();
      for (let box = button.parentElement; own > 0 && box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        const around = box.getBoundingClientRect();
        const isOut = right > around.right + 1 || left < around.left - 1;
        if (overflowX !== 'visible' && around.width > 1 && isOut) return true;
      }
      return false;
    };
    const nameOf = (element: Element): string => element.ariaLabel ?? element.textContent;
    // one in a fold that is closed fits itself when it is opened; one for readers of a picture is a point wide
    const isSideways = (table: HTMLTableElement): boolean => {
      const room = table.parentElement?.clientWidth ?? 0;
      const isSeen = table.checkVisibility({ contentVisibilityAuto: true }) && room > 1;
      return isSeen && table.offsetWidth > room + 1;
    };
    const account = /^[A-Z]{2}\d{2}(?: \d{4}){3}/;
    const isCutAccount = ({ textContent, scrollWidth, clientWidth }: Element): boolean =>
      account.test(textContent) && clientWidth > 1 && scrollWidth > clientWidth;
    return {
      accounts: [...document.querySelectorAll('main table [data-value]')]
        .filter(isCutAccount)
        .map(({ textContent }) => textContent),
      sideways: [...document.querySelectorAll<HTMLTableElement>('main table')]
        .filter(isSideways)
        .map(({ caption }) => caption?.textContent ?? ''),
      cut: [...document.querySelectorAll('main button')].filter(isCut).map(nameOf),
      documentWidth: document.scrollingElement?.scrollWidth ?? 0,
      header: outside.map(nameOf),
    };
  }, width);

const isSidewaysWrong = ({ sideways }: Overhang, width: number): boolean =>
  width >= tablesFitFrom && sideways.length > 0;
const nothing = (overhang: Overhang, width: number): boolean =>
  overhang.documentWidth <= width &&
  overhang.header.length === 0 &&
  overhang.cut.length === 0 &&
  overhang.accounts.length === 0 &&
  !isSidewaysWrong(overhang, width);
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
export const tooWide = async (page: Page, at: readonly number[] = widths): Promise<string[]> => {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height });
    const overhang = await stayingOverhangOf(page, width);
    const { documentWidth, header, cut, sideways, accounts } = overhang;
    if (isSidewaysWrong(overhang, width))
      found.push(...sideways.map((table) => `${table} goes sideways at ${width} px`));
    if (documentWidth > width) found.push(`${documentWidth} px wide at ${width} px`);
    for (const iban of accounts) found.push(`${iban} is cut at ${width} px`);
    for (const tool of new Set(cut)) found.push(`${tool} is cut at ${width} px`);
    for (const tool of header) found.push(`${tool} is off the screen at ${width} px`);
  }
  if (before) await page.setViewportSize(before);
  return found;
};
