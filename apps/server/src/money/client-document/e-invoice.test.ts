import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openBilling } from '../../test/billing.ts';
import { forgetMoney, giveCredits } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import type { TestCaller } from '../../test/test-caller.ts';
import { brokenRules } from '../e-invoice/testing/en16931.ts';
import { findAll, readXml, texts } from '../e-invoice/testing/read-xml.ts';
import { documentToken } from './notice.ts';

const test = await openTestApp();
const { db, deps } = test;
const billing = await openBilling(test);
const { accountant, sellerId } = billing;
const anyone = test.createCaller();
const credits = { what: 'CREDITS', quantity: 1, base: null, rate: null } as const;
const outside = { ...credits, net: 5_000_00, vatRate: null, vat: 0 } as const;

const sellersAreOf = (country: 'CZ' | 'SK') =>
  sql`update company set country = ${country} where id = ${sellerId}`.execute(db);
beforeEach(async () => {
  await forgetMoney(db);
  await sellersAreOf('CZ');
  await billing.agree({ fixed: 1_000_00, perPerson: 29_00 });
});

const pathOf = (id: number): string => api.clientDocument.eInvoice.path.replace(':id', String(id));
const take = async (id: number, caller: TestCaller = accountant) => {
  const { statusCode, headers, body } = await caller.send('GET', pathOf(id));
  return { statusCode, name: headers['content-disposition'], type: headers['content-type'], body };
};
const invoiced = async () => {
  await billing.invoice();
  const id = (await billing.documents())[0]?.id ?? 0;
  return (await accountant.call(api.clientDocument.get, { id })).body;
};
const takenBack = async (id: number) =>
  (await accountant.call(api.clientDocument.correct, { id, body: { note: 'Omyl' } })).body;

describe('an invoice for accounting systems', () => {
  it('of a Czech seller is ISDOC under the number of the document', async () => {
    const { id, number, amount } = await invoiced();
    const { statusCode, name, type, body } = await take(id);
    expect([statusCode, name, type]).toEqual([
      200,
      `attachment; filename="${number}.isdoc"`,
      'application/xml; charset=utf-8',
    ]);
    const isdoc = readXml(body);
    expect(texts(isdoc, 'ID')).toEqual([number]);
    expect(texts(isdoc, 'LegalMonetaryTotal/PayableAmount')).toEqual([(amount / 100).toFixed(2)]);
    expect(findAll(isdoc, 'Description')[0]?.text).toBe('Za aktivní lidi');
  });
  it('of a Slovak seller is UBL that keeps to the rules, and so is what takes it back', async () => {
    await sellersAreOf('SK');
    const { id, number } = await invoiced();
    const { name, body } = await take(id);
    expect(name).toBe(`attachment; filename="${number}.xml"`);
    expect(brokenRules(body)).toEqual([]);
    const note = await takenBack(id);
    const { body: taken } = await take(note.id);
    expect(brokenRules(taken)).toEqual([]);
    expect(texts(readXml(taken), 'BillingReference/InvoiceDocumentReference/ID')).toEqual([number]);
  });
  it('to who pays VAT in the other country is the buyer’s to tax, and so is what takes it back', async () => {
    await sellersAreOf('SK');
    const employer = sql`where id = ${billing.employerId}`;
    await sql`
      update company set vat_payer = true, vat_id = 'CZ27095231', country = 'CZ' ${employer}`.execute(
      db,
    );
    const { id } = await invoiced();
    for (const one of [id, (await takenBack(id)).id]) {
      const { body } = await take(one);
      expect(brokenRules(body)).toEqual([]);
      expect(texts(readXml(body), 'TaxTotal/TaxSubtotal/TaxCategory/ID')).toEqual(['AE']);
      expect(body).toContain('Daň odvede zákazník.');
    }
    await sql`update company set vat_payer = false, vat_id = null ${employer}`.execute(db);
  });
  it('of credits is outside VAT', async () => {
    await sellersAreOf('SK');
    const id = await billing.issueInvoice(db, [outside]);
    const { body } = await take(id);
    expect(brokenRules(body)).toEqual([]);
    expect(findAll(readXml(body), 'TaxExemptionReasonCode')).toHaveLength(1);
  });
  it('that takes a Czech one back is ISDOC of its own kind', async () => {
    const { id, number } = await invoiced();
    const isdoc = readXml((await take((await takenBack(id)).id)).body);
    expect(texts(isdoc, 'DocumentType')).toEqual(['2']);
    const reference = 'OriginalDocumentReferences/OriginalDocumentReference/ID';
    expect(texts(isdoc, reference)).toEqual([number]);
  });
  it('is none of a statement, nor of a Slovak document that is taxed in part', async () => {
    await sellersAreOf('SK');
    const fee = { ...outside, what: 'FIXED', net: 100_00, vatRate: 2_300, vat: 23_00 } as const;
    const id = await billing.issueInvoice(db, [outside, fee]);
    expect((await take(id)).statusCode).toBe(404);
    await giveCredits(db, 2, { amount: 300_00 });
    await billing.invoice();
    const statement = (await billing.documents()).find(({ kind }) => kind === 'STATEMENT');
    expect((await take(statement?.id ?? 0)).statusCode).toBe(404);
  });
  it('is for those who keep the books, and for anyone with the link in the mail', async () => {
    const { id } = await invoiced();
    expect((await take(id, anyone)).statusCode).toBe(401);
    expect((await take(id, await test.signedIn('employee'))).statusCode).toBe(403);
    const token = documentToken.of(deps, id);
    const shown = await anyone.call(api.clientDocumentLink.get, { body: { token } });
    expect(shown.body.eInvoice).toBe('ISDOC');
    const path = api.clientDocumentLink.eInvoice.path;
    const linked = await anyone.send('POST', path, { token });
    expect([linked.statusCode, linked.body]).toEqual([200, (await take(id)).body]);
    expect((await anyone.send('POST', path, { token: '1.made-up' })).statusCode).toBe(422);
  });
});
