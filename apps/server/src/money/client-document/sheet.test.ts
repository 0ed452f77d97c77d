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
  await sql`update company set name = 'Sklárny a. s.', country = 'CZ' where id = ${employerId}`.execute(
    db,
  );
  await billing.agree({ fixed: 1_000_00, perPerson: 29_00 });
});

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
    for (const said of [
      `Faktura ${number}`,
      'Benefity s. r. o.',
      'Sklárny a. s.',
      'CZ27074358',
      `Variabilní symbol${number}`,
      '21 %',
      whole,
    ])
      expect(text).toContain(said);
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
  it('is made many at once, and is not there for what is not', async () => {
    const id = await invoiced();
    const all = await Promise.all(Array.from({ length: 2 }, () => paperOf(id)));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect((await accountant.send('GET', '/api/admin/client-document/99999/pdf')).statusCode).toBe(
      404,
    );
  });
});
