import { recordAudit } from '../../../kernel/audit/index.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { defineJob, type Job } from '../../../platform/jobs/index.ts';
import { endAccess } from './access-end.ts';
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

export const userJobs = (deps: Pick<Deps, 'writeUnseen'>): readonly Job[] => [
  defineJob({
    name: 'user.employment-end',
    schedule: '25 0 * * *',
    work: () => endEmployments(deps),
  }),
];
