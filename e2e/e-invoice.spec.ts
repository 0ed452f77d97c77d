import { readFileSync } from 'node:fs';
import { openWaiting } from './invoices.ts';
import { countryOfProject, expect, test, textsOf } from './support.ts';

test('an invoice is taken for accounting systems in the format of its country, and paid by its code', async ({
  page,
}) => {
  const isSlovak = countryOfProject() === 'Sk';
  const t = textsOf(isSlovak ? 'sk' : 'cs');
  const number = await openWaiting(page, t);
  const code = t('admin', `clientDocument.pay.${isSlovak ? 'SQUARE' : 'SPAYD'}`);
  await expect(page.getByText(code)).toBeVisible();

  const taken = page.waitForEvent('download');
  const format = isSlovak ? 'UBL' : 'ISDOC';
  await page.getByRole('link', { name: t('admin', `clientDocument.eInvoice.${format}`) }).click();
  const file = await taken;
  expect(file.suggestedFilename()).toBe(`${number}.${isSlovak ? 'xml' : 'isdoc'}`);
  const written = readFileSync(await file.path(), 'utf8');
  expect(written).toContain(`ID>${number}</`);
  expect(written).toContain(isSlovak ? 'poacc:billing:3.0' : 'http://isdoc.cz/namespace/2013');
});
