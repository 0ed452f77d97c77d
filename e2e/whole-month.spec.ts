/**
 * A whole month, played in crowns and, by the project `slovak`, in euros. A month that goes on cannot be closed: what
 * is closed is the last one, which the demo has lived; what is ordered, paid, spent and given back is of today.
 */
import { createHash } from 'node:crypto';
import { createMachine } from '../apps/server/src/cli/till/machine.ts';
import { call, expect, test } from './support.ts';
import {
  type Line,
  linesOf,
  minor,
  valuesIn,
  seeEInvoice,
  seePdf,
  sumOf,
  take,
  type Taken,
} from './taken.ts';
import {
  bankSays,
  begin,
  button,
  clientId,
  decide,
  dialogOf,
  link,
  hashBefore,
  readMonth,
  see,
  type Story,
} from './whole-month.ts';
import { isApproved, isPaid, takesSettlement } from './whole-month-partner.ts';

const bookShop = 92;
const credit = `/admin/client/${clientId}/credit`;

/** The employer's order and its proforma, which the employer pays by. Answers the address of the order. */
const orders = async (story: Story, amount: number): Promise<string> => {
  const { admin, spender, regime, country, t, show } = story;
  await see(admin, `${credit}/grant/create?userId=${spender.id}`, t('admin', 'creditGrant.title'));
  await admin.locator('select[name=regime]').selectOption(regime);
  await admin.getByLabel(t('admin', 'creditGrant.amountOne')).fill(String(amount / 100));
  if (country === 'Cz') await admin.getByLabel(t('admin', 'enum.grantGround.BEYOND_WAGE')).check();
  await button(story, admin, 'creditGrant.check').click();
  await expect(admin.getByText(t('admin', 'creditOrder.mode.PREPAID'))).toBeVisible();
  const words = t('admin', 'creditOrder.confirm_one', { count: 1, total: show(amount) });
  await admin.getByRole('button', { name: words }).click();
  await dialogOf(admin).getByRole('button', { name: words }).click();
  await expect(admin).toHaveURL(/\/credit\/order\/\d+$/);
  await expect(admin.getByText(t('admin', 'creditOrder.state.WAITING')).first()).toBeVisible();
  return admin.url();
};
const takesProforma = async (story: Story, amount: number): Promise<string> => {
  const { admin, t } = story;
  const proforma = admin.getByRole('main').getByRole('link', { name: /^1\d{9}$/ });
  const number = await proforma.innerText();
  await proforma.click();
  await expect(admin.getByRole('heading', { level: 1, name: number })).toBeVisible();
  const paper = await take(admin, link(story, admin, 'clientDocument.pdf'));
  expect(paper.name).toBe(`${number}.pdf`);
  seePdf(paper, number, t('admin', 'clientDocument.kind.PROFORMA'), story.show(amount));
  return number;
};
const areGiven = async ({ admin, t }: Story, order: string): Promise<void> =>
  expect(async () => {
    await admin.goto(order);
    await expect(admin.getByText(t('admin', 'creditOrder.state.GIVEN')).first()).toBeVisible();
  }).toPass({ timeout: 120_000, intervals: [500, 1_000, 2_000] });

/** Pays a book at a till, and sees it in the history. */
const spends = async ({ admin, person, api, currency, show, t }: Story, amount: number) => {
  const path = `/api/admin/partner/${bookShop}/payment-credential`;
  const named = { name: 'Pokladna', branchOfficeId: null };
  const { credential, privateKey } = await call(admin, 'POST', path, named);
  const till = createMachine(api, { keyId: credential.keyId, privateKey });
  const { code } = await call(person, 'POST', '/api/user/payment-code', { usePrivate: false });
  const held = await till.authorize({ code, amount: { amount, currency }, reference: 'M-1' });
  expect(held).toMatchObject({ status: 'PENDING', declineReason: null });
  expect(await till.capture(held.paymentId)).toMatchObject({ status: 'BOOKED' });
  await see(person, '/profile/history', t('profile', 'history.title'));
  await expect(person.getByTestId('movement-PURCHASE-BOOKED').first()).toContainText(show(amount));
};

