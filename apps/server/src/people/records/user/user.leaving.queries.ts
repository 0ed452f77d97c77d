import { isOfEmployer } from '../../../kernel/caller/index.ts';
import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';
import { today } from '../../../kernel/business-day.ts';

const u = tableAs('user', 'u');

/**
 * Switches off people whose employment, and the days their employer leaves them after it, are over; the operator's
 * people are nobody's payroll. Answers who they were.
 */
export const deactivateLeavers = async (tx: Db, limit: number): Promise<number[]> => {
  const { rows } = await query`
    update "user" u set active = false, version = u.version + 1, last_modified = now()
    where u.id in (
      select l.id
      from "user" l
      join client c on c.id = l.client_id
      where l.active
        and l.deleted_at is null
        and ${isOfEmployer('l')}
        and l.employment_to + (c.credit_policy ->> 'leaverDays')::int
          < ${today}
      order by l.id
      limit ${limit}
      for update of l skip locked
    )
    returning ${columns({ id: u.id })}`.execute(tx);
  return rows.map(({ id }) => id);
};
