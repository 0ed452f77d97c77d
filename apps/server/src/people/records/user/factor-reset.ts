import { randomBytes } from 'node:crypto';
import type { UserRecord } from '@cafeteria/contract';
import { type Actor, recordAudit } from '../../../kernel/audit/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import { hashPassword } from '../../../platform/auth/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { forgetPasskeys } from '../../sign-in/passkey/index.ts';
import { forgetSecondFactor } from '../../sign-in/second-factor/index.ts';
import { endAccess } from './access-end.ts';
import { setPassword } from './user.account.queries.ts';

/**
 * Sends somebody a link to a new password, to where they confirmed they are reached; false where there is no such
 * place, or their employer alone signs them in.
 */
export type SendNewPassword = (
  tx: Db,
  person: Pick<UserRecord, 'id' | 'username'>,
) => Promise<boolean>;

type Reset = Pick<UserRecord, 'id' | 'username' | 'factors'> & {
  /** How the administrator made sure who asks. */
  readonly identification: string;
};

/**
 * Takes the passkeys and the second factor off an account whose owner has lost them. Who asked may be somebody who has
 * found their password: it holds no more, and the new one is set by a link to where the owner proved to be reached, as
 * at the beginning (OWASP ASVS 5.0, 6.4.4). Only where there is no such place the password stays. Anyone who has found
 * the factors is out at once; the owner is told by mail, in case nobody asked for it.
 */
export const resetFactors = async (
  deps: Pick<Deps, 'jobs' | 'box'> & { readonly sendNewPassword: SendNewPassword },
  tx: Db,
  actor: Actor,
  { id, username, factors, identification }: Reset,
): Promise<void> => {
  await forgetPasskeys(tx, id);
  await forgetSecondFactor(tx, id);
  await endAccess(tx, [id]);
  const isPasswordVoid = await deps.sendNewPassword(tx, { id, username });
  // one nobody knows: that there was one keeps the account from being taken for a new one
  if (isPasswordVoid)
    await setPassword(tx, id, await hashPassword(randomBytes(32).toString('base64url')));
  await recordAudit(tx, actor, {
    action: 'UPDATE',
    entity: 'user',
    entityId: id,
    before: { factors },
    after: { factors: { passkeys: 0, hasApp: false }, isPasswordVoid, identification },
  });
  await queueMessage(deps, tx, { kind: 'FACTORS_RESET', userId: id, data: { isPasswordVoid } });
};
