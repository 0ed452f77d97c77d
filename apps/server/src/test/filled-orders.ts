import { api } from '@cafeteria/contract';
import { receivePayment } from '../money/client-document/index.ts';
import { giveOrders } from '../money/credit-grant/order.handlers.ts';
import { pragueDay } from '../money/ledger/index.ts';
import type { TestApp } from './test-app.ts';
import type { TestCaller } from './test-caller.ts';

/** The one of the demo that pays beforehand. */
const clientId = 3;
/** An order of who pays beforehand is paid and given, beside the one of the demo that waits. */
export const fillOrders = async ({ db, deps }: TestApp, admin: TestCaller): Promise<void> => {
  const validFrom = pragueDay();
  const { order } = (
    await admin.call(api.creditGrant.grant, {
      clientId,
      body: {
        regime: 'CZ_LEISURE',
        validFrom,
        expiresOn: null,
        allowedCategoryIds: [6],
        note: 'Jaro',
        ground: 'BEYOND_WAGE',
        repeats: false,
        currency: 'CZK',
        dryRun: false,
        everybody: { amount: 100_00, companyId: null, onlyActive: true },
      },
    })
  ).body;
  if (!order) throw new Error('the employer that pays beforehand has ordered nothing');
  await receivePayment(db, {
    documentId: order.proforma.id,
    amount: order.total,
    day: validFrom,
    bankEntryId: null,
  });
  await giveOrders(db, deps.log);
};
