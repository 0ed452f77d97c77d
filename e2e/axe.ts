import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from './support.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Not yet a rule of axe's own set: it takes initials and glyphs that are hidden from readers for the visible name. */
const experimental = ['label-content-name-mismatch'];

/** Every rule in every language; the contrast, which knows no language and costs most of the time, in both themes of the first one. */
export const violationsOf = async (page: Page, language: Language): Promise<string[]> => {
  const found: string[] = [];
  for (const colorScheme of language === 'cs' ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = colorScheme === 'light' ? new AxeBuilder({ page }).disableRules(language === 'cs' ? experimental : [...experimental, 'color-contrast']).withTags(standards) : new AxeBuilder({ page }).withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) found.push(`${colorScheme}: ${id} (${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(', ')})`);
  }
  return found;
};
