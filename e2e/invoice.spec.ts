import { readFileSync } from 'node:fs';
import { gpcStatement } from '../apps/server/src/test/bank-file.ts';
import { openWaiting } from './invoices.ts';
import { linkIn, openMailbox } from './mail.ts';
import { call, expect, test, textsOf } from './support.ts';

const t = textsOf('cs');

// each takes the first invoice that waits
test.describe.configure({ mode: 'default' });

test('an invoice that waits shows a code to pay it by, and is put on paper alone', async ({
  page,
}) => {
  const number = await openWaiting(page, t);
  const code = page.getByRole('main').getByRole('img', { name: /^QR/ }).locator('visible=true');
  await expect(code).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('admin', 'clientDocument.print') }),
  ).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article');
  await expect(paper).toBeVisible();
  await expect(paper).toContainText(number);
  await expect(paper).toContainText(t('admin', 'clientDocument.vatSummary'));
  await expect(paper.getByRole('img', { name: /^QR/ })).toBeVisible();
  await expect(page.getByRole('navigation').locator('visible=true')).toHaveCount(0);
  await expect(page.getByRole('button').locator('visible=true')).toHaveCount(0);
});

test('an employer’s bookkeeper opens an invoice by the link of its mail, and takes its PDF and its ISDOC', async ({
  page,
  browser,
}) => {
  const number = await openWaiting(page, t);
  const mailbox = openMailbox('faktury@zamestnavatel.example');
  const again = page.getByRole('button', { name: t('admin', 'clientDocument.sendAgain') });
  await page
    .getByRole('button', { name: t('admin', 'clientDocument.sendNow') })
    .or(again)
    .click();
  const mail = await mailbox.next(number);
  const bookkeeper = await (await browser.newContext()).newPage();
  await bookkeeper.goto(linkIn(mail));
  await expect(
    bookkeeper.getByRole('heading', { name: t('onboarding', 'clientDocument.title', { number }) }),
  ).toBeVisible();
  const taken = bookkeeper.waitForEvent('download');
  await bookkeeper.getByRole('button', { name: t('onboarding', 'clientDocument.pdf') }).click();
  const file = await taken;
  expect(file.suggestedFilename()).toBe(`${number}.pdf`);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const read = bookkeeper.waitForEvent('download');
  await bookkeeper
    .getByRole('button', { name: t('onboarding', 'clientDocument.eInvoice.ISDOC') })
    .click();
  const isdoc = await read;
  expect(isdoc.suggestedFilename()).toBe(`${number}.isdoc`);
  expect(readFileSync(await isdoc.path(), 'utf8')).toContain(`<ID>${number}</ID>`);
  // mails of before had the token in the query: it is not told to anybody again
  await bookkeeper.goto(linkIn(mail).replace('#', '?'));
  await expect(bookkeeper).toHaveURL(/client-document#token=/);
  await expect(
    bookkeeper.getByRole('heading', { name: t('onboarding', 'clientDocument.title', { number }) }),
  ).toBeVisible();
  await bookkeeper.goto('/client-document#token=1.made-up');
  await expect(
    bookkeeper.getByRole('heading', { name: t('onboarding', 'clientDocument.failed.title') }),
  ).toBeVisible();
  await bookkeeper.context().close();
});

test('what was paid for an invoice that is taken back pays the one that is issued instead', async ({
  page,
}) => {
  const number = await openWaiting(page, t);
  const own = page.url();
  const { open } = await call(
    page,
    'GET',
    `/api/admin/client-document/${own.split('/').at(-1) ?? ''}`,
  );
  const [bank] = (await call(page, 'GET', '/api/admin/bank')).accounts;
  const file = gpcStatement([{ amount: open, variable: number }], {
    account: bank.iban.slice(-16),
    number: String(Date.now() % 1000),
  });
  await page.goto('/admin/bank');
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'v.gpc', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await expect(page.getByText('Výpis je nahraný')).toBeVisible();

  await page.goto(own);
  await page.getByRole('button', { name: t('admin', 'clientDocument.correct') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(t('admin', 'clientDocument.field.note')).fill('Omyl');
  await dialog.getByRole('button', { name: t('admin', 'clientDocument.correct') }).click();
  await expect(page).not.toHaveURL(own);

  await page.goto('/admin/client-document?kind=INVOICE');
  await page.getByRole('button', { name: t('admin', 'clientDocument.invoiceMonth') }).click();
  const run = page.getByRole('dialog');
  await run.getByRole('button', { name: t('admin', 'clientDocument.invoice') }).click();
  await expect(
    run.getByText(t('admin', 'clientDocument.invoiced_one', { count: 1 })),
  ).toBeVisible();
  await run
    .getByRole('button', { name: t('admin', 'clientDocument.close'), exact: true })
    .last()
    .click();

  await page.locator('tbody tr').first().getByRole('link').first().click();
  const paid = page.getByText(t('admin', 'clientDocument.prepaid.from'));
  await expect(paid.first()).toBeVisible();
  await page.getByRole('button', { name: t('admin', 'clientDocument.prepaid.undo') }).click();
  const use = page.getByRole('button', {
    name: t('admin', 'clientDocument.prepaid.use', { amount: '' }).trim(),
  });
  await use.click();
  await expect(use).toHaveCount(0);
  await expect(page.getByText(t('admin', 'clientDocument.state.PAID')).first()).toBeVisible();
});