/** The invoice of the month, on paper and for accounting systems. */
const takesInvoice = async (story: Story): Promise<void> => {
  const { accountant, country } = story;
  const list = `/api/admin/client-document?kind=INVOICE&clientId=${clientId}`;
  const [{ id, number }] = (await call(accountant, 'GET', list)).content;
  const { amount } = await call(accountant, 'GET', `/api/admin/client-document/${id}`);
  await see(accountant, `/admin/client-document/${id}`, new RegExp(number));
  seePdf(await take(accountant, link(story, accountant, 'clientDocument.pdf')), number);
  const format = country === 'Sk' ? 'UBL' : 'ISDOC';
  const file = await take(accountant, link(story, accountant, `clientDocument.eInvoice.${format}`));
  seeEInvoice(file, number);
  const total = 'LegalMonetaryTotal/TaxInclusiveAmount';
  expect(valuesIn(file, total).map(minor)).toEqual([amount]);
};

const closes = async (story: Story): Promise<void> => {
  const { accountant, t } = story;
  await decide(story, accountant, 'month.close');
  const closed = accountant.locator('main').getByText(t('admin', 'month.status.CLOSED'));
  await expect(closed.first()).toBeVisible({ timeout: 60_000 });
};
/** What was frozen, each file by its name with the hash the portal says of it. */
const takesFiles = async (story: Story): Promise<Record<string, Taken>> => {
  const { accountant } = story;
  const [closing] = (await readMonth(story)).closings;
  const files = closing?.files ?? [];
  const taken: Record<string, Taken> = {};
  for (const { kind, name, client, sha256, bytes } of files) {
    const file = await take(accountant, accountant.locator(`a[download][title="${name}"]`).first());
    expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(sha256);
    expect([file.name, file.bytes.byteLength]).toEqual([name, bytes]);
    taken[client ? `${kind} ${client.id}` : kind] = file;
  }
  const listed = files.map(({ sha256, name }) => `${sha256}  ${name}`);
  expect(
    createHash('sha256')
      .update([await hashBefore(story), ...listed].join('\n'))
      .digest('hex'),
  ).toBe(closing?.sha256);
  return taken;
};
/** Journal, balance and payroll say the same of the month. */
const seeFrozen = ({ t, spender }: Story, files: Record<string, Taken>): void => {
  const read = (name: string): Line[] => linesOf(files[name] ?? { text: '' });
  const [balance, journal, payroll] = [
    read('BALANCE'),
    read('JOURNAL'),
    read(`PAYROLL ${clientId}`),
  ];
  const column = (name: string): string => t('admin', `book.field.${name}`);
  const accounts = balance.slice(0, -2);
  const [total, closing] = balance.slice(-2);
  expect(Object.values(closing ?? {})[0]).toMatch(/ \d{4}-\d{4}$/);
  for (const side of ['debit', 'credit']) {
    expect(sumOf(journal, column('amount'))).toBe(minor(total?.[column(side)]));
    for (const account of accounts) {
      const number = account[column('number')];
      const booked = journal.filter((line) => line[column(side)] === number);
      expect(sumOf(booked, column('amount')), number).toBe(minor(account[column(side)]));
    }
  }
  const own = payroll.filter(
    (line) => line[t('admin', 'payroll.personalNumber')] === spender.personalNumber,
  );
  expect(sumOf(own, t('admin', 'payroll.used'))).toBeGreaterThanOrEqual(
    Math.abs(spender.payment.amount),
  );
};
/** What one asks for another decides; what was reported before stays beside what is reported afterwards. */
const isReopened = async (story: Story): Promise<void> => {
  const { accountant, admin, t } = story;
  await button(story, accountant, 'month.reopenAsk').click();
  await button(story, dialogOf(accountant), 'month.reopenAsk').click();
  await expect(dialogOf(accountant).getByText(t('admin', 'month.reasonMissing'))).toBeVisible();
  await dialogOf(accountant).getByLabel(t('admin', 'month.reason')).fill('Chybí faktura');
  await button(story, dialogOf(accountant), 'month.reopenAsk').click();
  await expect(button(story, accountant, 'month.takeBack')).toBeVisible();
  await expect(button(story, accountant, 'month.reopen')).toHaveCount(0);
  await admin.goto(accountant.url());
  await expect(admin.getByText('Chybí faktura').first()).toBeVisible();
  await button(story, admin, 'month.reopen').click();
  await expect(button(story, admin, 'month.close')).toBeVisible();
  await accountant.reload();
  await closes(story);
  await expect(accountant.getByText(t('admin', 'month.replaced')).first()).toBeVisible();
};

