import { readFileSync } from 'node:fs';
import { enter, expect, test, textsOf } from './support.ts';

const t = textsOf('cs');

test('an invoice that waits shows a code to pay it by, and is taken for accounting and on paper alone', async ({
  page,
}) => {
  await enter(page, 'accountant', '/admin/client-document');
  const waiting = page
    .locator('tbody tr', { hasText: t('admin', 'clientDocument.state.OPEN') })
    .first();
  const number = (await waiting.locator('td').first().innerText()).trim();
  await waiting.getByRole('link').first().click();
  const code = page.getByRole('main').getByRole('img', { name: /^QR/ }).locator('visible=true');
  await expect(code).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('admin', 'clientDocument.print') }),
  ).toBeVisible();

  const taken = page.waitForEvent('download');
  await page.getByRole('button', { name: t('admin', 'clientDocument.isdoc') }).click();
  const file = await taken;
  expect(file.suggestedFilename()).toBe(`${number}.isdoc`);
  expect(readFileSync(await file.path(), 'utf8')).toContain(`<ID>${number}</ID>`);

  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article');
  await expect(paper).toBeVisible();
  await expect(paper).toContainText(number);
  await expect(paper).toContainText(t('admin', 'clientDocument.vatSummary'));
  await expect(paper.getByRole('img', { name: /^QR/ })).toBeVisible();
  await expect(page.getByRole('navigation').locator('visible=true')).toHaveCount(0);
  await expect(page.getByRole('button').locator('visible=true')).toHaveCount(0);
});
