/** An employer orders credits, takes orders back, is reminded, and gets what is paid: acts of a random history. */
import { api } from '@cafeteria/contract';
import { expect } from 'vitest';
import { giveOrders } from '../../money/credit-grant/order.handlers.ts';
import { findRemindedTwice } from '../../money/client-document/notice.queries.ts';
import { tellEmployers } from '../../money/client-document/notice.ts';
import { addDays, pragueDay } from '../../money/ledger/index.ts';
import { ageDocuments, billingClientId as clientId } from '../billing.ts';
import { settlingDay } from '../settling.ts';
import type { Acts, Stage } from './acts.ts';

/** The person of the employer that orders. */
const userId = 2;

export const orderActs = ({ db, deps, settling: { admin } }: Stage): Acts => ({
  remind: async ({ mix }) => {
    await ageDocuments(db, 10 + (mix % 20));
    await tellEmployers(deps, 'OVERDUE');
  },
  order: async ({ amount, mix }, _day) => {
    const { status } = await admin.call(api.creditGrant.grant, {
      clientId,
      body: {
        regime: 'CZ_MEAL',
        validFrom: pragueDay(),
        expiresOn: mix % 3 === 0 ? addDays(settlingDay, 3) : null,
        allowedCategoryIds: null,
        note: null,
        ground: 'BEYOND_WAGE',
        repeats: true,
        currency: 'CZK',
        dryRun: false,
        items: [{ userId, amount }],
      },
    });
    // who was reminded twice orders nothing until that is paid
    expect(status).toBe((await findRemindedTwice(db, clientId)) === undefined ? 200 : 422);
  },
  cancelOrder: async ({ mix }) => {
    const { content } = (await admin.call(api.creditOrder.list, { clientId, pageSize: 50 })).body;
    const one = content[mix % Math.max(content.length, 1)];
    if (!one) return;
    const body = { reason: 'Omyl' };
    const { status } = await admin.call(api.creditOrder.cancel, { clientId, id: one.id, body });
    expect(status).toBe(one.state === 'WAITING' || one.state === 'PAID' ? 200 : 409);
  },
  giveOrders: async () => {
    const failures: unknown[] = [];
    await giveOrders(db, { error: (...details: unknown[]) => failures.push(details) });
    expect(failures).toEqual([]);
  },
});
