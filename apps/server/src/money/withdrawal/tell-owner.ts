import type { Deps } from '../../kernel/deps.ts';
import { signedId } from '../../kernel/signed-id.ts';
import { queueMessage } from '../../messages/outbox/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { StoredWithdrawal } from './withdrawal.queries.ts';

/** Tokens that take back one withdrawal, for anyone with its mail; good until the money is at the bank. */
export const cancellation = signedId((id) => `cancellation of withdrawal ${id}`);

type MailDeps = Pick<Deps, 'jobs' | 'box' | 'digest'>;
type OwnedWithdrawal = Pick<StoredWithdrawal, 'id' | 'userId' | 'amount' | 'currency' | 'iban'>;
const moneyOf = ({ amount, currency, iban }: OwnedWithdrawal) => ({
  amount: { amount, currency },
  iban,
});

/** Own money is to leave: told at once, for its owner may not be the one who asked. */
export const tellRequested = (
  deps: MailDeps,
  tx: Db,
  withdrawal: OwnedWithdrawal,
  notBefore: string | null,
): Promise<boolean> =>
  queueMessage(deps, tx, {
    kind: 'WITHDRAWAL_REQUESTED',
    userId: withdrawal.userId,
    data: {
      ...moneyOf(withdrawal),
      notBefore,
      path: `/withdrawal-cancellation#token=${cancellation.of(deps, withdrawal.id)}`,
    },
    once: `withdrawal ${withdrawal.id}`,
  });

/** What became of it. */
export const tellResult = (
  deps: MailDeps,
  tx: Db,
  withdrawal: OwnedWithdrawal,
  status: 'PAID' | 'RETURNED' | 'CANCELLED',
): Promise<boolean> =>
  queueMessage(deps, tx, {
    kind: 'WITHDRAWAL_RESULT',
    userId: withdrawal.userId,
    data: { ...moneyOf(withdrawal), status },
    once: `withdrawal ${withdrawal.id} ${status}`,
  });

/** How owners are told where a bank says what became of their money. */
export type TellOwner = (
  tx: Db,
  withdrawal: OwnedWithdrawal,
  status: 'PAID' | 'RETURNED',
) => Promise<unknown>;
export const tellOwner =
  (deps: MailDeps): TellOwner =>
  (tx, withdrawal, status) =>
    tellResult(deps, tx, withdrawal, status);
