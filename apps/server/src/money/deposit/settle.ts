import type { DepositDecline } from '@cafeteria/contract';
import type { Logger } from 'pino';
import type { ServerConfig } from '../../config/index.ts';
import { queueMessage } from '../../messages/outbox/index.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import {
  type Gate,
  GateRefusedError,
  type GateState,
  GateUnavailableError,
  type SavedCard,
} from '../gate/index.ts';
import { topUp } from '../ledger/index.ts';
import { noteCardUsed, saveCard } from './card.queries.ts';
import {
  findDeposit,
  lockDeposit,
  noteEvent,
  noteRefundDue,
  noteRefunded,
  resolveDeposit,
  scheduleCheck,
  type StoredDeposit,
  tellChange,
} from './deposit.queries.ts';
import { decideDeposit, sayAnswer } from './deposit.rules.ts';

/** What deposits are made with. */
export type DepositTools = {
  readonly db: Db;
  readonly config: ServerConfig;
  readonly log: Logger;
  readonly gate: Gate;
  readonly box: SecretBox;
  readonly jobs: Jobs;
};

/** Whether the configured gate is the one a deposit was opened at: another knows nothing of it. */
const isOfGate = ({ gate }: DepositTools, deposit: StoredDeposit): boolean =>
  gate.name === deposit.gate;

/** What the gate says of a deposit, noted for the support; undefined when it says nothing. */
const askGate = async (
  tools: DepositTools,
  { id, gatewayRef, ...deposit }: StoredDeposit,
): Promise<GateState | undefined> => {
  const { db, gate, log } = tools;
  if (gatewayRef === null || deposit.gate !== gate.name) return undefined;
  try {
    const answer = await gate.status(gatewayRef);
    await noteEvent(db, id, 'ANSWERED', sayAnswer(answer));
    return answer;
  } catch (error) {
    if (!(error instanceof GateUnavailableError || error instanceof GateRefusedError)) throw error;
    log.warn({ depositId: id }, `the gate does not say what became of a deposit: ${error.message}`);
    await noteEvent(db, id, 'ASK_FAILED', error.name);
    return undefined;
  }
};

/** Asks the gate to end what nobody paid; whether it could, its next answer tells. */
const endAtGate = async (
  { db, gate, log }: DepositTools,
  { id, gatewayRef, ...deposit }: StoredDeposit,
): Promise<void> => {
  if (gatewayRef === null || deposit.gate !== gate.name) return;
  await noteEvent(db, id, 'CANCEL_ASKED');
  await gate.cancel(gatewayRef).catch((error: Error) => {
    log.warn({ depositId: id }, `the gate did not end a deposit: ${error.message}`);
  });
};

/** Keeps the card its owner wanted kept, and tells them: it pays from now on. */
const keepCard = async (
  tools: DepositTools,
  tx: Db,
  { id, userId, gate }: StoredDeposit,
  card: SavedCard,
): Promise<void> => {
  if (!(await saveCard(tx, tools.box, { userId, gate }, card))) return;
  const { brand, last4 } = card;
  await queueMessage(tools, tx, {
    kind: 'CARD_SAVED',
    userId,
    data: { brand, last4 },
    once: `card-saved ${id}`,
  });
};

const succeed = async (
  tools: DepositTools,
  tx: Db,
  deposit: StoredDeposit,
  answer: GateState | undefined,
): Promise<void> => {
  const { id: depositId, userId, amount, currency } = deposit;
  await resolveDeposit(tx, depositId, null);
  await topUp(tx, { userId, amount, currency, depositId });
  if (answer?.state === 'PAID' && answer.card && deposit.saveCard)
    await keepCard(tools, tx, deposit, answer.card);
  await noteCardUsed(tx, deposit.cardTokenId);
};

type Outcome = { readonly reason: DepositDecline | null; readonly isGivenBack?: boolean };
/** The mail about what became of it, whether its owner still looks at the page or not. */
const tellOwner = (
  tools: DepositTools,
  tx: Db,
  { id, userId, amount, currency }: StoredDeposit,
  outcome: Outcome,
): Promise<boolean> =>
  queueMessage(tools, tx, {
    kind: 'DEPOSIT_RESULT',
    userId,
    data: { amount: { amount, currency }, ...outcome },
    once: outcome.isGivenBack ? `deposit-back ${id}` : `deposit ${id}`,
  });

