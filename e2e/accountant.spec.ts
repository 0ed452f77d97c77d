import type { Page } from '@playwright/test';
import { screensOf } from './screens.ts';
import { apiOrigin, enter, expect, test, textsOf } from './support.ts';
import { turn } from './turn.ts';

const text = textsOf('cs');

/** What the API refused or failed at, each with the screen that asked. */
const refusalsOn = (page: Page): readonly string[] => {
  const refused: string[] = [];
  page.on('response', (answer) => {
    const status = answer.status();
    if (!answer.url().startsWith(apiOrigin) || status < 400 || status === 404) return;
    const screen = new URL(page.url()).pathname;
    refused.push(`${screen}: ${status} ${answer.request().method()} ${answer.url()}`);
  });
  return refused;
};
/** Whether this is a screen and not the word that there is none. */
const isThere = async (page: Page): Promise<boolean> => {
  const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
  return !['notFound.title', 'forbidden.title'].some((key) => text('common', key) === heading);
};

test('no screen of the accountant asks for what only an administrator may have', async ({
  page,
  browser,
}) => {
  const administrator = await browser.newPage();
  const addresses = await screensOf(administrator, 'admin');
  await administrator.close();
  await enter(page, 'accountant', '/admin/book');
  const refused = refusalsOn(page);
  const seen: string[] = [];
  for (const address of addresses) {
    await turn(page, address);
    if (await isThere(page)) seen.push(address);
  }
  expect(refused).toEqual([]);
  // what their work is made of; of the rest there is nothing for them
  expect(seen).toEqual(
    expect.arrayContaining(['/admin/month', '/admin/bank', '/admin/settlement/run']),
  );
  expect(seen.filter((address) => /offer|magazine|carousel|promoRow/.test(address))).toEqual([]);
});

test('an address that leads nowhere leads an accountant back to where their work begins', async ({
  page,
}) => {
  await enter(page, 'accountant', '/admin/nothing');
  await page.getByRole('link', { name: text('admin', 'nothingHere.start') }).click();
  await expect(page).toHaveURL(/\/admin\/month$/);
});

test('the journal fits a small window, or goes sideways with its lines in sight', async ({
  page,
}) => {
  await enter(page, 'accountant', '/admin/book/journal');
  const table = page.getByRole('table');
  const line = table.locator('tbody td').first();
  const hidden = () =>
    table.evaluate(({ parentElement: frame, scrollWidth }) => {
      const width = frame?.clientWidth ?? 0;
      frame?.scrollTo(frame.scrollWidth, 0);
      return Math.max(0, scrollWidth - width);
    });
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await turn(page, '/admin/book/journal');
    await expect(line).toBeVisible();
    expect([width, await hidden()]).toEqual([width, 0]);
  }
  await turn(page, '/admin/book/journal?account=EMPLOYER');
  await expect(line).toBeVisible();
  expect(await hidden()).toBeGreaterThan(0);
  const [frame, first] = [await table.locator('..').boundingBox(), await line.boundingBox()];
  expect(Math.abs((first?.x ?? 0) - (frame?.x ?? 0))).toBeLessThan(3);
});

test('a line of people’s money leads to all that was booked by its document, and names nobody', async ({
  page,
}) => {
  await enter(page, 'accountant', '/admin/book/journal?document=GRANT');
  const links = page.getByRole('table').locator('tbody td:nth-child(3) a');
  const name = await links.first().innerText();
  await links.first().click();
  await expect(page).toHaveURL(/\/admin\/book\/journal\?document=GRANT&documentId=\d+$/);
  await expect.poll(async () => [...new Set(await links.allInnerTexts())]).toEqual([name]);
  await page.goBack();
  await expect(page).toHaveURL('/admin/book/journal?document=GRANT');
});

test('the bank and the books agree, and what of the money is others’ is said for any day', async ({
  page,
}) => {
  const funds = (key: string): string => text('admin', `funds.${key}`);
  await enter(page, 'accountant', '/admin/book');
  await page.getByRole('link', { name: funds('title') }).click();
  await expect(page.getByRole('heading', { level: 1, name: funds('title') })).toBeVisible();
  const bank = page.getByRole('table', { name: funds('bankAndBooks') });
  await expect(bank.locator('tfoot')).toContainText('0,00');
  await expect(page.getByText(funds('agrees'))).toBeVisible();
  const owed = page.getByRole('table', { name: funds('owed') });
  await expect(owed.getByRole('link', { name: funds('what.CREDITS') })).toBeVisible();
  // before anything happened there was nothing, and the books agreed then too
  await turn(page, '/admin/book/funds?day=2020-01-01');
  await expect(bank.getByText(funds('unread')).first()).toBeVisible();
  await expect(owed.locator('tfoot')).toContainText('0,00');
  await bank.getByRole('link', { name: funds('open') }).click();
  await expect(page).toHaveURL(/\/admin\/bank\/open$/);
});

test("a statement asks whose it is to be, and is nobody else's until then", async ({ page }) => {
  const statement = (key: string): string => text('admin', `partyStatement.${key}`);
  await enter(page, 'accountant', '/admin/book');
  await page.getByRole('link', { name: statement('title'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: statement('whose') })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('combobox', { name: statement('kind.partner') }).fill('padel');
  await page.getByRole('option', { name: 'Padel Klec' }).click();
  await expect(page).toHaveURL(/kind=partner&partyId=2$/);
  await expect(page.getByRole('table', { name: statement('accounts') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Padel Klec/ })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: statement('whose') })).toBeVisible();
});

test('a statement of who pays after use says what of a receivable is on no document yet', async ({
  page,
}) => {
  const statement = (key: string): string => text('admin', `partyStatement.${key}`);
  await enter(page, 'accountant', '/admin/book/statement?kind=client&partyId=1');
  const accounts = page.getByRole('table', { name: statement('accounts') });
  const receivable = accounts.getByRole('row', {
    name: text('admin', 'enum.bookAccount.EMPLOYER'),
  });
  const closing = await receivable.getByRole('cell').last().innerText();
  const [owed = ''] = statement('owed').split(' (');
  await expect(page.getByRole('term').filter({ hasText: owed })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: closing })).toContainText(
    statement('owedNote'),
  );
});

test('what stands between the operator and a partner is on one page, and leads to what is open', async ({
  page,
}) => {
  const statement = (key: string): string => text('admin', `partyStatement.${key}`);
  await enter(page, 'accountant', '/admin/partner/1');
  await page.getByRole('link', { name: statement('title'), exact: true }).click();
  const accounts = page.getByRole('table', { name: statement('accounts') });
  await expect(accounts.getByText(text('admin', 'enum.bookAccount.PARTNER'))).toBeVisible();
  const taken = page.waitForEvent('download');
  await page.getByTestId('book-xlsx').click();
  expect((await taken).suggestedFilename()).toMatch(/-1-20\d\d.*\.xlsx$/);
  await page.getByRole('link', { name: statement('open.partner') }).click();
  await expect(page).toHaveURL(/\/admin\/settlement\?.*openOn=/);
  await page.getByRole('link', { name: statement('title'), exact: true }).click();
  await expect(page.getByRole('table', { name: statement('turnover') })).toBeVisible();
});
