import { type creditGrantRoutes } from '@cafeteria/contract';
import { recordAudit } from '../../kernel/audit/index.ts';
import { type Editor, type Handlers, idempotencyKeyOf } from '../../kernel/caller/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { pageResult } from '../../kernel/page.ts';
import { getClientName } from '../../people/records/client/index.ts';
import { once, recallGrant } from '../ledger/index.ts';
import { countGrantItems, listGrantItems } from './grant-item.queries.ts';
import { getGrant, listGrants } from './grant.queries.ts';
import { grant, tryGrant } from './grant.ts';

const scopeOf = ({ user }: Editor, what: string): string => `user:${user.id} ${what}`;

/** Grants of a client, as administrators make them and take them back. */
export const creditGrantHandlers = ({
  db,
  config,
  writeUnseen,
}: Deps): Handlers<typeof creditGrantRoutes> => ({
  list: async ({ clientId, ...page }) => {
    await getClientName(db, clientId);
    const { rows, total } = await listGrants(db, clientId, page);
    return pageResult(rows, page, total);
  },
  get: ({ clientId, id }) => getGrant(db, clientId, id),
  items: async ({ clientId, id, ...page }, caller) => {
    await getGrant(db, clientId, id);
    await recordAudit(db, caller, { action: 'VIEW', entity: 'credit_grant', entityId: id });
    return pageResult(await listGrantItems(db, id, page), page, await countGrantItems(db, id));
  },
  grant: async ({ clientId, body }, caller) => {
    if (body.dryRun) {
      const { result } = await tryGrant(db, clientId, body, config);
      return { grant: null, order: null, ...result };
    }
    const request = {
      scope: scopeOf(caller, 'credit-grant'),
      key: idempotencyKeyOf(caller),
      says: { clientId, body },
    };
    return writeUnseen((tx) => once(tx, request, () => grant(tx, clientId, body, config, caller)));
  },
  recall: async ({ clientId, id, body: { reason } }, caller) => {
    const request = {
      scope: scopeOf(caller, 'credit-recall'),
      key: idempotencyKeyOf(caller),
      says: { clientId, id, reason },
    };
    return writeUnseen((tx) =>
      once(tx, request, async () => {
        const { currency } = await getGrant(tx, clientId, id);
        const recall = { grantId: id, currency, note: reason, createdBy: caller.user.id };
        const recalled = await recallGrant(tx, recall);
        await recordAudit(tx, caller, {
          action: 'UPDATE',
          entity: 'credit_grant',
          entityId: id,
          after: { recalled: recalled.amount, users: recalled.users, reason },
        });
        return { ...recalled, currency };
      }),
    );
  },
});
