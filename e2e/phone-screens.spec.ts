import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { languages } from './support.ts';
import { tour } from './tour.ts';
import { turn } from './turn.ts';
import { tooWide } from './widths.ts';

/** Where everything a screen has is shown. */
const desktop = { width: 1200, height: 740 };

/** At night a branch office says the most: closed now, and when it opens. */
const atNight = (page: Page): Promise<void> =>
  page.clock.setFixedTime(new Date('2026-11-22T03:00:00+01:00'));

for (const reader of ['visitor', 'employee'] as const)
  for (const language of languages)
    tour(`every screen of the ${reader} is named and no wider than a phone`, {
      reader,
      language,
      parts: 2,
      // without a graphics card it takes seconds to be drawn at each width
      but: language === 'cs' ? [] : ['/map'],
      before: atNight,
      come: turn,
      look: async (page) => {
        const wrong = await tooWide(page);
        // in Czech screens.spec.ts looks closer
        if (language === 'cs') return wrong;
        await page.setViewportSize(desktop);
        return [...wrong, ...(await violationsOf(page, language))];
      },
    });
