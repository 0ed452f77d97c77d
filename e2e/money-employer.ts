/** What administration does in the journey of money: credits by files, and the payroll's file. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { windows1250, xlsxOf } from '../apps/server/src/test/xlsx.ts';
import { personalNumbers, type Story } from './money.ts';
import { expect } from './support.ts';

const client = '/admin/client/1/credit';
type GrantFile = {
  readonly name: string;
  readonly content: Buffer;
  readonly regime: string;
  readonly total: number;
};
/** A second try of a journey grants what its first one did. */
export const acceptTwin = async (page: Page, t: Story['t']): Promise<void> => {
  const again = page.getByLabel(t('admin', 'import.accept.grantedBefore'));
  if (await again.isVisible()) await again.check();
};
/** What employers are asked for the ground of a grant, where the law wants one. */
const grounds = { CZK: 'enum.grantGround.BEYOND_WAGE', EUR: undefined } as const;
/** How a payroll program of the country heads its amounts. */
const amountHeading = { CZK: 'Částka', EUR: 'Suma' } as const;
const grantByFile = async (
  { admin, t, show, currency }: Story,
  { name, content, regime, total }: GrantFile,
) => {
  const count = personalNumbers.length;
  await admin.goto(`${client}/import`);
  await admin.locator('select[name=regime]').selectOption(regime);
  if (grounds[currency]) await admin.getByLabel(t('admin', grounds[currency])).check();
  await admin
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content });
  await admin.getByRole('button', { name: t('admin', 'import.check') }).click();
  await expect(
    admin.getByText(t('admin', 'grantImport.amount', { amount: show(total) }), { exact: true }),
  ).toBeVisible();
  await acceptTwin(admin, t);
  await admin
    .getByRole('button', { name: t('admin', 'grantImport.run_few', { count, total: show(total) }) })
    .click();
  await expect(
    admin.getByText(t('admin', 'grantImport.importedTitle_few', { count })),
  ).toBeVisible();
};
/** One file as a payroll program of old writes it, one as a spreadsheet does. */
export const grantCredits = async (story: Story): Promise<void> => {
  const { t, of, regime } = story;
  const header = [t('admin', 'payroll.personalNumber'), amountHeading[story.currency]];
  const decimal = (of('benefit') / 100).toFixed(2).replace('.', ',');
  const lines = [header, ...personalNumbers.map((number) => [number, decimal])];
  await grantByFile(story, {
    name: 'mzdy.csv',
    content: windows1250(`${lines.map((cells) => cells.join(';')).join('\r\n')}\r\n`),
    regime,
    total: of('benefit') * personalNumbers.length,
  });
  const cell = { xml: `<v>${of('taxed') / 100}</v>` };
  await grantByFile(story, {
    name: 'odmeny.xlsx',
    content: xlsxOf({ List: [header, ...personalNumbers.map((number) => [number, cell])] }),
    regime: 'TAXED',
    total: of('taxed') * personalNumbers.length,
  });
};

const figures = ['granted', 'recalled', 'expired', 'used', 'taxable'] as const;
/** This month's lines of the payer in the file for the payroll: figures by the name of the regime, minor units. */
export const readPayroll = async ({ admin, t }: Story) => {
  await admin.goto(client);
  const download = admin.waitForEvent('download');
  await admin.getByTestId('payroll-csv').click();
  const file = await readFile(await (await download).path(), 'utf8');
  const [header = [], ...lines] = file
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
  const cell = (line: readonly string[], column: string): string =>
    line[header.indexOf(t('admin', `payroll.${column}`))] ?? '';
  const own = lines.filter((line) => cell(line, 'personalNumber') === personalNumbers[0]);
  return (regime: string): readonly number[] => {
    const line = own.find((one) => cell(one, 'regime') === t('admin', `enum.regime.${regime}`));
    return figures.map((figure) =>
      line ? Math.round(Number(cell(line, figure).replace(',', '.')) * 100) : 0,
    );
  };
};