/** What payroll is told of the spender's use in the month that goes on, corrections of earlier years among it. */
const usedNow = async ({ admin, spender, t }: Story): Promise<number> => {
  await see(admin, credit, t('admin', 'clientCredit.title'));
  const lines = linesOf(await take(admin, admin.getByTestId('payroll-csv')));
  const own = lines.filter(
    (line) => line[t('admin', 'payroll.personalNumber')] === spender.personalNumber,
  );
  return sumOf(own, t('admin', 'payroll.used'));
};
/** A payment of the closed month is given back in administration. Answers the refund. */
const refundsLate = async (story: Story): Promise<number> => {
  const { admin, spender, show, t } = story;
  const { id, payment } = spender;
  const history = `/api/admin/user/${id}/payment-history?limit=20`;
  const listed: { id: number }[] = (await call(admin, 'GET', history)).items;
  await admin.goto(`/admin/user/${id}/credit`);
  const table = admin.getByRole('table', { name: t('admin', 'userCredit.history') });
  const row = table.locator('tbody tr').nth(listed.findIndex((one) => one.id === payment.id));
  await button(story, row, 'userCredit.refund').click();
  await button(story, dialogOf(admin), 'userCredit.refund').click();
  const amount = show(Math.abs(payment.amount));
  await expect(admin.getByText(t('admin', 'userCredit.refunded', { amount }))).toBeVisible();
  const [last] = (await call(admin, 'GET', history)).items;
  expect(last).toMatchObject({ reason: 'REFUND', reversal: { ofId: payment.id } });
  return last.id;
};
/**
 * It stands in the books of the month that goes on, with a line of each grant it comes back to: the closed one has no
 * other line than before.
 */
const isBookedLater = async ({ accountant, month }: Story, movementId: number): Promise<void> => {
  const journal = `/api/admin/book/journal?movementId=${movementId}`;
  const listed = async (): Promise<readonly { day: string }[]> =>
    (await call(accountant, 'GET', journal)).content;
  await expect.poll(async () => (await listed()).length, { timeout: 120_000 }).toBeGreaterThan(0);
  const lines = await listed();
  expect(lines.filter(({ day }) => day <= `${month}-31`)).toEqual([]);
  await accountant.goto(`/admin/book/journal?movementId=${movementId}`);
  await expect(accountant.locator('main tbody tr')).toHaveCount(lines.length);
};

test('a month is ordered, paid, spent, settled and closed, and what is refunded late corrects the next one', async ({
  browser,
}) => {
  test.slow();
  const story = await begin(browser);
  const { month, of, t, accountant, spender } = story;
  const ordered = of(200 + (Date.now() % 300));
  await test.step('an employer orders credits and pays its proforma; its employee has them and spends', async () => {
    const order = await orders(story, ordered);
    const symbol = await takesProforma(story, ordered);
    await bankSays(story, { amount: ordered, symbol });
    await areGiven(story, order);
    await spends(story, of(120));
  });
  await test.step('a partner is settled with, and paid by a file of two people', async () => {
    const settled = await isApproved(story);
    await takesSettlement(story, settled);
    await isPaid(story, settled);
  });
  await test.step('the month is closed with files that say the same, and once more', async () => {
    await takesInvoice(story);
    await accountant.goto(`/admin/month/closing?month=${month}`);
    // a second try finds it closed by the first one
    if ((await readMonth(story)).status === 'OPEN') await closes(story);
    const files = await takesFiles(story);
    seeFrozen(story, files);
    await isReopened(story);
    const again = await takesFiles(story);
    expect(again['PAYROLL 3']?.text).toBe(files['PAYROLL 3']?.text);
  });
  await test.step('a late refund of it is of the month that goes on', async () => {
    const [before, used] = [await readMonth(story), await usedNow(story)];
    await isBookedLater(story, await refundsLate(story));
    expect((await usedNow(story)) - used).toBe(-Math.abs(spender.payment.amount));
    expect((await readMonth(story)).closings).toEqual(before.closings);
    await accountant.goto(`/admin/month/closing?month=${month}`);
    await expect(
      accountant.locator('main').getByText(t('admin', 'month.status.CLOSED'), { exact: true }),
    ).toBeVisible();
  });
  await story.close();
});
