import {
  czechIban,
  formatIban,
  type Input,
  type withdrawalAdminRoutes,
  type withdrawalRoutes,
} from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import { findCanSignIn, type Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../platform/http/index.ts';
import { readWallet } from '../deposit/index.ts';
import { createOnceFor, payOut } from '../ledger/index.ts';
import { tellRequested } from './tell-owner.ts';
import { getOwnWithdrawal, getWithdrawalRow, insertWithdrawal } from './withdrawal.queries.ts';

type Account = Pick<Input<(typeof withdrawalRoutes)['create']>['body'], 'iban' | 'bankAccount'>;
/** The account that is named; the schema lets exactly one of both ways through. */
export const ibanOf = ({ iban, bankAccount }: Account): string =>
  iban ?? (bankAccount ? czechIban(bankAccount) : '');

/**
 * Own money of somebody who cannot sign in: their employer, or they themselves, are off. All of it goes to the account
 * they named, by the same batches as any withdrawal; how much it is nobody is shown before.
 */
export const payOutFor = (deps: Deps): Handlers<typeof withdrawalAdminRoutes>['payOut'] => {
  const onceFor = createOnceFor(deps);
  const { currency } = deps.config;
  return async ({ body }, caller) => {
    const { userId, identification } = body;
    const iban = ibanOf(body);
    const { id } = await onceFor(caller, 'own-money-payout', body, async (tx) => {
      if (await findCanSignIn(tx, userId, 'held')) throw new AppError('withdrawal.error.ownersOwn');
      const { balance: amount } = await readWallet(tx, userId);
      if (amount === 0) throw new AppError('withdrawal.error.nothing');
      const movementId = await payOut(tx, { userId, amount, currency, note: formatIban(iban) });
      const withdrawal = { userId, movementId, amount, currency, iban };
      const withdrawalId = await insertWithdrawal(tx, withdrawal);
      const { notBefore } = await getOwnWithdrawal(tx, userId, withdrawalId);
      await tellRequested(deps, tx, { ...withdrawal, id: withdrawalId }, notBefore);
      await recordAudit(tx, caller, {
        action: 'CREATE',
        entity: 'withdrawal',
        entityId: withdrawalId,
        after: { userId, iban, identification },
      });
      return { id: withdrawalId };
    });
    return getWithdrawalRow(deps.db, id);
  };
};
