import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { defineJob, type Job } from '../../platform/jobs/index.ts';

const entriesPerRun = 10_000;
/** Forgets from which addresses things were done so many days ago: that, when and by whom stays. */
export const forgetAddresses = async (db: Db, days: number): Promise<void> => {
  const { numAffectedRows = 0n } = await sql`
    update audit set ip = null
    where id in (
      select id
      from audit
      where ip is not null and at < now() - make_interval(days => ${days})
      order by at
      limit ${entriesPerRun}
    )`.execute(db);
  if (numAffectedRows === BigInt(entriesPerRun)) await forgetAddresses(db, days);
};

type Needs = { readonly db: Db; readonly config: { readonly auditIpDays: number } };
export const auditJobs = ({ db, config }: Needs): readonly Job[] => [
  defineJob({
    name: 'audit.forget-addresses',
    schedule: '40 0 * * *',
    work: () => forgetAddresses(db, config.auditIpDays),
  }),
];
