import type { UserCredit, userCreditRoutes } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import { type Editor, findCanSignIn, type Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError, invalidFields, notFound } from '../../platform/http/index.ts';
import { readOverview } from '../balance/index.ts';
import { listHistory } from '../history/index.ts';
import { tellRefund } from '../refund-notice/index.ts';
import { createOnceFor, recall, refund, unfreezeAccount } from '../ledger/index.ts';
import {
  assertUser,
  findFrozen,
  findOwnClient,
  findRefundable,
  getRefunded,
  listEmployerLots,
  listStandings,
} from './user-credit.queries.ts';

type Routes = Handlers<typeof userCreditRoutes>;
const entity = 'user';

/** Notes what an administrator did with a user's money. */
const noteChange = (
  tx: Db,
  caller: Editor,
  entityId: number,
  change: { readonly before?: Record<string, unknown>; readonly after: Record<string, unknown> },
): Promise<void> => recordAudit(tx, caller, { action: 'UPDATE', entity, entityId, ...change });

const creditOf = async (
  db: Db,
  id: number,
  currency: UserCredit['currency'],
): Promise<UserCredit> => ({
  currency,
  frozen: (await findFrozen(db, id)) ?? null,
  canSignIn: await findCanSignIn(db, id),
  lots: await listEmployerLots(db, id),
});

/** Looks: each is noted, with what of the money was looked at. */
const looks = ({
  db,
  config: { currency, country },
}: Deps): Pick<Routes, 'overview' | 'history' | 'credit' | 'standing'> => {
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
      return creditOf(db, id, currency);
    },
    standing: async ({ id }, caller) => {
      await look(id, caller, 'standing');
      return { currency, clients: await listStandings(db, id) };
    },
  };
};

const unfreeze =
  ({ writeUnseen, config: { currency } }: Deps): Routes['unfreeze'] =>
  ({ id }, caller) =>
    writeUnseen(async (tx) => {
      await assertUser(tx, id);
      const frozen = await findFrozen(tx, id);
      if (frozen) {
        await unfreezeAccount(tx, id);
        await noteChange(tx, caller, id, {
          before: { frozenAt: frozen.at, frozenReason: frozen.reason },
          after: { frozenAt: null, frozenReason: null },
        });
      }
      return creditOf(tx, id, currency);
    });

/**
 * How much the engine is to give back; undefined is all that is left. Amounts are of the employer's part, which is all
 * an administrator may see: giving all of it gives the user's own money back too. A part of a payment that took own
 * money goes by its price, which only the partner knows, and is refused, as what came of it would tell how much it was.
 */
const decideRefund = async (
  tx: Db,
  id: number,
  amount: number | undefined,
): Promise<number | undefined> => {
  const left = await findRefundable(tx, id);
  // what was not booked is refused by the engine
  if (!left) return amount;
  if (left.paid === 0) throw notFound();
  if (amount === undefined || amount === left.employer) return undefined;
  if (amount > left.employer)
    throw new AppError('payment.error.refundTooLarge', { left: left.employer });
  if (left.own > 0) throw new AppError('credit.error.refundWhole');
  return amount;
};

/** What moves money, once for each key. */
const moves = (deps: Deps): Pick<Routes, 'recall' | 'refund'> => {
  const {
    config: { currency },
  } = deps;
  const onceFor = createOnceFor(deps);
  return {
    recall: ({ id, body: { lotIds, reason, ...asks } }, caller) =>
      onceFor(caller, 'credit-recall', { id, lotIds, reason, ...asks }, async (tx) => {
        await assertUser(tx, id);
        const clientId = asks.clientId ?? (await findOwnClient(tx, id));
        // without one every client's credits would go
        if (clientId === null)
          throw invalidFields([{ field: 'clientId', messageKey: 'validation.required' }]);
        const amount = await recall(tx, {
          userId: id,
          clientId,
          currency,
          lotIds: lotIds ?? null,
          note: reason,
          createdBy: caller.user.id,
        });
        await noteChange(tx, caller, id, { after: { recalled: amount, clientId, reason } });
        return { amount, users: 1, currency };
      }),
    refund: ({ id, body: { amount, note } }, caller) =>
      onceFor(caller, 'refund', { id, amount, note }, async (tx) => {
        const reason = { note, createdBy: caller.user.id };
        const decided = await decideRefund(tx, id, amount);
        const refunded = await refund(tx, { id }, decided, reason);
        await tellRefund(deps, tx, refunded);
        const given = await getRefunded(tx, refunded);
        await noteChange(tx, caller, refunded.userId, {
          after: { refunded: given.amount, movementId: id, note },
        });
        return { movementId: given.id, amount: given.amount, currency: given.currency };
      }),
  };
};

/** A user's money as administrators work with it; the user's own stays out of sight. */
export const userCreditHandlers = (deps: Deps): Routes => ({
  ...looks(deps),
  ...moves(deps),
  unfreeze: unfreeze(deps),
});
