import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Language } from './support.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Not yet a rule of axe's own set: it takes initials and glyphs that are hidden from readers for the visible name. */
const experimental = 'label-content-name-mismatch';

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
const wholly: RunOptions = { runOnly: standards, rules: { [experimental]: { enabled: false } } };
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
const names: RunOptions = { runOnly: { type: 'rule', values: namings } };

/**
 * Of the page as it is: `rule (elements)`. Axe stays in the document it was brought into, which serves every page one
 * turns to: bringing it along takes longer than most of its rules.
 */
const violations = async (page: Page, options: RunOptions): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(
    async (settings) =>
      (await window.axe?.run(document, settings))?.violations.map(
        ({ id, nodes }) =>
          `${id} (${nodes
            .slice(0, 3)
            .map(({ target }) => target.join(' '))
            .join(', ')})`,
      ) ?? ['axe is not there'],
    { ...options, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
};

/**
 * All rules in the first language and both themes; only names in the other languages, because
 * structure and colours do not depend on the language.
 */
export const violationsOf = async (page: Page, language: Language): Promise<string[]> => {
  const rules =
    language === 'cs'
      ? ([
          ['light', wholly],
          ['dark', colours],
        ] as const)
      : ([['light', names]] as const);
  const found: string[] = [];
  for (const [colorScheme, options] of rules) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await violations(page, options)).map((one) => `${colorScheme}: ${one}`));
  }
  return found;
};
