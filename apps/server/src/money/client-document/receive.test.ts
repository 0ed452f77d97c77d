import { api, type ClientDocumentKind } from '@cafeteria/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { atomic } from '../../platform/db/index.ts';
import { buildCompany } from '../../test/factories.ts';
import { forgetMoney } from '../../test/money.ts';
import { openTestApp } from '../../test/test-app.ts';
import { compareBooks } from '../book/book.jobs.ts';
import { pragueDay } from '../ledger/index.ts';
import type { NewDocument } from './client-document.queries.ts';
import { issueDocument } from './issue.ts';
import { openDocuments, receivePayment, takeBackPayment } from './receive.ts';

const test = await openTestApp();
const { db } = test;
const admin = await test.signedIn('admin');
const day = pragueDay();
const clientId = 1;
const companyOf = async (name: string, registrationNumber: string): Promise<number> =>
  (
    await admin.call(api.companyAdmin.create, {
      body: buildCompany({
        name,
        registrationNumber,
        bankAccount: { prefix: null, number: '2102143052', bankCode: '2700' },
      }),
    })
  ).body.id;
const sellerId = await companyOf('Benefity s. r. o.', '27074358');
const employerId = await companyOf('Sklárny a. s.', '27095231');
await sql`update client set company_id = ${employerId} where id = ${clientId}`.execute(db);

/** Fees of 1,000.00 and 21 % of VAT; a proforma is of 1,210.00 of credits. */
const documentOf = (kind: ClientDocumentKind, correctsId: number | null = null): NewDocument => {
  const isOrder = kind === 'PROFORMA';
  const line = isOrder
    ? ({ what: 'CREDITS', net: 1_210_00, vatRate: null, vat: 0 } as const)
    : ({ what: 'FIXED', net: 1_000_00, vatRate: 2_100, vat: 210_00 } as const);
  return {
    clientId,
    clientContractId: null,
    kind,
    currency: 'CZK',
    taxableOn: isOrder ? null : day,
    dueDays: kind === 'CREDIT_NOTE' ? null : 14,
    month: null,
    correctsId,
    note: null,
    sellerId,
    lines: [{ ...line, quantity: 1, base: null, rate: null }],
    issuedBy: null,
  };
};
const issue = (kind: ClientDocumentKind, correctsId?: number): Promise<number> =>
  atomic(db, (tx) => issueDocument(tx, documentOf(kind, correctsId)));
const receive = (documentId: number, amount: number, bankEntryId = 1) =>
  atomic(db, (tx) => receivePayment(tx, { documentId, amount, day, bankEntryId }));
const takeBack = (documentId: number, bankEntryId = 1) =>
  atomic(db, (tx) => takeBackPayment(tx, { documentId, bankEntryId, day }));
/** What stands on the accounts of the books. */
const balances = async () =>
  Object.fromEntries(
    (await admin.call(api.book.balance, { from: day, to: day })).body.accounts
      .filter(({ closing }) => closing !== 0)
      .map(({ account, closing }) => [account, closing]),
  );
const left = async () => (await openDocuments(db)).map(({ id, open }) => [id, open]);

beforeEach(() => forgetMoney(db));

describe('what came for an invoice that a credit note has taken back', () => {
  it('is taken back from what is the client’s beforehand, for it owes nothing any more', async () => {
    const id = await issue('INVOICE');
    await receive(id, 1_210_00);
    await issue('CREDIT_NOTE', id);
    expect(await balances()).toEqual({ BANK: 1_210_00, EMPLOYER_PREPAID: -1_210_00 });
    await takeBack(id);
    expect(await balances()).toEqual({});
  });
});

