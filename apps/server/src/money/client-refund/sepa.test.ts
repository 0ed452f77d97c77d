import { api } from '@cafeteria/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { billingClientId as clientId, billingDay as dueDay } from '../../test/billing.ts';
import { openTestApp } from '../../test/test-app.ts';
import { bookLines } from '../book/index.ts';

const test = await openTestApp({ COUNTRY: 'Sk' }, { works: false });
await sql`update "user" set roles = '{ROLE_ACCOUNTANT}' where id = 3`.execute(test.db);

it('a refund leaves Slovakia in a SEPA file, to an account of another country as well', async () => {
  const admin = await test.signedIn('admin');
  const prepaid = { debit: 'BANK', credit: 'EMPLOYER_PREPAID', amount: 500_00, clientId } as const;
  await bookLines(test.db, [{ ...prepaid, document: 'BANK_ENTRY', documentId: 1, part: 'PAID' }]);
  const iban = 'DE89370400440532013000';
  const request = { clientId, iban, reason: 'Končí zmluva' };
  const refund = await admin.call(api.clientRefund.create, {
    body: { ...request, amount: { amount: 500_00, currency: 'EUR' } },
  });
  const { id } = refund.body;
  const own = await admin.call(api.clientRefund.approve, { id });
  expect(own.body.globalErrors?.[0]?.messageKey).toBe('clientRefund.error.ownWork');
  const other = await test.signedIn('other');
  expect((await other.call(api.clientRefund.approve, { id })).body).toMatchObject({ iban });
  const payer = { payerName: 'Kaviareň & syn', payerIban: 'SK3112000000198742637541', dueDay };
  const batch = (
    await admin.call(api.payoutBatch.create, { body: { ...payer, clientRefundIds: [id] } })
  ).body;
  await other.call(api.payoutBatch.approve, { id: batch.id });
  const { body } = await admin.send('GET', `/api/admin/payout-batch/${batch.id}/file`);
  expect(body).toContain('<CtrlSum>500.00</CtrlSum>');
  expect(body).toContain(`<IBAN>${iban}</IBAN>`);
  expect(body).toContain(`<EndToEndId>/VS8${String(id).padStart(9, '0')}/SS/KS</EndToEndId>`);
  expect(body).toContain('<Ustrd>Kaviaren + syn');
});
