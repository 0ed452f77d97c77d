import type { withdrawalCancellationRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, found } from '../../platform/http/index.ts';
import { cancelWithdrawal } from './cancel.ts';
import { cancellation } from './tell-owner.ts';
import { findWithdrawal } from './withdrawal.queries.ts';

/** The link in the mail of a withdrawal: looking changes nothing, for programs that look at links must not. */
export const withdrawalCancellationHandlers = (
  deps: Deps,
): Handlers<typeof withdrawalCancellationRoutes> => {
  const idIn = (token: string): number => {
    const id = cancellation.read(deps, token);
    if (id === undefined) throw new AppError('withdrawal.error.tokenInvalid');
    return id;
  };
  return {
    get: async ({ body: { token } }) => found(await findWithdrawal(deps.db, idIn(token))),
    confirm: async ({ body: { token } }) => {
      const id = idIn(token);
      await cancelWithdrawal(deps, id);
      return found(await findWithdrawal(deps.db, id));
    },
  };
};
