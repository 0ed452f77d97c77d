import { type clientRefundRoutes, czechIban } from '@cafeteria/contract';
import type { Caller, Handlers } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { pageResult } from '../../kernel/page.ts';
import { listPrepaid, readPrepaid } from '../client-document/index.ts';
import { getRefund, listRefunds } from './client-refund.queries.ts';
import { accountOf } from './client-refund.rules.ts';
import { cancelRefund, confirmRefund, requestRefund } from './decide.ts';
import { readKnown } from './proposal.queries.ts';

/** What employers have beforehand, sent back to their accounts. */
export const clientRefundHandlers = (deps: Deps): Handlers<typeof clientRefundRoutes> => {
  const { db, config } = deps;
  const { country, currency } = config;
  const get = (id: number, { user }: Pick<Caller, 'user'>) => getRefund(db, id, user?.id ?? 0);
  return {
    list: async (filter, { user }) => {
      const { rows, total } = await listRefunds(db, filter, user.id);
      return pageResult(rows, filter, total);
    },
    prepaid: async () => ({ currency, clients: await listPrepaid(db) }),
    proposal: async ({ clientId }) => {
      const { client, open, lastPayment, iban, bankAccount } = await readKnown(db, clientId);
      const company = iban ?? (bankAccount ? czechIban(bankAccount) : null);
      const prepaid = Math.max(await readPrepaid(db, clientId), 0);
      return {
        client,
        currency,
        prepaid,
        open,
        account: accountOf({ lastPayment, company }, country),
      };
    },
    get: ({ id }, caller) => get(id, caller),
    create: async ({ body }, caller) => get(await requestRefund(db, config, body, caller), caller),
    approve: async ({ id }, caller) => {
      await confirmRefund(db, id, caller);
      return get(id, caller);
    },
    cancel: async ({ id, body: { note } }, caller) => {
      await cancelRefund(db, id, note, caller);
      return get(id, caller);
    },
  };
};
