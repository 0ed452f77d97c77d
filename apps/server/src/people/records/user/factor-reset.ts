import type { UserRecord } from '@cafeteria/contract';
import { type Actor, recordAudit } from '../../../kernel/audit/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { forgetPasskeys } from '../../sign-in/passkey/index.ts';
import { forgetSecondFactor } from '../../sign-in/second-factor/index.ts';
import { endAccess } from './access-end.ts';

/**
 * Takes the passkeys and the second factor off an account whose owner has lost them. Anyone who has found them is out
 * at once; the owner is told by mail, in case nobody asked for it.
 */
export const resetFactors = async (
  deps: Pick<Deps, 'jobs' | 'box'>,
  tx: Db,
  actor: Actor,
  { id, factors }: Pick<UserRecord, 'id' | 'factors'>,
): Promise<void> => {
  await forgetPasskeys(tx, id);
  await forgetSecondFactor(tx, id);
  await endAccess(tx, [id]);
  await recordAudit(tx, actor, {
    action: 'UPDATE',
    entity: 'user',
    entityId: id,
    before: { factors },
    after: { factors: { passkeys: 0, hasApp: false } },
  });
  await queueMessage(deps, tx, { kind: 'FACTORS_RESET', userId: id, data: {} });
};
