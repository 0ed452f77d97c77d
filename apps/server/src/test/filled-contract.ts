/** What employers owe by the demo's contracts, and terms of a partner, for what is read over filled data. */
import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { tellEmployers } from '../money/client-document/notice.ts';
import { receivePayment } from '../money/client-document/receive.ts';
import { pragueDay } from '../money/ledger/index.ts';
import { atomic } from '../platform/db/index.ts';
import type { TestApp } from './test-app.ts';
import type { TestCaller } from './test-caller.ts';

const partnerId = 1;

/** An invoice that was paid in part and taken back, and a partner with terms and an account that is paid to. */
export const fillContract = async ({ db, deps }: TestApp, admin: TestCaller): Promise<void> => {
  await admin.call(api.clientDocument.invoiceMonth, { body: { month: '2026-09' } });
  const payment = { documentId: 1, amount: 100, day: pragueDay(), bankEntryId: null };
  await atomic(db, (tx) => receivePayment(tx, payment));
  await tellEmployers(deps, 'ISSUED');
  await admin.call(api.clientDocument.correct, { id: 1, body: { note: 'Omyl' } });
  await admin.call(api.partnerContractAdmin.create, {
    body: {
      partnerId,
      sellerId: null,
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      commission: 350,
      rates: [{ categoryId: 6, commission: 200 }],
      perTransaction: 100,
      period: 'MONTH',
      minimumPayout: 50_000,
      vatPayer: true,
      email: 'ucetni@partner.test',
      note: 'Ústně',
    },
  });
  await admin.call(api.partnerAccount.ask, {
    partnerId,
    body: { iban: 'CZ8127000000002102143052' },
  });
  await sql`
    update partner_account set
      status = 'CONFIRMED', decided_by = 2, decided_at = now(),
      holds_from = asked_at + interval '48 hours'
    where status = 'ASKED'`.execute(db);
};
