import type { Page } from '@playwright/test';
import { type Reader, screensOf } from './screens.ts';
import { expect, type Language, speak, test } from './support.ts';

/** What is wrong with the screen that is open. */
export type Look = (page: Page) => Promise<readonly string[]>;
type Tour = {
  readonly reader: Reader;
  readonly language: Language;
  /** In so many journeys, so that none of them is long. */
  readonly parts: number;
  /** Addresses that are left out. */
  readonly but?: readonly string[];
  readonly before?: (page: Page) => Promise<void>;
  readonly come: (page: Page, address: string) => Promise<void>;
  readonly look: Look;
};

/** Journeys over every screen of a reader in one language. */
export const tour = (
  what: string,
  { reader, language, parts, but = [], before, come, look }: Tour,
): void => {
  for (let part = 0; part < parts; part += 1)
    test(`${what} (${language}, ${part + 1} of ${parts})`, async ({ page, context }) => {
      await speak(context, language);
      await before?.(page);
      const wrong: string[] = [];
      for (const [nth, address] of (await screensOf(page, reader)).entries()) {
        if (nth % parts !== part || but.includes(address)) continue;
        await come(page, address);
        wrong.push(...(await look(page)).map((one) => `${address}: ${one}`));
      }
      expect(wrong).toEqual([]);
    });
};
