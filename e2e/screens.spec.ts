import { violationsOf } from './axe.ts';
import { pageOf, pages } from './pages.ts';
import { type Reader, screensOf } from './screens.ts';
import { expect, type Language, test } from './support.ts';
import { tour, translatedTours } from './tour.ts';
import { open } from './turn.ts';
import { tooWide } from './widths.ts';

/** In a window as tall as the longest form nothing lies half under the bar that stays at its foot. */
const tall = { width: 1280, height: 4_000 };

test('no page is missing among the screens that are looked at', async ({ browser }) => {
  const seen = new Set<string | undefined>();
  for (const reader of ['visitor', 'employee', 'admin'] satisfies Reader[]) {
    const page = await browser.newPage();
    for (const address of await screensOf(page, reader)) seen.add(pageOf(address));
    await page.close();
  }
  expect(pages.map(({ path }) => path).filter((path) => !seen.has(path))).toEqual([]);
});

test('a button without a name and a text one cannot read are found, in each language what it can change', async ({
  page,
}) => {
  await open(page, '/faq');
  await page.evaluate(() => {
    const text = Object.assign(document.createElement('p'), { textContent: 'nobody reads this' });
    Object.assign(text.style, { color: '#777', background: '#888' });
    document.body.append(document.createElement('button'), text);
  });
  const found = async (language: Language): Promise<readonly string[]> =>
    (await violationsOf(page, language)).map((one) => one.replace(/ \(.*/, ''));
  expect(await found('cs')).toEqual([
    'light: button-name',
    'light: color-contrast',
    'dark: color-contrast',
  ]);
  expect(await found('sk')).toEqual(['light: button-name']);
});

// every address opens by itself, in the language with all the rules; phone-screens.spec.ts looks at what is left
for (const [reader, parts] of [
  ['visitor', 3],
  ['employee', 3],
] as const)
  tour(`every screen of the ${reader} is accessible in both themes`, {
    reader,
    parts,
    language: 'cs',
    come: open,
    look: (page) => violationsOf(page, 'cs'),
  });

tour('every screen of administration is accessible in both themes and fits', {
  reader: 'admin',
  language: 'cs',
  parts: 6,
  before: (page) => page.setViewportSize(tall),
  come: open,
  look: async (page) => [...(await violationsOf(page, 'cs')), ...(await tooWide(page))],
});
translatedTours('every screen of administration is named and fits', { reader: 'admin', parts: 3 });
