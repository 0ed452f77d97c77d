import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { type Reader, screensOf } from './screens.ts';
import { expect, type Language, speak, test } from './support.ts';
import { turn } from './turn.ts';
import { tightest, tooWide } from './widths.ts';

/** What is wrong with the screen that is open. */
export type Look = (page: Page) => Promise<readonly string[]>;
type Tour = {
  readonly reader: Reader;
  readonly language: Language;
  /** In so many journeys, so that none of them is long. */
  readonly parts: number;
  readonly before?: (page: Page) => Promise<void>;
  readonly come: (page: Page, address: string) => Promise<void>;
  readonly look: Look;
};

/** Journeys over every screen of a reader in one language. */
export const tour = (what: string, { reader, language, parts, before, come, look }: Tour): void => {
  for (let part = 0; part < parts; part += 1)
    test(`${what} (${language}, ${part + 1} of ${parts})`, async ({ page, context }) => {
      await speak(context, language);
      await before?.(page);
      const wrong: string[] = [];
      for (const [nth, address] of (await screensOf(page, reader)).entries()) {
        if (nth % parts !== part) continue;
        await come(page, address);
        wrong.push(...(await look(page)).map((one) => `${address}: ${one}`));
      }
      expect(wrong).toEqual([]);
    });
};

/**
 * In which window a language has its names looked at: one on the smallest phone, the other where everything a screen
 * has is shown. No language has names of its own for one of them.
 */
const windowOf = {
  sk: { width: 320, height: 740 },
  en: { width: 1280, height: 740 },
} as const;

/**
 * The same screens in the two other languages, which change words and nothing else: whether each thing has its name,
 * and whether longer words fit.
 */
export const translatedTours = (
  what: string,
  rest: Pick<Tour, 'reader' | 'parts' | 'before'>,
): void => {
  for (const language of ['sk', 'en'] as const)
    tour(what, {
      ...rest,
      language,
      come: turn,
      look: async (page) => {
        const wrong = await tooWide(page, tightest);
        await page.setViewportSize(windowOf[language]);
        return [...wrong, ...(await violationsOf(page, language))];
      },
    });
};
