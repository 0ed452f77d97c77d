import type { Page } from '@playwright/test';
import { tour, translatedTours } from './tour.ts';
import { turn } from './turn.ts';
import { tooWide } from './widths.ts';

/** At night a branch office says the most: closed now, and when it opens. */
const before = (page: Page): Promise<void> =>
  page.clock.setFixedTime(new Date('2026-11-22T03:00:00+01:00'));

const what = 'no wider than a phone';
for (const reader of ['visitor', 'employee'] as const) {
  // which names its things have, screens.spec.ts looks at closer in this language
  tour(`every screen of the ${reader} is ${what}`, {
    reader,
    language: 'cs',
    parts: 2,
    before,
    come: turn,
    look: (page) => tooWide(page),
  });
  translatedTours(`every screen of the ${reader} is named and ${what}`, {
    reader,
    parts: 1,
    before,
  });
}
