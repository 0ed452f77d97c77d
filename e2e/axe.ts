import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from './support.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Not yet a rule of axe's own set: it takes initials and glyphs that are hidden from readers for the visible name. */
const experimental = ['label-content-name-mismatch'];

/** What a language can change: the names of things. */
const namings = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'aria-treeitem-name',
  'button-name',
  'document-title',
  'empty-heading',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'input-button-name',
  'input-image-alt',
  'label',
  'link-name',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'valid-lang',
];
/**
 * Runs axe in the page itself: we have no frames of other origins, and opening a second page for
 * every check takes as long as the check.
 */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();
const builders = (page: Page, language: Language) => ({
  light: () =>
    language === 'cs'
      ? axe(page).disableRules(experimental).withTags(standards)
      : axe(page).withRules(namings),
  dark: () => axe(page).withRules(['color-contrast']),
});

/**
 * All rules in the first language and both themes; only names in the other languages, because
 * structure and colours do not depend on the language.
 */
export const violationsOf = async (page: Page, language: Language): Promise<string[]> => {
  const found: string[] = [];
  for (const colorScheme of language === 'cs'
    ? (['light', 'dark'] as const)
    : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await builders(page, language)[colorScheme]().analyze();
    for (const { id, nodes } of violations)
      found.push(
        `${colorScheme}: ${id} (${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 3)
          .join(', ')})`,
      );
  }
  return found;
};
