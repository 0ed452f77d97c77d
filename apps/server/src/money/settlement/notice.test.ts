import { api } from '@cafeteria/contract';
import { formatMoney } from '@cafeteria/i18n';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openBilling } from '../../test/billing.ts';
import { readMailsTo } from '../../test/mail.ts';
import { forgetMoney } from '../../test/money.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { openSettling, settlingDay } from '../../test/settling.ts';
import { openTestApp } from '../../test/test-app.ts';
import { addDays } from '../ledger/index.ts';
import { tellPartners } from './notice.ts';

const test = await openTestApp({}, { works: false });
const { db, deps } = test;
const { sellerId, employerId: buyerId } = await openBilling(test);
const { accountant, ...settling } = await openSettling(test);
const anyone = test.createCaller();
const address = 'vypisy@partner.test';
const iban = 'CZ8127000000002102143052';

beforeEach(async () => {
  await forgetMoney(db);
  await sql`delete from message`.execute(db);
  await sql`
    update company set country = 'CZ', billing_email = null, vat_payer = id = ${sellerId}`.execute(
    db,
  );
  await settling.fillPurse();
});

type Terms = Parameters<typeof settling.newPartner>[0];
/** A partner of a company, with what it has sold. Answers its id. */
const selling = async (terms: Terms = {}): Promise<number> => {
  const partnerId = await settling.newPartner({ sellerId, perTransaction: 1_00, ...terms }, iban);
  await sql`update partner set company_id = ${buyerId} where id = ${partnerId}`.execute(db);
  await settling.sell(partnerId, 1_000_00, 3);
  return partnerId;
};
/** Its last settlement, approved; nobody was told yet. */
const settled = async (partnerId: number, upTo?: string): Promise<number> => {
  await settling.run(partnerId, upTo);
  const id = (await settling.settlements(partnerId)).at(-1)?.id ?? 0;
  await settling.approve(id);
  return id;
};
const get = async (id: number) => (await accountant.call(api.settlement.get, { id })).body;
const mails = (to = address) => readMailsTo(test, to);
const tokenIn = (text: string): string => /settlement#token=([\w.-]+)/.exec(text)?.[1] ?? '';
/** Not the last letter of a signature: of that some bits say nothing. */
const otherThan = (letter: string | undefined): string => (letter === 'A' ? 'B' : 'A');
const paperOf = async (id: number): Promise<string> => {
  const path = api.settlement.pdf.path.replace(':id', String(id));
  const { rawPayload } = await accountant.send('GET', path);
  return pdfText(rawPayload).join('\n').replaceAll('\n', '').replaceAll('\u00A0', ' ');
};
const written = (amount: number): string =>
  formatMoney({ amount, currency: 'CZK' }).replaceAll('\u00A0', ' ');

