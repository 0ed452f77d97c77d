import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { ageDocuments, billingClientId, openBilling } from '../../test/billing.ts';
import { forgetMoney } from '../../test/money.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { openTestApp } from '../../test/test-app.ts';
import { readMailsTo } from '../../test/mail.ts';
import { atomic } from '../../platform/db/index.ts';
import { pragueDay } from '../ledger/index.ts';
import { tellEmployers } from './notice.ts';
import { receivePayment } from './receive.ts';

const test = await openTestApp();
const { db, deps } = test;
const billing = await openBilling(test);
const { accountant, admin, employerId } = billing;
const anyone = test.createCaller();
const address = 'faktury@klient.test';

beforeEach(async () => {
  await forgetMoney(db);
  await sql`delete from message`.execute(db);
  await sql`update company set country = 'CZ', billing_email = null where id = ${employerId}`.execute(
    db,
  );
  await billing.agree({ fixed: 1_000_00, reminderDays: 7 });
});

const issued = async () => {
  await billing.invoice();
  const [one] = await billing.documents();
  return one?.id ?? 0;
};
const get = async (id: number) => (await accountant.call(api.clientDocument.get, { id })).body;
const tell = () => tellEmployers(deps, 'ISSUED');
const remind = () => tellEmployers(deps, 'OVERDUE');
const mails = (to = address) => readMailsTo(test, to);
const tokenIn = (text: string): string => /client-document#token=([\w.-]+)/.exec(text)?.[1] ?? '';
/** Not the last letter of a signature: of that some bits say nothing. */
const otherThan = (letter: string | undefined): string => (letter === 'A' ? 'B' : 'A');
const pass = (days: number) => ageDocuments(db, days);

describe('a document that was issued', () => {
  it('goes to the address of the contract once, however many nodes are about to send it', async () => {
    const id = await issued();
    expect((await get(id)).notices).toEqual([]);
    await Promise.all([tell(), tell(), tell()]);
    await tell();
    const { number, notices } = await get(id);
    expect(notices).toMatchObject([{ occasion: 'ISSUED', email: address }]);
    const all = await mails();
    expect(all).toHaveLength(1);
    expect(all[0]?.subject).toContain(`Faktura ${number}`);
    expect(all[0]?.text).toMatch(/1[\s\u00A0]210,00[\s\u00A0]Kč/);
    expect(all[0]?.text).not.toContain('Dobrý den, ,');
  });
  it('asks for nothing where what was paid beforehand has paid it', async () => {
    const first = await issued();
    const receive = { documentId: first, amount: 3_000_00, day: pragueDay(), bankEntryId: null };
    await atomic(db, (tx) => receivePayment(tx, receive));
    await tell();
    await sql`delete from message`.execute(db);
    await billing.invoice('2026-09-01');
    await tell();
    const text = (await mails())[0]?.text.replaceAll('\u00A0', ' ') ?? '';
    expect(text).toMatch(/Zbývá zaplatit:?\s+0,00 Kč/);
    expect(text).not.toContain('Účet');
  });
  it('is written to in the language of its country', async () => {
    await sql`update company set country = 'SK' where id = ${employerId}`.execute(db);
    await issued();
    await tell();
    expect((await mails())[0]?.subject).toContain('Faktúra');
  });
  it('is shown with its PDF to anyone with the link, and to nobody who makes one up', async () => {
    const id = await issued();
    await tell();
    const token = tokenIn((await mails())[0]?.text ?? '');
    const { number } = await get(id);
    const { body } = await anyone.call(api.clientDocumentLink.get, { body: { token } });
    expect(body).toMatchObject({ number, seller: 'Benefity s. r. o.', open: 1_210_00 });
    expect(Object.keys(body)).not.toContain('buyer');
    const path = api.clientDocumentLink.pdf.path;
    const paper = await anyone.send('POST', path, { token });
    expect(pdfText(paper.rawPayload).join('\n').replaceAll('\n', '')).toContain(number);
    const signature = token.split('.')[1] ?? '';
    for (const made of [
      `${id + 1}${token.slice(1)}`,
      `${id}.${otherThan(signature[0])}${signature.slice(1)}`,
      'x',
      `${id}.`,
    ]) {
      expect(
        (await anyone.call(api.clientDocumentLink.get, { body: { token: made } })).status,
      ).toBe(422);
      expect((await anyone.send('POST', path, { token: made })).statusCode).toBe(422);
    }
  });
  it('goes to its company where there is no contract, and says where there is nowhere to go', async () => {
    const withoutContract = async (email: string | null) => {
      await sql`update company set billing_email = ${email} where id = ${employerId}`.execute(db);
      const id = await issued();
      await sql`
        alter table client_document disable trigger keep;
        update client_document set client_contract_id = null;
        alter table client_document enable trigger keep`.execute(db);
      await tell();
      return id;
    };
    const known = await withoutContract('ucto@sklarny.test');
    expect((await get(known)).notices).toMatchObject([{ email: 'ucto@sklarny.test' }]);
    await forgetMoney(db);
    const unknown = await withoutContract(null);
    expect((await get(unknown)).notices).toMatchObject([{ occasion: 'ISSUED', email: null }]);
    const refused = await accountant.call(api.clientDocument.send, { id: unknown });
    expect(refused.body.globalErrors?.[0]?.messageKey).toBe('clientDocument.error.noEmail');
  });
  it('is sent again to the address that is known now', async () => {
    const id = await issued();
    await tell();
    await sql`update client_contract set email = 'nova@klient.test' where active`.execute(db);
    const { body } = await accountant.call(api.clientDocument.send, { id });
    expect(body.notices).toMatchObject([{ occasion: 'ISSUED', email: 'nova@klient.test' }]);
    expect(await mails('nova@klient.test')).toHaveLength(1);
    await tell();
    expect(await mails()).toHaveLength(1);
  });
});

