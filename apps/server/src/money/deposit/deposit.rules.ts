import type { DepositDecline } from '@cafeteria/contract';
import type { GateState } from '../gate/index.ts';
import type { StoredDeposit } from './deposit.queries.ts';

export type Decision =
  | { readonly kind: 'WAIT' | 'SUCCEED' | 'GIVE_BACK' }
  | { readonly kind: 'DECLINE'; readonly reason: DepositDecline };

/**
 * What follows from what the gate says; `undefined` when it says nothing. `otherwise` is why a deposit ends
 * that nobody has decided: its time is over, or its owner gave it up. What is decided stays; money that comes after
 * that goes back.
 */
export const decideDeposit = (
  { status }: Pick<StoredDeposit, 'status'>,
  answer: GateState | undefined,
  otherwise: DepositDecline | null,
): Decision => {
  if (status === 'DECLINED') return { kind: answer?.state === 'PAID' ? 'GIVE_BACK' : 'WAIT' };
  if (status === 'SUCCESSFUL') return { kind: 'WAIT' };
  if (answer?.state === 'PAID') return { kind: 'SUCCEED' };
  if (answer?.state === 'DECLINED') return { kind: 'DECLINE', reason: answer.reason };
  if (answer?.state === 'REFUNDED') return { kind: 'DECLINE', reason: 'GATEWAY_ERROR' };
  return otherwise ? { kind: 'DECLINE', reason: otherwise } : { kind: 'WAIT' };
};

/** What a gate said, in one line for the support; never anything of a card. */
export const sayAnswer = (answer: GateState): string =>
  answer.state === 'DECLINED' ? `DECLINED ${answer.reason}` : answer.state;
