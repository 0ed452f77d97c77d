import type { Page } from '@playwright/test';
import { enter, type textsOf } from './support.ts';

/** An accountant opens the first invoice that waits. Answers its number. */
export const openWaiting = async (page: Page, t: ReturnType<typeof textsOf>): Promise<string> => {
  await enter(page, 'accountant', '/admin/client-document?kind=INVOICE');
  const waiting = page
    .locator('tbody tr', { hasText: t('admin', 'clientDocument.state.OPEN') })
    .first();
  const number = (await waiting.locator('td').first().innerText()).trim();
  await waiting.getByRole('link').first().click();
  return number;
};
