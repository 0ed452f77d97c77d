import type { directoryTokenAdminRoutes } from '@cafeteria/contract';
import { type Actor, recordAudit } from '../../../kernel/audit/index.ts';
import type { Handlers } from '../../../kernel/caller/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Db } from '../../../platform/db/index.ts';
import { found } from '../../../platform/http/index.ts';
import { getClientName, shareClient } from '../../records/client/index.ts';
import { scimPath } from './path.ts';
import { newToken, tokenHash } from './door.ts';
import { insertToken, listTokens, revokeToken } from './token.queries.ts';

/** A token is part of its client: what happened to it stands in the client's history. */
const record = (
  tx: Db,
  actor: Actor,
  clientId: number,
  { before = null, after = null }: { before?: string | null; after?: string | null },
): Promise<void> =>
  recordAudit(tx, actor, {
    action: 'UPDATE',
    entity: 'client',
    entityId: clientId,
    before: { directoryToken: before },
    after: { directoryToken: after },
  });

/** Tokens of employers' directories: made, listed, revoked. */
export const directoryTokenAdminHandlers = ({
  db,
  config,
  writeUnseen,
}: Deps): Handlers<typeof directoryTokenAdminRoutes> => ({
  list: async ({ clientId }) => {
    await getClientName(db, clientId);
    return { address: `${config.apiOrigin}${scimPath}`, tokens: await listTokens(db, clientId) };
  },
  create: ({ clientId, body: { name } }, caller) => {
    const secret = newToken();
    return writeUnseen(async (tx) => {
      if (!(await shareClient(tx, clientId))) found(undefined);
      const token = { clientId, name, tokenHash: tokenHash(secret), createdBy: caller.user.id };
      const id = await insertToken(tx, token);
      const directoryToken = found((await listTokens(tx, clientId)).find((one) => one.id === id));
      await record(tx, caller, clientId, { after: name });
      return { directoryToken, secret };
    });
  },
  revoke: ({ clientId, id }, caller) =>
    writeUnseen(async (tx) => {
      const name = found(await revokeToken(tx, { clientId, id }));
      await record(tx, caller, clientId, { before: name });
      return {};
    }),
});
