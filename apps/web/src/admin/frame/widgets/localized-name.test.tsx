import { afterEach, expect, test } from 'vitest';
import { cleanUp, render } from '../testing/render.tsx';
import { LocalizedName } from './localized-text.tsx';

afterEach(cleanUp);
const sport = { cs: 'Sport', sk: 'Šport', en: null };

test.each([
  ['sk', 'Šport'],
  ['cs', 'Sport'],
  ['en', 'Sport'],
] as const)('an administrator who reads %s finds „%s“ in lists', (language, shown) => {
  render(<LocalizedName value={sport} />, language);
  expect(document.body.textContent.trim()).toBe(shown);
});
