import { deleteSessionsOfUsers } from '../../../kernel/caller/index.ts';
import { type Actor, recordAudit } from '../../../kernel/audit/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import type { Db } from '../../../platform/db/index.ts';

/**
 * Signs somebody out everywhere, whose telephone was lost or who left a computer open, and tells them. Their password,
 * factors and phones stay; answers how many sessions it were.
 */
export const endSessions = async (
  deps: Pick<Deps, 'jobs' | 'box'>,
  tx: Db,
  actor: Actor,
  id: number,
): Promise<number> => {
  const sessions = await deleteSessionsOfUsers(tx, [id]);
  await recordAudit(tx, actor, {
    action: 'UPDATE',
    entity: 'user',
    entityId: id,
    before: { sessions },
    after: { sessions: 0 },
  });
  if (sessions > 0)
    await queueMessage(deps, tx, {
      kind: 'SESSIONS_ENDED',
      userId: id,
      data: { at: new Date().toISOString() },
    });
  return sessions;
};