describe('a document of an employer', () => {
  it('is numbered without a gap, even where several are issued at once and some come to nothing', async () => {
    const all = await Promise.all(
      Array.from({ length: 64 }, (_, n) =>
        atomic(db, async (tx) => {
          const id = await issueDocument(tx, documentOf('INVOICE'));
          if (n % 8 === 7) throw new Error('comes to nothing');
          return id;
        }).catch(() => 0),
      ),
    );
    expect(all.filter((id) => id > 0)).toHaveLength(56);
    const { rows } = await sql<{ number: number; symbol: string }>`
      select number, symbol from client_document order by number`.execute(db);
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 56 }, (_, n) => n + 1));
    expect(rows[0]?.symbol).toBe(`2${day.slice(0, 4)}00001`);
    expect(await compareBooks(db)).toEqual([]);
  });

  it('is never changed once it is there, and nor are its lines', async () => {
    await issue('INVOICE');
    const kept = /never changed/;
    await expect(sql`update client_document set note = 'x'`.execute(db)).rejects.toThrow(kept);
    await expect(sql`delete from client_document_line`.execute(db)).rejects.toThrow(kept);
    await expect(sql`truncate client_document cascade`.execute(db)).rejects.toThrow(kept);
    await expect(
      sql`
        insert into client_document_line (document_id, position, what, quantity, net, vat)
        select id, 1, 'FIXED', 1, 1, 0 from client_document`.execute(db),
    ).rejects.toThrow(/sum of its lines/);
  });

  it('has the companies as they were on its day', async () => {
    const id = await issue('INVOICE');
    await sql`update company set name = 'Jiné' where id = ${sellerId}`.execute(db);
    const { rows } = await sql<{ seller: { name: string; iban: string } }>`
      select seller from client_document where id = ${id}`.execute(db);
    expect(rows[0]?.seller).toMatchObject({
      name: 'Benefity s. r. o.',
      iban: 'CZ8127000000002102143052',
    });
  });
});

describe('what comes for an invoice', () => {
  it('lowers what its client owes, part by part', async () => {
    const id = await issue('INVOICE');
    expect(await balances()).toEqual({ EMPLOYER: 1_210_00, FEE_INCOME: -1_000_00, VAT: -210_00 });
    expect(await openDocuments(db)).toMatchObject([
      { id, clientId, currency: 'CZK', kind: 'INVOICE', amount: 1_210_00, open: 1_210_00 },
    ]);
    await receive(id, 1_000_00);
    expect(await left()).toEqual([[id, 210_00]]);
    await receive(id, 210_00, 2);
    expect(await left()).toEqual([]);
    expect(await balances()).toEqual({ BANK: 1_210_00, FEE_INCOME: -1_000_00, VAT: -210_00 });
  });

  it('is kept for the client where it is more than was asked for', async () => {
    const id = await issue('INVOICE');
    await receive(id, 1_300_00);
    expect(await balances()).toMatchObject({ BANK: 1_300_00, EMPLOYER_PREPAID: -90_00 });
    expect(await balances()).not.toHaveProperty('EMPLOYER');
  });

  it('is taken back where it was for something else', async () => {
    const id = await issue('INVOICE');
    const before = await balances();
    await receive(id, 1_300_00);
    await takeBack(id);
    expect(await balances()).toEqual(before);
    expect(await left()).toEqual([[id, 1_210_00]]);
    await expect(takeBack(id)).rejects.toThrow('clientDocument.error.noPayment');
    await receive(id, 1_210_00);
    expect(await left()).toEqual([]);
  });

  it('comes by one entry of the bank once', async () => {
    const id = await issue('INVOICE');
    const answers = await Promise.allSettled([receive(id, 100_00), receive(id, 100_00)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await left()).toEqual([[id, 1_110_00]]);
  });
});

it('what comes for a proforma is the client’s, beforehand', async () => {
  const id = await issue('PROFORMA');
  expect(await balances()).toEqual({});
  await receive(id, 1_000_00);
  expect(await left()).toEqual([[id, 210_00]]);
  expect(await balances()).toEqual({ BANK: 1_000_00, EMPLOYER_PREPAID: -1_000_00 });
});

describe('a credit note', () => {
  it('takes fees and VAT back, and nothing is to be paid any more', async () => {
    const id = await issue('INVOICE');
    const note = await issue('CREDIT_NOTE', id);
    expect(await balances()).toEqual({});
    expect(await left()).toEqual([]);
    await expect(receive(note, 1)).rejects.toThrow('clientDocument.error.notPayable');
  });

  it('leaves what was paid already to the client', async () => {
    const id = await issue('INVOICE');
    await receive(id, 1_000_00);
    await issue('CREDIT_NOTE', id);
    expect(await balances()).toEqual({ BANK: 1_000_00, EMPLOYER_PREPAID: -1_000_00 });
    expect(await compareBooks(db)).toEqual([]);
  });
});
