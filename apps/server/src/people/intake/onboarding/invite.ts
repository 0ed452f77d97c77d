import type { Deps } from '../../../kernel/deps.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { issueCode } from '../../sign-in/code/index.ts';
import { recordInvited, recordReminded } from '../../records/user/index.ts';
import type { Invited } from './onboarding.queries.ts';

const hourMs = 60 * 60_000;

export type InvitationLink = { readonly path: string; readonly until: string };
/** A new link of somebody's invitation, good while they have the address `target`; the ones before end. */
export const issueLink = async (
  deps: Pick<Deps, 'digest'>,
  tx: Db,
  { id, hours }: Invited,
  { isUnlimited, target }: { readonly isUnlimited: boolean; readonly target?: string | undefined },
): Promise<InvitationLink> => {
  const code = await issueCode(deps, tx, {
    purpose: 'ONBOARDING',
    userId: id,
    minutes: hours * 60,
    isUnlimited,
    ...(target !== undefined && { target }),
  });
  return {
    path: `/welcome?userId=${id}#code=${code}`,
    until: new Date(Date.now() + hours * hourMs).toISOString(),
  };
};

/** Sends an invitation in the transaction that decided so. */
export const sendInvitation = async (
  deps: Deps,
  tx: Db,
  invited: Invited,
  { isUnlimited = true }: { readonly isUnlimited?: boolean } = {},
): Promise<void> => {
  const data = await issueLink(deps, tx, invited, {
    isUnlimited,
    target: invited.email ?? undefined,
  });
  await recordInvited(tx, invited.id);
  await queueMessage(deps, tx, { kind: 'ONBOARDING', userId: invited.id, data });
};

export const sendReminder = async (deps: Deps, tx: Db, invited: Invited): Promise<void> => {
  const data = await issueLink(deps, tx, invited, {
    isUnlimited: true,
    target: invited.email ?? undefined,
  });
  await recordReminded(tx, invited.id);
  await queueMessage(deps, tx, { kind: 'ONBOARDING_REMINDER', userId: invited.id, data });
};
