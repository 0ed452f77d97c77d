/** Who plays the journey of a whole month in which country, and what its bank says of it. */
import { currencyOfCountry, type MonthRecord, type MovementView } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import type { Browser, Locator, Page } from '@playwright/test';
import { demoPasswords } from '../apps/server/demo/sign-ins.ts';
import { camtStatement, gpcStatement } from '../apps/server/src/test/bank-file.ts';
import { servers } from './servers.ts';
import { call, countryOfProject, enter, expect, speak, textsOf } from './support.ts';

/** The employer of the demo that pays beforehand. */
export const clientId = 3;
/** Whom the journey of orders plays. */
const taken = 3;
const countries = {
  Cz: { language: 'cs', regime: 'CZ_LEISURE', minorUnits: 100 },
  Sk: { language: 'sk', regime: 'SK_NON_CASH', minorUnits: 4 },
} as const;

const openAs = async (browser: Browser, who: Parameters<typeof enter>[1]): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await speak(page.context(), countries[countryOfProject()].language);
  await enter(page, who);
  return page;
};

export type Spender = {
  readonly id: number;
  readonly username: string;
  readonly personalNumber: string;
  /** What they paid with their employer's money in the month that is over. */
  readonly payment: MovementView;
};
/** The last of the employer's people who paid something in a month that nobody has given back. */
const findSpender = async (admin: Page, month: string): Promise<Spender> => {
  const list = `/api/admin/user?clientId=${clientId}&pageSize=50&sortBy=ID&sortDirection=DESC`;
  for (const { id, active } of (await call(admin, 'GET', list)).content) {
    if (!active || id === taken) continue;
    const history = `/api/admin/user/${id}/payment-history?limit=15`;
    const items: MovementView[] = (await call(admin, 'GET', history)).items;
    const payment = items.find(
      ({ reason, status, date, refunded, parts }) =>
        reason === 'PURCHASE' &&
        status === 'BOOKED' &&
        date.startsWith(month) &&
        refunded === 0 &&
        parts.every(({ pot }) => pot !== 'PRIVATE'),
    );
    if (!payment) continue;
    const { username, personalNumber } = await call(admin, 'GET', `/api/admin/user/${id}`);
    return { id, username, personalNumber, payment };
  }
  throw new Error(`nobody of client ${clientId} paid anything in ${month}`);
};

/** Two who keep the books, of whom one decides what the other prepared, and somebody who spends. */
export const begin = async (browser: Browser) => {
  const country = countryOfProject();
  const { language, regime, minorUnits } = countries[country];
  const currency = currencyOfCountry[country];
  const t = textsOf(language);
  const [admin, accountant] = [await openAs(browser, 'admin'), await openAs(browser, 'accountant')];
  const { months } = await call(accountant, 'GET', '/api/admin/month');
  const month: string = months.at(-2).month;
  const spender = await findSpender(admin, month);
  const person = await openAs(browser, {
    username: spender.username,
    password: demoPasswords.ROLE_USER,
  });
  const [account] = (await call(accountant, 'GET', '/api/admin/bank')).accounts;
  const iban: string = account.iban;
  return {
    admin,
    accountant,
    person,
    spender,
    month,
    iban,
    regime,
    currency,
    country,
    api: servers[country].api,
    t,
    /** Minor units of a sum given in crowns; a euro stands for twenty-five of them. */
    of: (crowns: number): number => crowns * minorUnits,
    show: (amount: number): string => formatMoney({ amount, currency }),
    close: () => Promise.all([admin, accountant, person].map((page) => page.context().close())),
  };
};
export type Story = Awaited<ReturnType<typeof begin>>;

/** A button by the key of its text, in the language of the country. */
export const button = ({ t }: Story, at: Page | Locator, key: string): Locator =>
  at.getByRole('button', { name: t('admin', key), exact: true });
export const link = ({ t }: Story, at: Page | Locator, key: string): Locator =>
  at.getByRole('link', { name: t('admin', key), exact: true });
export const dialogOf = (page: Page): Locator =>
  page.getByRole('alertdialog').or(page.getByRole('dialog'));
/** Presses a button and the same one of the dialog that asks, and waits until that has closed. */
export const decide = async (
  story: Story,
  page: Page,
  key: string,
  confirmKey = key,
): Promise<void> => {
  await button(story, page, key).click();
  await button(story, dialogOf(page), confirmKey).click();
  await expect(dialogOf(page)).toHaveCount(0);
};
/** Opens an address and waits for its page: the one before stays until the next is drawn. */
export const see = async (page: Page, address: string, heading: string | RegExp): Promise<void> => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

export const readMonth = ({ accountant, month }: Story): Promise<MonthRecord> =>
  call(accountant, 'GET', `/api/admin/month/${month}`);
/** The hash of the month before, which the demo has closed: the next one is bound to it. */
export const hashBefore = async ({ accountant, month }: Story): Promise<string> => {
  const until = `/api/admin/month?until=${month}`;
  const before: string = (await call(accountant, 'GET', until)).months.at(-2).month;
  const { closings } = await call(accountant, 'GET', `/api/admin/month/${before}`);
  return closings[0].sha256;
};

type Entry = { readonly amount: number; readonly symbol: string; readonly iban?: string };
const decimal = (amount: number): string => (Math.abs(amount) / 100).toFixed(2);
const camtEntry = ({ amount, symbol, iban }: Entry, at: string): string => {
  const other = amount < 0 ? 'CdtrAcct' : 'DbtrAcct';
  return `<Ntry><Amt Ccy="EUR">${decimal(amount)}</Amt><CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${at}</Dt></BookgDt><AcctSvcrRef>${symbol}</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>/VS${symbol}/SS/KS</EndToEndId></Refs>
${iban ? `<RltdPties><${other}><Id><IBAN>${iban}</IBAN></Id></${other}></RltdPties>` : ''}
</TxDtls></NtryDtls></Ntry>`;
};
/** A statement of the operator's account of today, as its country's banks write it. */
const statementOf = ({ country, iban }: Story, entry: Entry): { name: string; text: string } => {
  const today = new Date().toISOString().slice(0, 10);
  if (country === 'Sk') {
    const [opening, closing] = entry.amount < 0 ? [-entry.amount, 0] : [0, entry.amount];
    const statement = { iban, day: today, opening: decimal(opening), closing: decimal(closing) };
    const entries = camtEntry(entry, today);
    return { name: 'vypis.xml', text: camtStatement({ ...statement, entries }) };
  }
  const [year, month, date] = today.slice(2).split('-');
  const day = `${date}${month}${year}`;
  const other = entry.iban && { counter: entry.iban.slice(8), bank: entry.iban.slice(4, 8) };
  const line = { amount: entry.amount, variable: entry.symbol, day, ...other };
  const number = String(Date.now() % 1_000);
  const head = { account: iban.slice(8), opening: 100_000_000, number, from: day, day };
  return { name: 'vypis.gpc', text: gpcStatement([line], head) };
};
/** The bank says what moved, and the portal knows by itself what it is of. */
export const bankSays = async (story: Story, entry: Entry): Promise<void> => {
  const { accountant, t } = story;
  const { name, text } = statementOf(story, entry);
  await see(accountant, '/admin/bank', t('admin', 'bank.title'));
  await accountant
    .locator('main input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(
    accountant.getByText(t('admin', 'bank.imported', { entries: 1, matched: 1 })),
  ).toBeVisible();
};
