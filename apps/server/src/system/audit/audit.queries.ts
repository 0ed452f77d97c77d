import type { AuditEntry, auditRoutes, Input } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

type Filter = Input<(typeof auditRoutes)['list']>;

const conditions = ({
  entity,
  entityId,
  userId,
  action,
  from,
  to,
}: Filter): RawBuilder<unknown>[] => [
  ...(entity ? [sql`and a.entity = ${entity}`] : []),
  ...(entityId ? [sql`and a.entity_id = ${entityId}`] : []),
  ...(userId ? [sql`and a.user_id = ${userId}`] : []),
  ...(action ? [sql`and a.action = ${action}`] : []),
  ...(from ? [sql`and a.at >= ${from}`] : []),
  ...(to ? [sql`and a.at < ${to}`] : []),
];

/** A page of entries, newest first. */
export const listAudit = async (
  db: Db,
  filter: Filter,
): Promise<{ entries: AuditEntry[]; total: number }> => {
  const where = sql`where true ${sql.join(conditions(filter), sql` `)}`;
  const [page, count] = await Promise.all([
    sql<AuditEntry>`
      select
        a.id, a.at, a.action, a.entity, a.entity_id as "entityId", a.ip, a.before, a.after,
        case
          when u.id is null then null
          else json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name))
        end as user
      from audit a
      left join "user" u on u.id = a.user_id
      where a.id = any(array(
        select a.id
        from audit a ${where}
        order by a.id desc limit ${filter.pageSize} offset ${filter.pageNumber * filter.pageSize}
      ))
      order by a.id desc`.execute(db),
    sql<{ total: number }>`select count(*) as total from audit a ${where}`.execute(db),
  ]);
  return { entries: page.rows, total: count.rows[0]?.total ?? 0 };
};
