import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readOfficeFile } from '../../platform/office-file/index.ts';
import { buildCompany } from '../../test/factories.ts';
import { giveCredits } from '../../test/money.ts';
import { openSettling, settlingDay } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { followLedger } from '../book/index.ts';
import { readXml } from '../e-invoice/testing/read-xml.ts';
import { addDays } from '../ledger/index.ts';

const test = await openTestApp({}, { works: false });
const { accountant, admin, fillPurse, newPartner, sell, run, approve, settlements } =
  await openSettling(test);
const month = settlingDay.slice(0, 7);
const hostile = `"Ž" <&>; =cmd|'/c'\u202E${'ů'.repeat(150)}`;

const partnerId = await newPartner();
await sql`update partner set name = ${hostile} where id = ${partnerId}`.execute(test.db);
await fillPurse();
await sell(partnerId, 100_00, 3);
await run(partnerId, addDays(settlingDay, -1));
for (const { id } of await settlements(partnerId)) await approve(id);
await giveCredits(test.db, 2, { amount: 5_00 });
await followLedger(test.db);

const take = (format: 'CSV' | 'POHODA') =>
  accountant.send('GET', `/api/admin/month/${month}/accounting?format=${format}&language=cs`);
const turnover = async (): Promise<number> =>
  (await accountant.call(api.book.balance, { from: `${month}-01`, to: settlingDay })).body.total
    .debit;
const cents = (text = ''): number => Math.round(Number(text.replace(',', '.')) * 100);

describe('the journal for accounting systems', () => {
  it('is a table with the accountant’s numbers, and adds up to the turnover of the trial balance', async () => {
    await sql`update book_account set number = '321900' where code = 'PARTNER'`.execute(test.db);
    const { rawPayload } = await take('CSV');
    const [head, ...lines] = (await readOfficeFile(rawPayload)).lines.map(({ cells }) => cells);
    expect(head?.slice(0, 4)).toEqual(['Den', 'MD', 'D', 'Částka']);
    expect(lines.some(([, debit, credit]) => debit === '379100' && credit === '321900')).toBe(true);
    expect(lines.reduce((sum, line) => sum + cents(line[3]), 0)).toBe(await turnover());
    // what people did is one line a day, for all of them together
    expect(
      lines.filter(([, debit, credit]) => debit === '379100' && credit === '321900'),
    ).toHaveLength(1);
  });
  it('names documents one by one, with their numbers and whose they are', async () => {
    const { rawPayload } = await take('CSV');
    const lines = (await readOfficeFile(rawPayload)).lines.map(({ cells }) => cells);
    const settled = lines.filter(([, debit, , , , , symbol]) => debit === '321900' && symbol);
    expect(settled.length).toBeGreaterThan(1);
    expect(settled[0]?.[6]).toMatch(/^20\d\d\d{4}$/);
    expect(settled[0]?.[7]).toContain('"Ž" <&>; =cmd');
  });
  it('is refused for Pohoda while no contract says whose books these are', async () => {
    await sql`update partner_contract set seller_id = null`.execute(test.db);
    expect((await take('POHODA')).json()).toMatchObject({
      globalErrors: [{ messageKey: 'accounting.error.noCompany' }],
    });
  });
  it('is one internal document of Pohoda a day, each line by its two accounts, and adds up too', async () => {
    const company = buildCompany({ registrationNumber: '27074358' });
    const { id } = (await admin.call(api.companyAdmin.create, { body: company })).body;
    await sql`update partner_contract set seller_id = ${id}`.execute(test.db);
    const { payload, headers } = await take('POHODA');
    expect(headers['content-type']).toBe('application/xml');
    const pack = readXml(payload);
    expect(pack).toMatchObject({
      name: 'dataPack',
      attributes: { version: '2.0', ico: '27074358', note: 'Deník pro účetnictví' },
    });
    const items = pack.children.flatMap(({ children }) =>
      (children[0]?.children[1]?.children ?? []).map((item) => item.children),
    );
    const amounts = items.map((parts) =>
      cents(parts.find(({ name }) => name === 'homeCurrency')?.children[0]?.text),
    );
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(await turnover());
    for (const parts of items) {
      // the order of its schema
      const order = ['text', 'quantity', 'rateVAT', 'homeCurrency', 'note', 'symPar', 'accounting'];
      const names = parts.map(({ name }) => name);
      expect(names).toEqual(order.filter((name) => names.includes(name)));
      expect(parts[0]?.text.length).toBeLessThanOrEqual(90);
      expect(parts.at(-1)?.children[0]?.text).toMatch(/^\w+\/\w+$/);
    }
    expect(items.flat().some(({ name, text }) => name === 'note' && text.length > 100)).toBe(true);
  });
  it('names the closing of a month that is closed, in its name and where Pohoda shows it', async () => {
    expect((await take('CSV')).headers['content-disposition']).toContain(`-${month}.csv"`);
    await sql`insert into book_close (month, made_by) values (${`${month}-01`}, 1)`.execute(
      test.db,
    );
    const number = `${month.slice(0, 4)}-0001`;
    for (const format of ['CSV', 'POHODA'] as const)
      expect((await take(format)).headers['content-disposition']).toContain(`-${month}_${number}`);
    expect(readXml((await take('POHODA')).payload).attributes.note).toBe(
      `Deník pro účetnictví, Uzávěrka ${number}`,
    );
  });
});
