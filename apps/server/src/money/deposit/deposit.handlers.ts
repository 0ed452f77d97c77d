import type { cardTokenRoutes, depositRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { atomic } from '../../platform/db/index.ts';
import { AppError, found } from '../../platform/http/index.ts';
import { findCard, listCards, makeDefaultCard, removeCard } from './card.queries.ts';
import { claimLook, findDeposit, holdDepositsOf } from './deposit.queries.ts';
import { findOwnDeposit, listOwnDeposits } from './deposit.view.queries.ts';
import { followDeposit } from './follow.ts';
import { forgetAtGate } from './forget-card.ts';
import { depositTerms, initDeposit } from './init.ts';
import { goOn } from './open.ts';
import { type Deposits, needGate } from './service.ts';
import { conclude, type DepositTools, settle } from './settle.ts';

/** Who looks at a deposit that waits has just come back from the gate: it is asked, and the stream tells. */
const askBecauseSeen = ({ tools }: Deposits, id: number): void => {
  if (!tools) return;
  claimLook(tools.db, id)
    .then((isDue) => (isDue ? goOn(tools, id) : undefined))
    .catch((error: unknown) => tools.log.error({ err: error, depositId: id }, 'deposit seen'));
};

/** Ends a deposit nobody has paid. What a saved card was charged for without an answer cannot be given up. */
const giveUp = async (tools: DepositTools, id: number): Promise<void> => {
  const { gatewayRef, paymentMethod } = found(await findDeposit(tools.db, id));
  if (gatewayRef !== null) return settle(tools, id, 'CANCELLED_BY_USER');
  if (paymentMethod === 'BANK_CARD_TOKEN_VIA_EGATE')
    throw new AppError('deposit.error.notCancellable');
  return conclude(tools, id, undefined, 'CANCELLED_BY_USER');
};

/** Own deposits: to begin, to follow, to give up. */
export const depositHandlers = (deps: Deps, deposits: Deposits): Handlers<typeof depositRoutes> => {
  const { db, config } = deps;
  return {
    terms: (_input, { user }) => depositTerms(db, deposits, config, user.id),
    init: async ({ body }, caller) => {
      const id = await initDeposit(needGate(deposits), body, caller);
      return found(await findOwnDeposit(db, caller.user.id, id));
    },
    list: async ({ offset, limit, status }, { user }) => ({
      ...(await listOwnDeposits(db, user.id, { offset, limit, status })),
      offset,
      limit,
    }),
    follow: async function* ({ depositId }, { user, session }, closed) {
      const { status } = found(await findOwnDeposit(db, user.id, depositId));
      if (status === 'CREATED') askBecauseSeen(deposits, depositId);
      yield* followDeposit(deps, deposits.watch, { userId: user.id, depositId, session }, closed);
    },
    cancel: async ({ id }, { user }) => {
      found(await findOwnDeposit(db, user.id, id));
      await giveUp(needGate(deposits), id);
      return found(await findOwnDeposit(db, user.id, id));
    },
  };
};

/** Own saved cards, of the gate that is set up. */
export const cardTokenHandlers = (
  { db }: Deps,
  deposits: Deposits,
): Handlers<typeof cardTokenRoutes> => {
  const owned = (tools: DepositTools, userId: number) => ({ userId, gate: tools.gate.name });
  return {
    list: async (_input, { user }) =>
      deposits.tools ? listCards(db, owned(deposits.tools, user.id)) : [],
    remove: async ({ id }, { user }) => {
      const tools = needGate(deposits);
      const owner = owned(tools, user.id);
      await atomic(db, async (tx) => {
        await holdDepositsOf(tx, user.id);
        found(await findCard(tx, owner, id));
        await removeCard(tx, owner, id);
      });
      await forgetAtGate(tools);
      return {};
    },
    makeDefault: async ({ id }, { user }) => {
      const owner = owned(needGate(deposits), user.id);
      await atomic(db, async (tx) => {
        await holdDepositsOf(tx, user.id);
        found(await findCard(tx, owner, id));
        await makeDefaultCard(tx, owner, id);
      });
      return {};
    },
  };
};
