/** Employers that are sent back what they have beforehand, for tests: asked for, approved, paid by a batch. */
import { api, type ClientRefundForm } from '@cafeteria/contract';
import { pragueDay } from '../money/ledger/index.ts';
import { receivePayment } from '../money/client-document/receive.ts';
import { readPrepaid } from '../money/client-document/prepaid.queries.ts';
import { atomic } from '../platform/db/index.ts';
import { gpcDay, gpcStatement } from './bank-file.ts';
import { billingClientId as clientId, billingDay as day } from './billing.ts';
import { openOrdering } from './ordering.ts';
import type { TestApp } from './test-app.ts';
import type { TestCaller } from './test-caller.ts';

/** The account an employer is sent money to, as banks write it in a statement and as an IBAN. */
export const refundIban = 'CZ6508000000192000145399';
const counter = { counter: '192000145399', bank: '0800' };
const payerIban = 'CZ8127000000002102143052';

/** What is put into a batch, and what the bank says of it. */
const batchesOf = (accountant: TestCaller, admin: TestCaller) => {
  let statements = 0;
  const create = (clientRefundIds: readonly number[], more: object = {}) =>
    accountant.call(api.payoutBatch.create, {
      body: {
        clientRefundIds: [...clientRefundIds],
        payerName: 'Benefity',
        payerIban,
        dueDay: day,
        ...more,
      },
    });
  return {
    create,
    /** A batch that was let go. */
    sent: async (...ids: number[]) => {
      const { id } = (await create(ids)).body;
      return (await admin.call(api.payoutBatch.approve, { id })).body;
    },
    /** A statement that says so of amounts and symbols. */
    state: (...lines: (readonly [amount: number, variable: string])[]) => {
      statements += 1;
      const today = gpcDay(pragueDay());
      const entries = lines.map(([amount, variable]) => ({
        amount,
        variable,
        day: today,
        ...counter,
      }));
      const head = { number: String(statements), from: today, day: today };
      const file = Buffer.from(gpcStatement(entries, head));
      return accountant.call(api.bank.import, { body: { fileName: 'vypis.gpc' }, file });
    },
    entries: async (filter: { readonly clientRefundId?: number } = {}) =>
      (await accountant.call(api.bank.entries, { pageSize: 100, ...filter })).body.content,
  };
};

/** The first client, which has paid too much. */
export const openRefunding = async (test: TestApp) => {
  const { db } = test;
  const ordering = await openOrdering(test);
  const { accountant, admin, issueInvoice } = ordering;
  const issue = (net: number): Promise<number> =>
    atomic(db, (tx) =>
      issueInvoice(tx, [
        { what: 'FIXED', net, vatRate: null, vat: 0, quantity: 1, base: null, rate: null },
      ]),
    );
  const ask = (amount: number, more: Partial<ClientRefundForm> = {}, who = accountant) =>
    who.call(api.clientRefund.create, {
      body: {
        clientId,
        amount: { amount, currency: 'CZK' },
        iban: refundIban,
        reason: 'Přeplatek',
        ...more,
      },
    });
  const approve = (id: number, who = admin) => who.call(api.clientRefund.approve, { id });
  return {
    ...ordering,
    ...batchesOf(accountant, admin),
    issue,
    ask,
    approve,
    /** One that somebody else has approved. */
    approved: async (amount: number): Promise<number> => {
      const { id } = (await ask(amount)).body;
      await approve(id);
      return id;
    },
    cancel: (id: number, note = '') =>
      accountant.call(api.clientRefund.cancel, { id, body: { note } }),
    refund: async (id: number) => (await accountant.call(api.clientRefund.get, { id })).body,
    proposal: async () => (await accountant.call(api.clientRefund.proposal, { clientId })).body,
    use: (id: number) => accountant.call(api.clientDocument.usePrepaid, { id }),
    free: () => readPrepaid(db, clientId),
    /** An invoice of 1,000.00 that was paid by so much more. */
    overpaid: async (beyond: number): Promise<number> => {
      const documentId = await issue(1_000_00);
      const amount = 1_000_00 + beyond;
      await atomic(db, (tx) =>
        receivePayment(tx, { documentId, amount, day, bankEntryId: documentId }),
      );
      return documentId;
    },
    /** What the books say of a refund, as it was booked. */
    booked: async (documentId: number) =>
      (
        await accountant.call(api.book.journal, { document: 'CLIENT_REFUND', documentId })
      ).body.content
        .map(({ debit, credit, amount }) => [debit, credit, amount] as const)
        .toReversed(),
  };
};
