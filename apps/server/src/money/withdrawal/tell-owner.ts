import type { Deps } from '../../kernel/deps.ts';
import { signedId } from '../../kernel/signed-id.ts';
import { queueMessage } from '../../messages/outbox/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { StoredWithdrawal } from './withdrawal.queries.ts';

/** Tokens that take back one withdrawal, for whoever has its mail; good until the money is at the bank. */
export const cancellation = signedId((id) => `cancellation of withdrawal ${id}`);

type Telling = Pick<Deps, 'jobs' | 'box' | 'digest'>;
type Asked = Pick<StoredWithdrawal, 'id' | 'userId' | 'amount' | 'currency' | 'iban'>;
const saidOf = ({ amount, currency, iban }: Asked) => ({ amount: { amount, currency }, iban });

/** Own money is to leave: told at once, for its owner may not be the one who asked. */
export const tellRequested = (
  deps: Telling,
  tx: Db,
  asked: Asked,
  notBefore: string | null,
): Promise<boolean> =>
  queueMessage(deps, tx, {
    kind: 'WITHDRAWAL_REQUESTED',
    userId: asked.userId,
    data: {
      ...saidOf(asked),
      notBefore,
      path: `/withdrawal-cancellation#token=${cancellation.of(deps, asked.id)}`,
    },
    once: `withdrawal ${asked.id}`,
  });

/** What became of it. */
export const tellResult = (
  deps: Telling,
  tx: Db,
  asked: Asked,
  status: 'PAID' | 'RETURNED' | 'CANCELLED',
): Promise<boolean> =>
  queueMessage(deps, tx, {
    kind: 'WITHDRAWAL_RESULT',
    userId: asked.userId,
    data: { ...saidOf(asked), status },
    once: `withdrawal ${asked.id} ${status}`,
  });

/** How owners are told where a bank says what became of their money. */
export type TellOwner = (tx: Db, asked: Asked, status: 'PAID' | 'RETURNED') => Promise<unknown>;
export const tellOwner =
  (deps: Telling): TellOwner =>
  (tx, asked, status) =>
    tellResult(deps, tx, asked, status);
