/** Something is wrong with a movement of somebody's money: of which it can be said, and when it is over. */
import type { DisputeStatus, MovementReason } from '../vocabulary/enums.ts';

/** What an employer gave or took is the employer's to explain. */
const disputable: Readonly<Record<MovementReason, boolean>> = {
  PURCHASE: true,
  REFUND: true,
  TOP_UP: true,
  PAYOUT: true,
  CORRECTION: true,
  EMPLOYER_GRANT: false,
  EMPLOYER_RECALL: false,
  EXPIRY: false,
};
export const isDisputable = (reason: MovementReason): boolean => disputable[reason];

const over: Readonly<Record<DisputeStatus, boolean>> = {
  OPEN: false,
  ANSWERED: false,
  REFUNDED: true,
  CLOSED: true,
};
/** Whether nobody waits for anything; its owner may still write, which opens it again. */
export const isDisputeOver = (status: DisputeStatus): boolean => over[status];