/** Draws the consequence of an answer in one transaction: the state, the money, the card and what is told of it. */
export const conclude = async (
  tools: DepositTools,
  id: number,
  answer: GateState | undefined,
  otherwise: DepositDecline | null,
): Promise<void> => {
  const isLate = await atomic(tools.db, async (tx) => {
    const deposit = await lockDeposit(tx, id);
    const decision = decideDeposit(deposit, answer, otherwise);
    if (decision.kind === 'SUCCEED') await succeed(tools, tx, deposit, answer);
    if (decision.kind === 'DECLINE') await resolveDeposit(tx, id, decision.reason);
    if (decision.kind === 'SUCCEED' || decision.kind === 'DECLINE') {
      const outcome = decision.kind === 'DECLINE' ? `DECLINED ${decision.reason}` : 'SUCCESSFUL';
      await noteEvent(tx, id, 'RESOLVED', outcome);
      await tellChange(tx, id);
      const reason = decision.kind === 'DECLINE' ? decision.reason : null;
      await tellOwner(tools, tx, deposit, { reason });
    }
    const isNews = decision.kind === 'GIVE_BACK' && !deposit.isRefundDue;
    if (isNews) {
      await noteRefundDue(tx, id);
      await noteEvent(tx, id, 'PAID_LATE');
    }
    await scheduleCheck(tx, id);
    return isNews;
  });
  if (isLate)
    tools.log.error({ depositId: id }, 'a declined deposit was paid: the money goes back');
};

/** Gives back at the gate what came too late; once, however often it is tried. */
const giveBack = async (tools: DepositTools, deposit: StoredDeposit): Promise<void> => {
  const { db, gate, log } = tools;
  const { id, gatewayRef, amount, currency, declineReason: reason } = deposit;
  if (gatewayRef === null) return;
  try {
    await gate.refund(gatewayRef, { amount: { amount, currency }, refundKey: `deposit-${id}` });
  } catch (error) {
    log.error({ err: error, depositId: id }, 'the gate did not give a late payment back');
    await noteEvent(db, id, 'REFUND_FAILED', error instanceof Error ? error.name : null);
    return;
  }
  await atomic(db, async (tx) => {
    if (await noteRefunded(tx, id)) {
      await noteEvent(tx, id, 'REFUNDED');
      await tellOwner(tools, tx, deposit, { reason, isGivenBack: true });
    }
    await scheduleCheck(tx, id);
  });
};

/** What the gate says, after it was asked to end what is given up or overdue. */
const finalAnswer = async (
  tools: DepositTools,
  deposit: StoredDeposit,
  otherwise: DepositDecline | null,
): Promise<GateState | undefined> => {
  const answer = await askGate(tools, deposit);
  if (otherwise === null || (answer !== undefined && answer.state !== 'PENDING')) return answer;
  await endAtGate(tools, deposit);
  const ended = await askGate(tools, deposit);
  // it was us who ended it: why, we know better than the gate
  const isByUs = ended?.state === 'DECLINED' && ended.reason === 'CANCELLED_BY_USER';
  return isByUs ? { state: 'DECLINED', reason: otherwise } : ended;
};

/**
 * Asks the gate what became of an opened deposit and draws the consequence. Anyone who has a reason calls it (a
 * notification, the browser's return, the clock, the support), as often as they like.
 */
export const settle = async (
  tools: DepositTools,
  id: number,
  givenUp: DepositDecline | null = null,
): Promise<void> => {
  const deposit = await findDeposit(tools.db, id);
  if (!deposit) return;
  const isOpen = deposit.status === 'CREATED';
  const otherwise = isOpen ? (givenUp ?? (deposit.isOverdue ? 'TIMEOUT' : null)) : null;
  const answer = await finalAnswer(tools, deposit, otherwise);
  await conclude(tools, id, answer, otherwise);
  const after = await findDeposit(tools.db, id);
  if (after?.isRefundDue && isOfGate(tools, after)) await giveBack(tools, after);
};
