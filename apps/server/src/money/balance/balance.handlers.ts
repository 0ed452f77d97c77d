import type { balanceRoutes } from '@cafeteria/contract';
import type { Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readBalance, readOverview } from './balance.ts';

export const balanceHandlers = ({ db, config }: Deps): Handlers<typeof balanceRoutes> => ({
  get: (_input, caller) => readBalance(db, caller.user.id, config.country),
  overview: (_input, caller) =>
    readOverview(db, caller.user.id, {
      reader: caller,
      country: config.country,
      withPrivate: true,
    }),
});
