/** A partner in the journey of a whole month: settled with by two people, and paid by a file of two. */
import { savePartner } from './administrators.ts';
import { call, expect } from './support.ts';
import { linesOf, minor, valuesIn, seeEInvoice, seePdf, take, type Taken } from './taken.ts';
import { bankSays, button, decide, link, see, type Story } from './whole-month.ts';

type Settled = {
  id: number;
  number: string;
  partner: { id: number; name: string };
  payout: number;
};
/** A draft of the last month that is to be paid, of a partner whose company nobody knows yet. */
const findDraft = async (story: Story): Promise<number> => {
  const { accountant } = story;
  // another journey takes those that stand first
  const list = '/api/admin/settlement?status=DRAFT&pageSize=100';
  for (const { id, payout, partner, toSubmit, isOwn } of (
    await call(accountant, 'GET', list)
  ).content.toReversed()) {
    // nor one of the schedule, or one that another person has submitted
    if (toSubmit || !isOwn || payout <= 0) continue;
    await savePartner(story.admin, partner.id, { companyId: null });
    return id;
  }
  throw new Error('no draft is to be paid');
};
/** Who made it does not approve it. */
export const isApproved = async (story: Story): Promise<Settled> => {
  const { accountant, admin, t } = story;
  const address = `/admin/settlement/${await findDraft(story)}`;
  await accountant.goto(address);
  await expect(accountant.getByText(t('admin', 'settlement.ownWork'))).toBeVisible();
  await expect(button(story, accountant, 'settlement.approve')).toHaveCount(0);
  await admin.goto(address);
  await decide(story, admin, 'settlement.approve');
  await expect(admin.getByRole('heading', { level: 1, name: /20\d\d-\d{4}/ })).toBeVisible();
  return call(admin, 'GET', `/api${address}`);
};
/** Its document waits for the company of its partner, and is there as soon as that is known. */
export const takesSettlement = async (story: Story, { number, partner, payout }: Settled) => {
  const { admin, t, country } = story;
  await expect(admin.getByText(t('admin', 'settlement.obstacle.NO_COMPANY'))).toBeVisible();
  await savePartner(story.admin, partner.id, { companyId: 2 });
  await admin.reload();
  await button(story, admin, 'clientDocument.sendNow').click();
  const format = country === 'Sk' ? 'UBL' : 'ISDOC';
  const file = await take(admin, link(story, admin, `clientDocument.eInvoice.${format}`));
  seeEInvoice(file, number);
  seePdf(await take(admin, link(story, admin, 'clientDocument.pdf')), number, story.show(payout));
  const table = linesOf(await take(admin, admin.getByTestId('book-csv')));
  expect(minor(Object.values(table.at(-1) ?? {}).at(-1))).toBe(payout);
};

type Batch = { amount: number; list: { iban: string; amount: number; symbol: string }[] };
/** ABO: every line in its place, and the sum of the orders in the line of the payer's account. */
const seeAbo = ({ text }: Taken, { amount, list }: Batch, iban: string): void => {
  const lines = text.split('\r\n');
  const account = (of: string): string => `${of.slice(8, 14)}-${of.slice(14)}`;
  expect(lines[0]).toMatch(/^UHL1\d{6}.{20}\d{16}$/);
  expect(lines[1]).toBe(`1 1501 001000 ${iban.slice(4, 8)}`);
  expect(lines[2]).toMatch(/^2 \d{6}-\d{10} \d{14} \d{6}$/);
  expect(lines[2]?.split(' ').slice(1, 3)).toEqual([
    account(iban),
    String(amount).padStart(14, '0'),
  ]);
  const written = lines.slice(3, -3).map((line) => {
    expect(line).toMatch(/^\d{6}-\d{10} \d+ \d{10} \d{8} AV:[ -~]{0,35}$/);
    return line.split(' ').slice(0, 3);
  });
  expect(written).toEqual(
    list.map((order) => [account(order.iban), String(order.amount), order.symbol]),
  );
  expect(lines.slice(-3)).toEqual(['3 +', '5 +', '']);
};
/** pain.001: how many and how much, once for the file and once for its block. */
const seePain = (file: Taken, { amount, list }: Batch, iban: string): void => {
  const decimal = (minorUnits: number): string => (minorUnits / 100).toFixed(2);
  const read = (path: string) => valuesIn(file, `CstmrCdtTrfInitn/${path}`);
  for (const part of ['GrpHdr', 'PmtInf']) {
    expect(read(`${part}/NbOfTxs`)).toEqual([String(list.length)]);
    expect(read(`${part}/CtrlSum`)).toEqual([decimal(amount)]);
  }
  expect(read('PmtInf/DbtrAcct/Id/IBAN')).toEqual([iban]);
  const order = 'PmtInf/CdtTrfTxInf';
  expect(read(`${order}/Amt/InstdAmt`)).toEqual(list.map((one) => decimal(one.amount)));
  expect(read(`${order}/CdtrAcct/Id/IBAN`)).toEqual(list.map((one) => one.iban));
};
/** One puts it into a file, another lets the file go, the bank says that it has paid. */
export const isPaid = async (story: Story, { id, number, payout }: Settled): Promise<void> => {
  const { accountant, admin, country, iban, t } = story;
  await see(accountant, '/admin/settlement/batch/create', t('admin', 'payoutBatch.create'));
  const all = accountant.locator('th input[type=checkbox]').first();
  await all.setChecked(true);
  await all.setChecked(false);
  const row = accountant.locator('tbody tr', {
    has: accountant.getByText(t('admin', 'payoutBatch.settlement', { number }), { exact: true }),
  });
  await row.locator('td[data-select] input').check();
  await button(story, accountant, 'payoutBatch.createButton').click();
  await expect(accountant.getByText(t('admin', 'payoutBatch.ownWork'))).toBeVisible();
  await expect(link(story, accountant, 'payoutBatch.download')).toHaveCount(0);
  const address = accountant.url();

  await admin.goto(address);
  await decide(story, admin, 'payoutBatch.approve');
  const file = await take(admin, link(story, admin, 'payoutBatch.download'));
  const path = `/api/admin/payout-batch/${address.split('/').at(-1) ?? ''}`;
  const batch: Batch = await call(admin, 'GET', path);
  expect(batch.list.map(({ amount }) => amount)).toEqual([payout]);
  if (country === 'Sk') seePain(file, batch, iban);
  else seeAbo(file, batch, iban);

  const [order] = batch.list;
  if (!order) throw new Error('the batch pays nobody');
  await bankSays(story, { amount: -payout, symbol: order.symbol, iban: order.iban });
  await accountant.goto(`/admin/settlement/${id}`);
  await expect(accountant.getByText(t('admin', 'settlement.status.PAID'))).toBeVisible();
};