describe('an invoice that is not paid in time', () => {
  const occasions = async (id: number) => (await get(id)).notices.map(({ occasion }) => occasion);
  /** Told of, and so many days after it was due. */
  const overdue = async (days: number) => {
    const id = await issued();
    await tell();
    await pass(14 + days);
    await remind();
    return id;
  };
  it('is reminded of after the days of its contract, and once more after as many', async () => {
    const id = await overdue(7);
    expect(await occasions(id)).toEqual(['ISSUED']);
    await pass(1);
    await remind();
    await remind();
    expect(await occasions(id)).toEqual(['ISSUED', 'FIRST_REMINDER']);
    await pass(7);
    await remind();
    expect(await occasions(id)).toHaveLength(2);
    await pass(1);
    await Promise.all([remind(), remind()]);
    expect(await occasions(id)).toEqual(['ISSUED', 'FIRST_REMINDER', 'SECOND_REMINDER']);
    const all = await mails();
    expect(all.map(({ subject }) => subject.startsWith('Upomínka'))).toEqual([false, true, true]);
  });
  it('is not reminded of when it is paid, taken back, or the contract says never', async () => {
    const paid = await overdue(0);
    const payment = { documentId: paid, amount: 1_210_00, day: pragueDay(), bankEntryId: null };
    await atomic(db, (tx) => receivePayment(tx, payment));
    await pass(30);
    await remind();
    expect(await occasions(paid)).toEqual(['ISSUED']);
    await forgetMoney(db);
    const corrected = await overdue(0);
    await accountant.call(api.clientDocument.correct, { id: corrected, body: { note: 'Omyl' } });
    await pass(30);
    await remind();
    expect(await occasions(corrected)).toEqual(['ISSUED']);
    await forgetMoney(db);
    await billing.agree({ fixed: 1_000_00, reminderDays: null });
    expect(await occasions(await overdue(90))).toEqual(['ISSUED']);
  });
  it('stops new credits at the second reminder and takes nothing that people have, until it is paid', async () => {
    const id = await overdue(8);
    const grant = () =>
      admin.call(api.creditGrant.grant, {
        clientId: billingClientId,
        body: {
          regime: 'CZ_LEISURE',
          ground: 'BEYOND_WAGE',
          items: [{ userId: 2, amount: 100_00 }],
          validFrom: pragueDay(),
          expiresOn: null,
          allowedCategoryIds: null,
          note: null,
          repeats: true,
          currency: 'CZK',
          dryRun: false,
        },
      });
    expect((await grant()).status).toBe(200);
    await pass(8);
    await remind();
    const refused = await grant();
    const { number } = await get(id);
    expect([refused.status, refused.body.fieldErrors]).toMatchObject([
      422,
      [{ messageKey: 'credit.overdue', params: { number } }],
    ]);
    const payment = { documentId: id, amount: 1_210_00, day: pragueDay(), bankEntryId: null };
    await atomic(db, (tx) => receivePayment(tx, payment));
    expect((await grant()).status).toBe(200);
  });
});
