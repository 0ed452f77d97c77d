import {
  formatIban,
  isWithdrawalOver,
  type withdrawalAdminRoutes,
  type withdrawalRoutes,
} from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import { assertProven, type Handlers, idempotencyKeyOf } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { pageResult } from '../../kernel/page.ts';
import { atomic, type Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { bookLines } from '../book/index.ts';
import { assertCurrency, readWallet } from '../deposit/index.ts';
import { once, payOut } from '../ledger/index.ts';
import { cancelWithdrawal, takeBack } from './cancel.ts';
import { ibanOf, payOutFor } from './pay-out.ts';
import { tellRequested, tellResult } from './tell-owner.ts';
import { bankFile } from './bank-file.ts';
import {
  countWaitingWithdrawals,
  exportWithdrawals,
  getOwnWithdrawal,
  getWithdrawalRow,
  hasBeenPaidTo,
  insertWithdrawal,
  listOwnWithdrawals,
  listWithdrawals,
  lockWithdrawal,
  resolveWithdrawal,
  type StoredWithdrawal,
} from './withdrawal.queries.ts';

/** Own money out of the portal: it leaves the wallet at once, the bank order follows. */
export const withdrawalHandlers = (deps: Deps): Handlers<typeof withdrawalRoutes> => ({
  create: async ({ body }, caller) => {
    const { db, config } = deps;
    const { id: userId } = caller.user;
    const key = idempotencyKeyOf(caller);
    const { amount, currency } = body.amount;
    assertCurrency(body.amount, config);
    const iban = ibanOf(body);
    const { id } = await atomic(db, (tx) =>
      once(tx, { scope: `user:${userId}`, key, says: ['withdrawal', body] }, async () => {
        // what is there is theirs, also when their employer has meanwhile closed the wallet
        const { isOffered, balance } = await readWallet(tx, userId);
        if (!isOffered && balance === 0) throw new AppError('deposit.error.noWallet');
        // money goes without a fresh proof only where it has gone before
        if (!(await hasBeenPaidTo(tx, userId, iban))) await assertProven(tx, caller.session);
        const movementId = await payOut(tx, { userId, amount, currency, note: formatIban(iban) });
        const withdrawal = { userId, movementId, amount, currency, iban };
        const id = await insertWithdrawal(tx, withdrawal);
        const { notBefore } = await getOwnWithdrawal(tx, userId, id);
        await tellRequested(deps, tx, { ...withdrawal, id }, notBefore);
        return { id };
      }),
    );
    return getOwnWithdrawal(db, userId, id);
  },
  cancel: async ({ id }, { user }) => {
    // another's does not exist
    await getOwnWithdrawal(deps.db, user.id, id);
    await cancelWithdrawal(deps, id);
    return getOwnWithdrawal(deps.db, user.id, id);
  },
  list: async (page, { user }) => ({
    ...(await listOwnWithdrawals(deps.db, user.id, page)),
    ...page,
  }),
});

/** Money that its owner may still take back is not sent. */
const assertSendable = ({ isHeld }: StoredWithdrawal): void => {
  if (isHeld) throw new AppError('withdrawal.error.waits');
};
/** By one person alone only what the list took to the bank: anything else is paid by a batch, of a file or by hand. */
const assertListed = ({ isListed }: StoredWithdrawal): void => {
  if (!isListed) throw new AppError('withdrawal.error.notSent');
};
/** The bank may return also what it had sent; what came back stays back. */
const assertResolvable = ({ status }: StoredWithdrawal, next: 'PAID' | 'RETURNED'): void => {
  if (isWithdrawalOver(status) || status === next)
    throw new AppError('withdrawal.error.resolved', { status });
};

/** What a batch pays is marked there, with its order. Asked when the withdrawal is held, so that no batch is missed. */
const assertByHand = async (tx: Db, id: number): Promise<void> => {
  const { batchId } = await getWithdrawalRow(tx, id);
  if (batchId !== null) throw new AppError('withdrawal.error.inBatch', { id: batchId });
};

/** The bank sent it, or what it had sent came back to it; what it never had concerns its account no more. */
const bookAtBank = async (
  tx: Db,
  { id, amount, status }: StoredWithdrawal,
  next: 'PAID' | 'RETURNED',
): Promise<void> => {
  const line = { amount, document: 'WITHDRAWAL', documentId: id, part: next } as const;
  if (next === 'PAID') await bookLines(tx, [{ ...line, debit: 'PAYOUT', credit: 'BANK' }]);
  else if (status === 'PAID') await bookLines(tx, [{ ...line, debit: 'BANK', credit: 'PAYOUT' }]);
};

/** Withdrawals as the office settles them with the bank. */
export const withdrawalAdminHandlers = (deps: Deps): Handlers<typeof withdrawalAdminRoutes> => ({
  list: async (filter) => {
    const { rows, total } = await listWithdrawals(deps.db, filter);
    return pageResult(rows, filter, total);
  },
  payOut: payOutFor(deps),
  file: async (_input, caller) => {
    const rows = await atomic(deps.db, async (tx) => {
      const exported = await exportWithdrawals(tx);
      await recordAudit(tx, caller, {
        action: 'VIEW',
        entity: 'withdrawal',
        entityId: null,
        after: {
          ids: exported.map(({ id }) => id),
          waiting: await countWaitingWithdrawals(tx),
        },
      });
      return exported;
    });
    return { name: 'withdrawals.csv', content: await bankFile(rows) };
  },
  waiting: async () => ({ waiting: await countWaitingWithdrawals(deps.db) }),
  resolve: async ({ id, body: { status, note } }, caller) => {
    await atomic(deps.db, async (tx) => {
      const withdrawal = await lockWithdrawal(tx, id);
      await assertByHand(tx, id);
      assertResolvable(withdrawal, status);
      if (status === 'PAID') {
        assertSendable(withdrawal);
        assertListed(withdrawal);
      }
      const returnMovementId = status === 'RETURNED' ? await takeBack(tx, withdrawal) : null;
      const by = caller.user.id;
      await resolveWithdrawal(tx, id, { status, note: note || null, returnMovementId, by });
      await bookAtBank(tx, withdrawal, status);
      await tellResult(deps, tx, withdrawal, status);
      await recordAudit(tx, caller, {
        action: 'UPDATE',
        entity: 'withdrawal',
        entityId: id,
        before: { status: withdrawal.status },
        after: { status, note },
      });
    });
    return getWithdrawalRow(deps.db, id);
  },
});
