import { recordAudit } from '../../../kernel/audit/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { defineJob, type Job } from '../../../platform/jobs/index.ts';
import { queueMessage } from '../../../messages/outbox/index.ts';
import { endAccess } from './access-end.ts';
import { forgetNumbers } from './user.admin.queries.ts';
import { takeFormerAddresses } from './user.address.queries.ts';
import { deactivateLeavers } from './user.leaving.queries.ts';

const peoplePerRun = 500;
/** Ends the access of people who left; their credits go back by a job of money. */
export const endEmployments = async (deps: Pick<Deps, 'writeUnseen'>): Promise<void> => {
  const ids = await deps.writeUnseen(async (tx) => {
    const left = await deactivateLeavers(tx, peoplePerRun);
    await endAccess(tx, left);
    for (const entityId of left)
      await recordAudit(tx, undefined, {
        action: 'UPDATE',
        entity: 'user',
        entityId,
        before: { active: true },
        after: { active: false },
      });
    return left;
  });
  if (ids.length === peoplePerRun) await endEmployments(deps);
};

type MailDeps = Parameters<typeof queueMessage>[0] & Pick<Deps, 'writeUnseen'>;
/** Tells the addresses people had confirmed that somebody else has put others in their place. */
export const tellFormerAddresses = (deps: MailDeps): Promise<void> =>
  deps.writeUnseen(async (tx) => {
    for (const { id, email } of await takeFormerAddresses(tx, peoplePerRun))
      await queueMessage(deps, tx, {
        kind: 'EMAIL_CHANGED',
        userId: id,
        data: {},
        to: { email },
      });
  });

export const userJobs = (deps: MailDeps): readonly Job[] => [
  defineJob({
    name: 'user.former-address',
    schedule: '* * * * *',
    work: () => tellFormerAddresses(deps),
  }),
  defineJob({
    name: 'user.forget-numbers',
    schedule: '35 0 * * *',
    work: () => deps.writeUnseen(forgetNumbers),
  }),
  defineJob({
    name: 'user.employment-end',
    schedule: '25 0 * * *',
    work: () => endEmployments(deps),
  }),
];
