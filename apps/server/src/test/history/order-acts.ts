/** An employer orders credits, takes orders back, and what is paid is given: acts of a random history. */
import { api } from '@cafeteria/contract';
import { expect } from 'vitest';
import { giveOrders } from '../../money/credit-grant/order.handlers.ts';
import { addDays, pragueDay } from '../../money/ledger/index.ts';
import { billingClientId as clientId } from '../billing.ts';
import { settlingDay } from '../settling.ts';
import type { Acts, Stage } from './acts.ts';

/** The person of the employer that orders. */
const userId = 2;

export const orderActs = ({ db, settling: { admin } }: Stage): Acts => ({
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
    expect(status).toBe(200);
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
    await giveOrders(db, { error: (...told: unknown[]) => failures.push(told) });
    expect(failures).toEqual([]);
  },
});
