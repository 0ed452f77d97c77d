import type { UserCredit, userCreditRoutes } from '@cafeteria/contract';
import { recordAudit } from '../../entity/audit/index.ts';
import { type Editor, type Handlers, idempotencyKeyOf } from '../../entity/caller/index.ts';
import type { Deps } from '../../entity/deps.ts';
import type { Db } from '../../platform/db/index.ts';
import { readOverview } from '../balance/index.ts';
import { listHistory } from '../history/index.ts';
import { once, recall, refund, unfreezeAccount } from '../ledger/index.ts';
import {
  assertUser,
  findFrozen,
  getMovementAmount,
  listEmployerLots,
} from './user-credit.queries.ts';

const entity = 'user';

/** A user's money as administrators work with it: the user's own stays out of sight, and every look is noted. */
export const userCreditHandlers = ({
  db,
  config: { currency, country },
  writeUnseen,
}: Deps): Handlers<typeof userCreditRoutes> => {
  const creditOf = async (from: Db, id: number): Promise<UserCredit> => ({
    currency,
    frozen: (await findFrozen(from, id)) ?? null,
    lots: await listEmployerLots(from, id),
  });
  /** Once for each key, with its entry in the audit. */
  const onceFor = <T>(
    caller: Editor & Parameters<typeof idempotencyKeyOf>[0],
    what: string,
    says: unknown,
    work: (tx: Db) => Promise<T>,
  ): Promise<T> => {
    const request = {
      scope: `user:${caller.user.id} ${what}`,
      key: idempotencyKeyOf(caller),
      says,
    };
    return writeUnseen((tx) => once(tx, request, () => work(tx)));
  };
  /** Notes that an administrator looked at a user's money, and at what of it. */
  const look = async (id: number, caller: Editor, at: string): Promise<void> => {
    await assertUser(db, id);
    await recordAudit(db, caller, { action: 'VIEW', entity, entityId: id, after: { at } });
  };
  return {
    overview: async ({ id }, caller) => {
      await look(id, caller, 'balance');
      return readOverview(db, id, { reader: caller, country, withPrivate: false });
    },
    history: async ({ id, ...filter }, caller) => {
      await look(id, caller, 'history');
      return listHistory(db, id, filter, { reader: caller, withPrivate: false });
    },
    credit: async ({ id }, caller) => {
      await look(id, caller, 'lots');
      return creditOf(db, id);
    },
    recall: ({ id, body: { lotIds, reason } }, caller) =>
      onceFor(caller, 'credit-recall', { id, lotIds, reason }, async (tx) => {
        await assertUser(tx, id);
        const amount = await recall(tx, {
          userId: id,
          currency,
          lotIds: lotIds ?? null,
          note: reason,
          createdBy: caller.user.id,
        });
        await recordAudit(tx, caller, {
          action: 'UPDATE',
          entity,
          entityId: id,
          after: { recalled: amount, reason },
        });
        return { amount, users: 1, currency };
      }),
    unfreeze: ({ id }, caller) =>
      writeUnseen(async (tx) => {
        await assertUser(tx, id);
        const frozen = await findFrozen(tx, id);
        if (frozen) {
          await unfreezeAccount(tx, id);
          const { at, reason } = frozen;
          await recordAudit(tx, caller, {
            action: 'UPDATE',
            entity,
            entityId: id,
            before: { frozenAt: at, frozenReason: reason },
            after: { frozenAt: null, frozenReason: null },
          });
        }
        return creditOf(tx, id);
      }),
    refund: ({ id, body: { amount, note } }, caller) =>
      onceFor(caller, 'refund', { id, amount, note }, async (tx) => {
        const movementId = await refund(tx, id, amount, { note, createdBy: caller.user.id });
        const given = await getMovementAmount(tx, movementId);
        await recordAudit(tx, caller, {
          action: 'UPDATE',
          entity,
          entityId: given.userId,
          after: { refunded: given.amount, movementId: id, note },
        });
        return { movementId, amount: given.amount, currency: given.currency };
      }),
  };
};
