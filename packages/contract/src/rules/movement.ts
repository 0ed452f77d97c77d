import type { MovementStatus } from '../vocabulary/enums.ts';

type StatusFacts = {
  /** Whether the amount is gone or come, or at least held: it counts in sums of what somebody has spent. */
  readonly isMoved: boolean;
  /** Whether nobody can change it any more. */
  readonly isOver: boolean;
};
/** What each state of a movement means: a new one says it here, for lists, sums, files and the page one pays on. */
const statuses: Readonly<Record<MovementStatus, StatusFacts>> = {
  PENDING: { isMoved: true, isOver: false },
  BOOKED: { isMoved: true, isOver: true },
  VOIDED: { isMoved: false, isOver: true },
  DECLINED: { isMoved: false, isOver: true },
};
/** Whether money moved, or is held. */
export const isMoved = (status: MovementStatus): boolean => statuses[status].isMoved;
/** Whether it is as it will stay. */
export const isMovementOver = (status: MovementStatus): boolean => statuses[status].isOver;
