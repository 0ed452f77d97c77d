import { api } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { billingDay, openBilling } from '../../test/billing.ts';
import { forgetMoney, giveCredits } from '../../test/money.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { openTestApp } from '../../test/test-app.ts';

const test = await openTestApp();
const { db } = test;
const billing = await openBilling(test);
const { accountant, employerId } = billing;
const letters =
  'Příliš žluťoučký kůň úpěl ďábelské ódy, Ľúbostná kĺzačka, stĺpec, vŕba, nôžka, mäkčeň';

beforeEach(async () => {
  await forgetMoney(db);
  await sql`
    update company set name = 'Sklárny a. s.', country = 'CZ', vat_payer = false
    where id = ${employerId}`.execute(db);
  await billing.agree({ fixed: 1_000_00, perPerson: 29_00 });
});

const bare = { quantity: 1, base: null, rate: null, vatRate: null, vat: 0 } as const;
const credits = { ...bare, what: 'CREDITS', net: 5_000_00 } as const;
const invoiced = async () => {
  await billing.invoice();
  const [one] = await billing.documents();
  return one?.id ?? 0;
};
const paperOf = async (id: number) => {
  const path = api.clientDocument.pdf.path.replace(':id', String(id));
  const { statusCode, headers, rawPayload } = await accountant.send('GET', path);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  const pages = pdfText(rawPayload);
  // pieces end where a line may: what is written is their letters
  return { pages, headers, text: pages.join('\n').replaceAll('\n', '').replaceAll('\u00A0', ' ') };
};

