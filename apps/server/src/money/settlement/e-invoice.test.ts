import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { openBilling } from '../../test/billing.ts';
import { forgetMoney } from '../../test/money.ts';
import { openSettling, settlingDay } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { brokenRules } from '../e-invoice/testing/en16931.ts';
import { findAll, readXml, texts } from '../e-invoice/testing/read-xml.ts';
import { addDays } from '../ledger/index.ts';
import { settlementToken, tellPartners } from './notice.ts';

const test = await openTestApp({}, { works: false });
const { db, deps } = test;
const { sellerId, employerId: buyerId } = await openBilling(test);
const { accountant, ...settling } = await openSettling(test);
const anyone = test.createCaller();

beforeEach(async () => {
  await forgetMoney(db);
  await sql`
    update company set country = 'CZ', vat_payer = id = ${sellerId}`.execute(db);
  await settling.fillPurse();
});
const sellersAreOf = (country: 'CZ' | 'SK') =>
  sql`update company set country = ${country}`.execute(db);
type Terms = Parameters<typeof settling.newPartner>[0];
const newPartner = async (terms: Terms = {}): Promise<number> => {
  const id = await settling.newPartner({ sellerId, perTransaction: 1_00, ...terms });
  await sql`update partner set company_id = ${buyerId} where id = ${id}`.execute(db);
  return id;
};
/** The settlement of a partner up to a day, approved and told; answers its id. */
const settled = async (partnerId: number, upTo?: string): Promise<number> => {
  await settling.run(partnerId, upTo);
  const id = (await settling.settlements(partnerId)).at(-1)?.id ?? 0;
  await settling.approve(id);
  await tellPartners(deps);
  return id;
};
const take = async (id: number) => {
  const path = api.settlement.eInvoice.path.replace(':id', String(id));
  const { statusCode, headers, body } = await accountant.send('GET', path);
  return { statusCode, name: headers['content-disposition'], body };
};
const get = async (id: number) => (await accountant.call(api.settlement.get, { id })).body;

it('the commission of a Czech operator is ISDOC, set off against what is paid out', async () => {
  const partnerId = await newPartner();
  await settling.sell(partnerId, 1_000_00, 3);
  const id = await settled(partnerId);
  const { number, eInvoice, fees } = await get(id);
  const { name, body } = await take(id);
  expect([eInvoice, name]).toEqual(['ISDOC', `attachment; filename="vyuctovani-${number}.isdoc"`]);
  const isdoc = readXml(body);
  expect([
    ...texts(isdoc, 'DocumentType'),
    ...texts(isdoc, 'PaymentMeans/Payment/PaymentMeansCode'),
    ...texts(isdoc, 'PaymentMeans/Payment/PaidAmount'),
  ]).toEqual(['1', '97', (fees / 100).toFixed(2)]);
  expect(findAll(isdoc, 'Description').map(({ text }) => text)).toEqual([
    'Provize',
    'Poplatky za platby',
  ]);
});
it('the commission of a Slovak operator is UBL that asks for nothing', async () => {
  await sellersAreOf('SK');
  const partnerId = await newPartner();
  await settling.sell(partnerId, 333_33, 3);
  const id = await settled(partnerId);
  const { body } = await take(id);
  expect(brokenRules(body)).toEqual([]);
  expect(texts(readXml(body), 'LegalMonetaryTotal/PayableAmount')).toEqual(['0.00']);
});
it('without VAT says that it is exempt, by the buyer’s country or by who pays none', async () => {
  await sellersAreOf('SK');
  const reasonOf = async (): Promise<string | undefined> => {
    const partnerId = await newPartner({ vatPayer: false });
    await settling.sell(partnerId, 1_000_00, 3);
    const { body } = await take(await settled(partnerId));
    expect(brokenRules(body)).toEqual([]);
    return findAll(readXml(body), 'TaxCategory').flatMap((one) => texts(one, 'ID'))[0];
  };
  expect(await reasonOf()).toBe('E');
  await sql`update company set vat_payer = true`.execute(db);
  await sql`update company set country = 'CZ' where id = ${buyerId}`.execute(db);
  expect(await reasonOf()).toBe('AE');
  await sql`update company set vat_payer = false`.execute(db);
  expect(await reasonOf()).toBe('O');
});
it.each(['CZ', 'SK'] as const)(
  'what gives commission back is a credit note of what was settled before, in %s',
  async (country) => {
    await sellersAreOf(country);
    const partnerId = await newPartner({ perTransaction: 0 });
    const paid = await settling.sell(partnerId, 1_000_00, 9);
    const first = await settled(partnerId, addDays(settlingDay, -9));
    await settling.giveBack(paid, 1_000_00);
    const { body } = await take(await settled(partnerId));
    const note = readXml(body);
    const { number } = await get(first);
    if (country === 'SK') expect(brokenRules(body)).toEqual([]);
    const corrected =
      country === 'SK'
        ? texts(note, 'BillingReference/InvoiceDocumentReference/ID')
        : texts(note, 'OriginalDocumentReferences/OriginalDocumentReference/ID');
    expect(corrected).toEqual([number]);
    expect(texts(note, 'LegalMonetaryTotal/TaxInclusiveAmount')).toEqual(['60.50']);
  },
);
it('is taken by the link of the mail, and of a settlement that keeps nothing there is none', async () => {
  const partnerId = await newPartner({ perTransaction: 0, commission: 0 });
  await settling.sell(partnerId, 1_000_00, 3);
  const nothing = await settled(partnerId);
  expect([(await get(nothing)).eInvoice, (await take(nothing)).statusCode]).toEqual([null, 404]);
  const other = await newPartner();
  await settling.sell(other, 1_000_00, 3);
  const id = await settled(other);
  const { path } = api.settlementLink.eInvoice;
  const body = { token: settlementToken.of(deps, id) };
  expect((await anyone.call(api.settlementLink.get, { body })).body.eInvoice).toBe('ISDOC');
  const linked = await anyone.send('POST', path, body);
  expect([linked.statusCode, linked.body]).toEqual([200, (await take(id)).body]);
  expect((await anyone.send('POST', path, { token: '1.made-up' })).statusCode).toBe(422);
});
