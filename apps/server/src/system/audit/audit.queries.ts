import type { AuditEntry, auditRoutes, Input } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { newestOf } from '../../kernel/page.ts';
import { atMost } from '../../platform/at-most.ts';
import { namedPerson } from '../../kernel/named-person.queries.ts';
import { columns, type Db, query, tableAs, when } from '../../platform/db/index.ts';

const a = tableAs('audit', 'a');

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

type Counted = { readonly until: string; readonly entries: number };
/**
 * What older transactions have left, for no transaction is open for so long. To the millisecond, as it comes back: what
 * was counted up to a microsecond would be counted again since the millisecond before.
 */
const settled = sql<string>`date_trunc('milliseconds', now() - interval '1 hour')`;
/** The filters somebody counted by lately. */
const maxFilters = 200;
const keptMs = 3_600_000;

/**
 * How many entries there are. Nothing is ever taken out of the audit: what is older than an hour is counted once, and
 * later only what has come since.
 */
export const createAuditCount = (db: Db) => {
  const known = new LRUCache<string, Counted>({ ...atMost(maxFilters), ttl: keptMs });
  return async (filter: Filter, from: RawBuilder<unknown>): Promise<number> => {
    const { pageNumber: _, pageSize: __, ...which } = filter;
    const key = JSON.stringify(Object.entries(which).toSorted());
    const before = known.get(key);
    if (before) {
      const { rows } = await query`
        select ${columns({ newer: sql<number>`count(*)` })} ${from} and a.at >= ${before.until}`.execute(
        db,
      );
      return before.entries + (rows[0]?.newer ?? 0);
    }
    const { rows } = await query`
      select ${columns<Counted & { total: number }>({
        total: sql`count(*)`,
        entries: sql`count(*) filter (where a.at < ${settled})`,
        until: settled,
      })} ${from}`.execute(db);
    const [counted] = rows;
    if (counted) known.set(key, counted);
    return counted?.total ?? 0;
  };
};
export type AuditCount = ReturnType<typeof createAuditCount>;

/** A page of entries, newest first. */
export const listAudit = async (
  db: Db,
  countEntries: AuditCount,
  filter: Filter,
): Promise<{ entries: AuditEntry[]; total: number }> => {
  const from = sql`from audit a where true ${sql.join(conditions(filter), sql` `)}`;
  const { isOnPage, total } = await newestOf(db, filter, {
    id: sql`a.id`,
    // a time is found in the index of times
    ...((filter.from || filter.to) && { by: sql`a.at` }),
    from,
    count: () => countEntries(filter, from),
  });
  const page = await query`
    select ${columns<AuditEntry>({
      id: a.id,
      at: a.at,
      action: a.action,
      entity: a.entity,
      entityId: a.entityId,
      ip: a.ip,
      before: a.before,
      after: a.after,
      user: when(sql`u.id is not null`, namedPerson('u')),
    })}
    from audit a
    left join "user" u on u.id = a.user_id
    where ${isOnPage}
    order by a.id desc`.execute(db);
  return { entries: page.rows, total };
};