describe('a document on paper', () => {
  it('says who owes whom what, and until when, on one page under its number', async () => {
    const id = await invoiced();
    const { number, amount } = (await accountant.call(api.clientDocument.get, { id })).body;
    const { pages, text, headers } = await paperOf(id);
    expect(pages).toHaveLength(1);
    expect(headers['content-disposition']).toBe(`inline; filename="${number}.pdf"`);
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    const whole = formatMoney({ amount, currency: 'CZK' }).replaceAll('\u00A0', ' ');
    for (const phrase of [
      `Faktura ${number}`,
      'Benefity s. r. o.',
      'Sklárny a. s.',
      'CZ27074358',
      `Variabilní symbol${number}`,
      '21 %',
      whole,
    ])
      expect(text).toContain(phrase);
  });
  it('has every letter of Czech and Slovak, in its light and its heavy face', async () => {
    await sql`update company set name = ${letters} where id = ${employerId}`.execute(db);
    expect((await paperOf(await invoiced())).text).toContain(letters);
    await sql`update company set name = ${letters.toLocaleUpperCase('sk')} where id = ${employerId}`.execute(
      db,
    );
    await forgetMoney(db);
    expect((await paperOf(await invoiced())).text).toContain(letters.toLocaleUpperCase('sk'));
  });
  it('says of what its letters cannot write that it is missing', async () => {
    const name = 'Kavárna 🚀👩‍🚀 株式会社 s.\u202Fr.\u202Fo.';
    await sql`update company set name = ${name} where id = ${employerId}`.execute(db);
    const { text } = await paperOf(await invoiced());
    expect(text).toContain('Kavárna ?? ???? s. r. o.');
    expect(text).toContain('stojí otazník');
    await sql`update company set name = 'Sklárny a. s.' where id = ${employerId}`.execute(db);
    await forgetMoney(db);
    expect((await paperOf(await invoiced())).text).not.toContain('stojí otazník');
  });
  it('is in the language of the country it goes to', async () => {
    await sql`update company set country = 'SK' where id = ${employerId}`.execute(db);
    const { text } = await paperOf(await invoiced());
    expect(text).toContain('Odberateľ');
    expect(text).not.toContain('Odběratel');
  });
  it('breaks what has no space to be broken at, and goes on to a second page by itself', async () => {
    const long = 'W'.repeat(250);
    await sql`update company set name = ${long} where id = ${employerId}`.execute(db);
    const { pages, text } = await paperOf(await invoiced());
    expect(text).toContain(long);
    // what is wider than its column would stand beside the page
    const widest = Math.max(
      ...pages
        .join('\n')
        .split('\n')
        .map((line) => line.length),
    );
    expect(widest).toBeLessThan(60);
  });
  it('has letters and their accents together, however they were typed', async () => {
    await sql`update company set name = ${letters.normalize('NFD')} where id = ${employerId}`.execute(
      db,
    );
    expect((await paperOf(await invoiced())).text).toContain(letters);
  });
  it('of a statement has figures and asks for nothing', async () => {
    await giveCredits(db, 2, { amount: 300_00 });
    await billing.invoice();
    const statement = (await billing.documents()).find(({ kind }) => kind === 'STATEMENT');
    const { text } = await paperOf(statement?.id ?? 0);
    expect(text).toContain('Propadlo');
    expect(text).not.toContain('IBAN');
    expect(text).toContain(new Date(billingDay).getFullYear().toString());
  });
  it('of who pays no VAT says nothing of any but that', async () => {
    await sql`update company set vat_payer = false where id = ${billing.sellerId}`.execute(db);
    const id = await invoiced();
    await sql`update company set vat_payer = true where id = ${billing.sellerId}`.execute(db);
    const { text } = await paperOf(id);
    expect(text).toContain('Dodavatel není plátcem DPH.');
    for (const taxed of ['Sazba DPH', 'mimo DPH', 'Rekapitulace', 'S DPH'])
      expect(text).not.toContain(taxed);
  });
  it('of a credit note is by how much an invoice is less, and of what and why', async () => {
    const id = await invoiced();
    const { number, amount } = (await accountant.call(api.clientDocument.get, { id })).body;
    const body = { note: 'Chybný počet lidí' };
    const note = (await accountant.call(api.clientDocument.correct, { id, body })).body;
    const { text } = await paperOf(note.id);
    const less = formatMoney({ amount: -amount, currency: 'CZK' }).replaceAll('\u00A0', ' ');
    const phrases = [less, `Opravuje doklad${number}`, 'DůvodChybný počet lidí'];
    for (const one of [...phrases, 'Původní plnění uskutečněno']) expect(text).toContain(one);
    expect(text).not.toContain('DUZP');
  });
  it('of a proforma and of what takes it back says that it is none of VAT', async () => {
    const id = await billing.issueInvoice(db, [credits], 'PROFORMA');
    const body = { note: 'Omyl' };
    const note = (await accountant.call(api.clientDocument.correct, { id, body })).body;
    for (const one of [id, note.id])
      expect((await paperOf(one)).text).toContain('Není daňovým dokladem.');
    await forgetMoney(db);
    expect((await paperOf(await invoiced())).text).not.toContain('Není daňovým dokladem.');
  });
  it('to who pays VAT in the other country leaves that to its buyer', async () => {
    await sql`
      update company set country = 'SK', vat_payer = true, vat_id = 'SK2020202020'
      where id = ${employerId}`.execute(db);
    const id = await invoiced();
    const document = (await accountant.call(api.clientDocument.get, { id })).body;
    expect([document.vat, document.amount]).toEqual([0, document.net]);
    expect((await paperOf(id)).text).toContain('Prenesenie daňovej povinnosti.');
    await sql`update company set vat_payer = false, vat_id = null where id = ${employerId}`.execute(
      db,
    );
    await forgetMoney(db);
    const taxed = await invoiced();
    expect((await accountant.call(api.clientDocument.get, { id: taxed })).body.vat).toBeGreaterThan(
      0,
    );
    expect((await paperOf(taxed)).text).not.toContain('Prenesenie');
  });
  it('names the account as people write it, and says what currency a statement is in', async () => {
    expect((await paperOf(await invoiced())).text).toContain('Číslo účtu2102143052/2700');
    await forgetMoney(db);
    await giveCredits(db, 2, { amount: 300_00 });
    await billing.invoice();
    const statement = (await billing.documents()).find(({ kind }) => kind === 'STATEMENT');
    expect((await paperOf(statement?.id ?? 0)).text).toContain('300,00 Kč');
  });
  it('is made many at once, and is not there for what is not', async () => {
    const id = await invoiced();
    const all = await Promise.all(Array.from({ length: 2 }, () => paperOf(id)));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect((await accountant.send('GET', '/api/admin/client-document/99999/pdf')).statusCode).toBe(
      404,
    );
  });
});
