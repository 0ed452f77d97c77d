import type { Page } from '@playwright/test';
import { xlsxOf } from '../apps/server/src/test/xlsx.ts';
import { acceptTwin } from './money-employer.ts';
import { enter, expect, test, textsOf } from './support.ts';

const t = textsOf('cs');
const beyondWage = t('admin', 'enum.grantGround.BEYOND_WAGE');
const client = '/admin/client/1/credit';
/** Of the demonstration employee. */
const personalNumber = '10002';

const grantFile = async (page: Page, name: string, buffer: Buffer, note: string): Promise<void> => {
  await page.goto(`${client}/import`);
  await page.getByLabel(beyondWage).check();
  await page.getByLabel(t('admin', 'creditGrant.note')).fill(note);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: t('admin', 'import.check') }).click();
};
const runButton = (page: Page, total: string) =>
  page.getByRole('button', { name: t('admin', 'grantImport.run_one', { count: 1, total }) });
const post = async (page: Page, total: string): Promise<void> => {
  await expect(runButton(page, total)).toBeVisible();
  await acceptTwin(page, t);
  await runButton(page, total).click();
  await expect(
    page.getByText(t('admin', 'grantImport.importedTitle_one', { count: 1 })),
  ).toBeVisible();
};

test('an administrator grants credits by a workbook and by CSV, and sees them at the user', async ({
  page,
}) => {
  const stamp = Date.now() % 100_000;
  await enter(page, 'admin');
  await grantFile(
    page,
    'kredity.csv',
    Buffer.from(`\uFEFFOsobní číslo;Částka\r\nNEZNÁMÝ;100\r\n${personalNumber};1,234\r\n`),
    'Špatně',
  );
  await expect(page.getByText(t('admin', 'refusal.credit.unknownPerson'))).toBeVisible();
  await expect(page.getByText(t('admin', 'refusal.credit.decimals'))).toBeVisible();
  await expect(
    page.getByRole('cell', { name: t('admin', 'grantImport.column.amount') }).last(),
  ).toBeVisible();

  await grantFile(
    page,
    'kredity.xlsx',
    xlsxOf({
      Kredity: [
        ['Osobní číslo', 'Částka'],
        [personalNumber, { xml: '<v>111.5</v>' }],
      ],
    }),
    `Sešit ${stamp}`,
  );
  // a page that is left while the check is asked for has asked for nothing
  await expect(runButton(page, '111,50\u00A0Kč')).toBeVisible();
  // anyone who comes back to the file sees what will be granted
  await page.reload();
  await expect(page.getByText(`Sešit ${stamp}`)).toBeVisible();
  await expect(page.getByText(t('admin', 'creditGrant.byPolicy'))).toBeVisible();
  await post(page, '111,50\u00A0Kč');
  await grantFile(
    page,
    'kredity.csv',
    Buffer.from(`\uFEFFOsobní číslo;Částka;Poznámka\r\n${personalNumber};222;Tabulka ${stamp}\r\n`),
    'Pro všechny',
  );
  await post(page, '222,00\u00A0Kč');

  await page.goto('/admin/user/2');
  await page.getByRole('link', { name: t('admin', 'userTab.credits') }).click();
  await expect(page.getByText(`Sešit ${stamp}`)).toBeVisible();
  await expect(page.getByText(`Tabulka ${stamp}`)).toBeVisible();
  await expect(page.getByText('111,50\u00A0Kč').first()).toBeVisible();
});

test('a file that was chosen before it was said what credits these are is kept, and its odd column is told', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.goto(`${client}/import`);
  const input = page.locator('input[type=file]');
  await input.setInputFiles({
    name: 'mzdy.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFFOs. č.;Částka benefitu (Kč)\r\n${personalNumber};12,30\r\n`),
  });
  await expect(page.getByText(t('admin', 'grantImport.termsFirst'))).toBeVisible();
  await page.getByLabel(beyondWage).check();
  await page
    .getByRole('button', { name: t('admin', 'import.waiting', { name: 'mzdy.csv' }) })
    .click();
  await page.getByRole('button', { name: t('admin', 'import.check') }).click();
  const taken = t('admin', 'refusal.import.takenColumn', { name: 'Částka benefitu (Kč)' });
  await expect(page.getByTestId('import-kinds')).toContainText(taken);
  await expect(runButton(page, '12,30\u00A0Kč')).toBeVisible();
});

