import type { Locator, Page } from '@playwright/test';
import { expect, textsOf } from './support.ts';

const t = textsOf('cs');
/** A button of administration by the key of its text, in Czech. */
export const button = (at: Page | Locator, key: string): Locator =>
  at.getByRole('button', { name: t('admin', key), exact: true });
export const dialogOf = (page: Page): Locator =>
  page.getByRole('alertdialog').or(page.getByRole('dialog'));
/** Presses a button of the open dialog, and waits until that has closed. */
export const confirm = async (page: Page, key: string): Promise<void> => {
  const dialog = dialogOf(page);
  await button(dialog, key).click();
  await expect(dialog).toHaveCount(0);
};

/** Chooses no row of a table, whether all or some were, and whatever rows come while it is pressed. */
export const chooseNone = async (page: Page): Promise<void> => {
  const all = page.locator('th input[type=checkbox]').first();
  await expect(async () => {
    await all.setChecked(true);
    await all.setChecked(false);
    await expect(page.locator('td[data-select] input:checked')).toHaveCount(0, { timeout: 500 });
  }).toPass();
};
