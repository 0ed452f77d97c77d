/** Employers for tests: companies, a contract, and months invoiced as if they were over. */
import { api, type ClientContractForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { issueDocument } from '../money/client-document/issue.ts';
import type { DocumentLine } from '../money/client-document/client-document.rules.ts';
import { invoiceMonth } from '../money/client-document/month.ts';
import { pragueDay } from '../money/ledger/index.ts';
import type { Db } from '../platform/db/index.ts';
import { buildCompany } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const billingDay = pragueDay();
export const billingClientId = 1;
/** So many days later for what was issued: a document is never changed but here. */
export const ageDocuments = (db: Db, days: number) =>
  // one message, hence one transaction
  sql`
    alter table client_document disable trigger keep;
    update client_document set due_on = due_on - ${sql.lit(days)}, issued_on = issued_on - ${sql.lit(days)};
    alter table client_document enable trigger keep;
    update client_document_notice set told_at = told_at - make_interval(days => ${sql.lit(days)})`.execute(
    db,
  );
type Piece = Partial<Parameters<typeof invoiceMonth>[1]>;
const invoicing =
  (db: TestApp['db']) =>
  (month = `${billingDay.slice(0, 7)}-01`, piece: Piece = {}) =>
    invoiceMonth(db, {
      ...piece,
      month,
      country: 'CZ',
      currency: 'CZK',
      by: { ip: '127.0.0.1', user: { id: 3 } },
    });

/** An invoice or a proforma of the first client, of no month. Answers its id. */
const invoiceOf =
  (sellerId: number) =>
  (
    tx: Db,
    lines: readonly DocumentLine[],
    kind: 'INVOICE' | 'PROFORMA' = 'INVOICE',
  ): Promise<number> =>
    issueDocument(tx, {
      clientId: billingClientId,
      clientContractId: null,
      kind,
      currency: 'CZK',
      taxableOn: kind === 'INVOICE' ? billingDay : null,
      dueDays: 14,
      month: null,
      correctsId: null,
      note: null,
      sellerId,
      lines,
      issuedBy: null,
    });

/** An accountant, a company that issues documents and pays VAT, and the first client with a company of its own. */
export const openBilling = async (test: TestApp) => {
  const { db } = test;
  await sql`update "user" set roles = '{ROLE_ACCOUNTANT}' where id = 3`.execute(db);
  const admin = await test.signedIn('admin');
  const accountant = await test.signedIn('other');
  const companyOf = async (name: string, registrationNumber: string, taxId: string | null) => {
    const bankAccount = { prefix: null, number: '2102143052', bankCode: '2700' };
    const body = buildCompany({ name, registrationNumber, bankAccount, taxId, vatPayer: !!taxId });
    return (await admin.call(api.companyAdmin.create, { body })).body.id;
  };
  const sellerId = await companyOf('Benefity s. r. o.', '27074358', 'CZ27074358');
  const employerId = await companyOf('Sklárny a. s.', '27095231', null);
  await sql`update client set company_id = ${employerId} where id = ${billingClientId}`.execute(db);
  return {
    admin,
    accountant,
    sellerId,
    employerId,
    /** The only contract of a client that is on; the first client's without other words. */
    agree: async (fields: Partial<ClientContractForm> = {}): Promise<number> => {
      const { clientId = billingClientId } = fields;
      await sql`
        update client_contract set active = false where client_id = ${clientId}`.execute(db);
      const body: ClientContractForm = {
        clientId: billingClientId,
        sellerId,
        validFrom: '2026-01-01',
        validTo: null,
        mode: 'PREPAID',
        creditLine: null,
        perPerson: 0,
        rate: 0,
        rateOf: 'GRANTED',
        expiredTo: 'OPERATOR',
        fixed: 0,
        minimum: 0,
        setUp: 0,
        dueDays: 14,
        reminderDays: 7,
        email: 'faktury@klient.test',
        note: null,
        ...fields,
      };
      const { id } = (await accountant.call(api.clientContractAdmin.create, { body })).body;
      await accountant.call(api.clientContractAdmin.activate, { id, body: { active: true } });
      return id;
    },
    issueInvoice: invoiceOf(sellerId),
    /** Invoices this month, which only a test may. */
    invoice: invoicing(test.db),
    documents: async () =>
      (await accountant.call(api.clientDocument.list, { pageSize: 100 })).body.content.toReversed(),
    /** What the books say of a document, as it was booked. */
    linesOf: async (documentId: number) =>
      (
        await accountant.call(api.book.journal, { document: 'CLIENT_DOCUMENT', documentId })
      ).body.content
        .map(({ debit, credit, amount }) => [debit, credit, amount] as const)
        .toReversed(),
  };
};