describe('a settlement that was approved', () => {
  it('goes to the address of the contract once, however many nodes are about to send it', async () => {
    const partnerId = await selling();
    await settling.run(partnerId);
    await tellPartners(deps);
    expect(await mails()).toEqual([]);
    const id = (await settling.settlements(partnerId))[0]?.id ?? 0;
    await settling.approve(id);
    await Promise.all([tellPartners(deps), tellPartners(deps), tellPartners(deps)]);
    await tellPartners(deps);
    const { number, notice, issuedOn, payout } = await get(id);
    expect([notice?.email, issuedOn]).toEqual([address, settlingDay]);
    const all = await mails();
    expect(all).toHaveLength(1);
    expect(all[0]?.subject).toContain(`Vyúčtování ${number}`);
    expect(all[0]?.text.replaceAll('\u00A0', ' ')).toContain(written(payout));
  });
  it('is shown as a page, on paper and as a table to anyone with the link, and to nobody else', async () => {
    const id = await settled(await selling());
    await tellPartners(deps);
    const token = tokenIn((await mails())[0]?.text ?? '');
    const { number } = await get(id);
    const shown = (await anyone.call(api.settlementLink.get, { body: { token } })).body;
    expect(shown).toMatchObject({ number, seller: 'Benefity s. r. o.', captured: 1_000_00 });
    const sendTo = (path: string, body: object = { token }) => anyone.send('POST', path, body);
    const { pdf, file } = api.settlementLink;
    expect((await sendTo(pdf.path)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await sendTo(file.path)).body).toContain('1000,00');
    const workbook = await sendTo(file.path, { token, format: 'XLSX' });
    expect(workbook.rawPayload.subarray(0, 2)).toEqual(Buffer.from('PK'));
    const signature = token.split('.')[1] ?? '';
    for (const made of [
      `${id + 1}${token.slice(1)}`,
      `${id}.${otherThan(signature[0])}${signature.slice(1)}`,
      `${id}.`,
    ]) {
      expect((await anyone.call(api.settlementLink.get, { body: { token: made } })).status).toBe(
        422,
      );
      for (const { path } of [pdf, file])
        expect((await sendTo(path, { token: made })).statusCode).toBe(422);
    }
  });
  it('goes to its company where the contract has no address, else says there is nowhere to go', async () => {
    const id = await settled(await selling());
    await sql`update partner_contract set email = ''`.execute(db);
    await tellPartners(deps);
    expect((await get(id)).notice).toMatchObject({ email: null });
    const refused = await accountant.call(api.settlement.send, { id });
    expect(refused.body.globalErrors?.[0]?.messageKey).toBe('settlement.error.noEmail');
    await sql`update company set billing_email = 'ucto@sklarny.test' where id = ${buyerId}`.execute(
      db,
    );
    const { body } = await accountant.call(api.settlement.send, { id });
    expect(body.notice?.email).toBe('ucto@sklarny.test');
    expect(await mails('ucto@sklarny.test')).toHaveLength(1);
  });
  it('waits for who issues it and to whom, says so, and goes as soon as that is known', async () => {
    const partnerId = await selling({ sellerId: null });
    const id = await settled(partnerId);
    const obstacle = async () => {
      await tellPartners(deps);
      return (await get(id)).obstacle;
    };
    expect(await obstacle()).toBe('NO_SELLER');
    const { body } = await accountant.call(api.settlement.send, { id });
    expect(body.globalErrors?.[0]?.messageKey).toBe('settlement.error.noDocument');
    await sql`update partner set company_id = null where id = ${partnerId}`.execute(db);
    await sql`update partner_contract set seller_id = ${sellerId} where partner_id = ${partnerId}`.execute(
      db,
    );
    expect(await obstacle()).toBe('NO_COMPANY');
    await sql`update partner set company_id = ${buyerId} where id = ${partnerId}`.execute(db);
    await sql`update company set vat_payer = false where id = ${sellerId}`.execute(db);
    expect(await obstacle()).toBe('NO_VAT_PAYER');
    expect(await mails()).toEqual([]);
    await sql`update company set vat_payer = true where id = ${sellerId}`.execute(db);
    expect(await obstacle()).toBe(null);
    expect(await mails()).toHaveLength(1);
  });
  it('is sent again to the address that is known now, and who sent it is kept', async () => {
    const id = await settled(await selling());
    await tellPartners(deps);
    await sql`update partner_contract set email = 'nova@partner.test' where email = ${address}`.execute(
      db,
    );
    const { body } = await accountant.call(api.settlement.send, { id });
    expect(body.notice?.email).toBe('nova@partner.test');
    expect(await mails('nova@partner.test')).toHaveLength(1);
    await tellPartners(deps);
    expect(await mails()).toHaveLength(1);
    await sql`update partner_contract set email = ${address} where email = 'nova@partner.test'`.execute(
      db,
    );
  });
});

describe('its document', () => {
  it('invoices what is kept, with its VAT and who it is of, and says what is paid out where to', async () => {
    const id = await settled(await selling());
    await tellPartners(deps);
    const { number, payout } = await get(id);
    const text = await paperOf(id);
    // 5 % of 1,000, 1 for the payment, 21 % of both
    for (const phrase of [
      `Vyúčtování a faktura ${number}`,
      'Benefity s. r. o.',
      'CZ27074358',
      'Sklárny a. s.',
      '5 % z 1 000,00',
      '51,00',
      '10,71',
      '61,71',
      '21 %',
      'CZ81 2700 0000 0021 0214 3052',
      written(payout),
      'Nic neplaťte',
    ])
      expect(text).toContain(phrase);
  });
  it('is in the language of the partner’s country, and stays as it was issued', async () => {
    await sql`update company set country = 'SK' where id = ${buyerId}`.execute(db);
    const id = await settled(await selling());
    await tellPartners(deps);
    expect((await mails())[0]?.subject).toContain('Vyúčtovanie');
    await sql`update company set name = 'Iné sklárne', country = 'CZ' where id = ${buyerId}`.execute(
      db,
    );
    const text = await paperOf(id);
    await sql`update company set name = 'Sklárny a. s.' where id = ${buyerId}`.execute(db);
    expect(text).toContain('Sklárny a. s.');
    expect(text).toContain('Vyúčtovanie a faktúra');
    await expect(
      sql`update settlement_document set issued_on = issued_on - 1`.execute(db),
    ).rejects.toThrow('never changed');
  });
  it('gives commission back of what was refunded, and names the settlement it corrects', async () => {
    const partnerId = await selling();
    const first = await settled(partnerId, addDays(settlingDay, -2));
    const { rows } = await sql<{ id: number }>`select max(id)::int as id from movement`.execute(db);
    await settling.giveBack(rows[0]?.id ?? 0, 1_000_00);
    const second = await settled(partnerId);
    await tellPartners(deps);
    const text = await paperOf(second);
    expect(text).toContain(`Vyúčtování a dobropis ${(await get(second)).number}`);
    expect(text).toContain(`Opravuje doklad${(await get(first)).number}`);
    expect(text).toContain('odečte z příštího vyúčtování');
  });
  it('of who pays no VAT has none, and says so', async () => {
    await sql`update company set vat_payer = false where id = ${sellerId}`.execute(db);
    const id = await settled(await selling({ vatPayer: false }));
    await tellPartners(deps);
    const text = await paperOf(id);
    expect(text).toContain('není plátcem DPH');
    expect(text).not.toContain('Rekapitulace DPH');
  });
});