test('credits for one person are checked, confirmed with their sum, and taken back with a reason', async ({
  page,
}) => {
  const note = `Za pomoc ${Date.now() % 100_000}`;
  const money = '345,67\u00A0Kč';
  await enter(page, 'admin');
  await page.goto(`${client}/grant/create?userId=2`);
  await page.locator('input[name=amount]').fill('345,67');
  await page.getByLabel(beyondWage).check();
  await page.getByLabel(t('admin', 'creditGrant.note')).fill(note);
  await page.getByRole('button', { name: t('admin', 'creditGrant.check') }).click();
  await expect(
    page.getByText(t('admin', 'creditGrant.summary_one', { count: 1, total: money })),
  ).toBeVisible();
  const confirm = page.getByRole('button', {
    name: t('admin', 'creditGrant.confirm_one', { count: 1, total: money }),
  });
  await acceptTwin(page, t);
  await confirm.click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await page.waitForURL(/\/credit\/grant\/\d+$/);
  await expect(page.getByText(note)).toBeVisible();

  await page.getByRole('button', { name: t('admin', 'clientCredit.recall') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t('admin', 'clientCredit.recall') }).click();
  await expect(dialog.getByText(t('admin', 'clientCredit.reasonNeeded'))).toBeVisible();
  await dialog.getByRole('textbox').fill('Omyl');
  await dialog.getByRole('button', { name: t('admin', 'clientCredit.recall') }).click();
  await expect(page.getByText(t('admin', 'enum.lotState.RECALLED'))).toBeVisible();
});

test('the payroll of a month is a file for spreadsheets', async ({ page }) => {
  await enter(page, 'admin');
  await page.goto(client);
  const download = page.waitForEvent('download');
  await page.getByTestId('payroll-xlsx').click();
  expect((await download).suggestedFilename()).toMatch(/^mzdy-1-\d{4}-\d{2}\.xlsx$/);
});

test('a file of meals says the shifts, and what is beyond them is granted as taxed credits', async ({
  page,
}) => {
  const amount = `${Date.now() % 1_000},50`;
  await enter(page, 'admin');
  await page.goto(`${client}/import`);
  await page.locator('select[name=regime]').selectOption('CZ_MEAL');
  await page.getByLabel(beyondWage).check();
  await expect(page.getByLabel(t('admin', 'creditGrant.shiftsMonth'))).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'stravne.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `\uFEFFOsobní číslo;Jméno;Částka;Směny\r\n${personalNumber};Eva;${amount};0\r\n`,
    ),
  });
  await page.getByRole('button', { name: t('admin', 'import.check') }).click();
  await page.getByLabel(t('admin', 'import.accept.beyondShifts', { count: 1 })).check();
  await acceptTwin(page, t);
  // what was left out is said in the open, not in a fold
  await expect(page.getByTestId('import-kinds')).toContainText('Jméno');
  await page.getByRole('button', { name: /^Přidělit/ }).click();
  await expect(
    page.getByText(t('admin', 'grantImport.importedTitle_one', { count: 1 })),
  ).toBeVisible();
  await page.goto(client);
  // other journeys grant at the same time
  await page
    .getByRole('table')
    .first()
    .getByRole('row')
    .filter({ hasText: amount })
    .first()
    .click();
  await page.waitForURL(/\/credit\/grant\/\d+$/);
  await expect(
    page.getByRole('cell', { name: t('admin', 'enum.regime.TAXED'), exact: true }),
  ).toBeVisible();
});

test('a grant that was begun by hand is kept as a draft, and asked about before one leaves it', async ({
  page,
  context,
}) => {
  await enter(page, 'admin');
  await page.goto(`${client}/grant/create`);
  const amount = page.getByLabel(t('admin', 'creditGrant.amount'));
  await amount.fill('321');
  await page.getByLabel(t('admin', 'creditGrant.note')).fill('Rozepsáno');
  await page.getByTestId('breadcrumb-client-credit').click();
  await expect(page.getByRole('alertdialog')).toContainText(t('admin', 'unsaved.title'));
  await page
    .getByRole('button', { name: t('admin', 'unsaved.stay') })
    .last()
    .click();
  await page.close();
  const next = await context.newPage();
  await next.goto(`${client}/grant/create`);
  await next.getByRole('button', { name: t('admin', 'draft.restore') }).click();
  await expect(next.getByLabel(t('admin', 'creditGrant.amount'))).toHaveValue(/321/);
  await expect(next.getByLabel(t('admin', 'creditGrant.note'))).toHaveValue('Rozepsáno');
});
