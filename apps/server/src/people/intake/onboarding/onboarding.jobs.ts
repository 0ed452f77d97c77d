import type { Deps } from '../../../kernel/deps.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { defineJob, type Job } from '../../../platform/jobs/index.ts';
import { sendInvitation, sendReminder } from './invite.ts';
import { type Invited, lockInvited, takeForgetful, takeUninvited } from './onboarding.queries.ts';

export const inviteClientJob = 'onboarding.client';
export const resendJob = 'onboarding.resend';
/** People written to in one transaction. */
const invitationsPerRun = 50;

/** Works a crowd off, some people in each transaction, until nobody is left. */
const inBatches = async (
  { writeUnseen }: Pick<Deps, 'writeUnseen'>,
  take: (tx: Db) => Promise<Invited[]>,
  send: (tx: Db, invited: Invited) => Promise<void>,
): Promise<void> => {
  for (;;) {
    const count = await writeUnseen(async (tx) => {
      const some = await take(tx);
      for (const one of some) await send(tx, one);
      return some.length;
    });
    if (count < invitationsPerRun) return;
  }
};

/** Invites everybody of a client who has an address and no invitation yet. */
export const inviteClient = (deps: Deps, clientId: number): Promise<void> =>
  inBatches(
    deps,
    (tx) => takeUninvited(tx, clientId, { hasEmail: true, limit: invitationsPerRun }),
    (tx, invited) => sendInvitation(deps, tx, invited),
  );

/** Repeats, once, invitations nobody took up. */
export const remindForgetful = (deps: Deps): Promise<void> =>
  inBatches(
    deps,
    (tx) => takeForgetful(tx, invitationsPerRun),
    (tx, invited) => sendReminder(deps, tx, invited),
  );

/** Sends a new link to anyone who has an invitation; says nothing to anybody else, and to nobody too often. */
export const resendInvitation = (deps: Deps, userId: number): Promise<void> =>
  deps
    .writeUnseen(async (tx) => {
      const invited = await lockInvited(tx, userId);
      if (invited?.status !== 'SENT' || !invited.mayCome || invited.email === null) return;
      await sendInvitation(deps, tx, invited, { isUnlimited: false });
    })
    .catch((error: unknown) => {
      // asked for again too soon: the link before still holds
      if (!(error instanceof AppError)) throw error;
    });

export const onboardingJobs = (deps: Deps): readonly Job[] => [
  defineJob<{ clientId: number }>({
    name: inviteClientJob,
    work: ({ clientId }) => inviteClient(deps, clientId),
  }),
  defineJob<{ userId: number }>({
    name: resendJob,
    work: ({ userId }) => resendInvitation(deps, userId),
  }),
  defineJob({
    name: 'onboarding.remind',
    schedule: '5 9 * * *',
    work: () => remindForgetful(deps),
  }),
];
