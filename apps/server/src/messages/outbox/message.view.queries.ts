import type { MessageFilter, MessageRow } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { namedPerson } from '../../kernel/named-person.queries.ts';
import { columns, containing, type Db, query, tableAs, when } from '../../platform/db/index.ts';
import { newestOf } from '../../kernel/page.ts';
import { startOfDay } from '../../kernel/business-day.ts';

const m = tableAs('message', 'm');

const storedRow = columns<StoredRow>({
  id: m.id,
  channel: m.channel,
  kind: m.kind,
  user: when(sql`u.id is not null and u.deleted_at is null`, namedPerson('u')),
  recipient: m.recipient,
  status: m.status,
  attempts: m.attempts,
  lastError: m.lastError,
  dateCreated: m.dateCreated,
  nextAttemptAt: sql`case when m.status = 'QUEUED' then m.next_attempt_at end`,
  sentAt: m.sentAt,
  canRetry: sql`m.status = 'FAILED' and m.content is not null`,
  isKept: sql`m.rendered is not null`,
});
const rowTables = sql`message m left join "user" u on u.id = m.user_id`;
export type StoredRow = Omit<MessageRow, 'title'>;

const conditions = (filter: MessageFilter): RawBuilder<unknown>[] => [
  ...(filter.keyword ? [sql`and m.folded like ${containing(filter.keyword)}`] : []),
  ...(filter.channel ? [sql`and m.channel = ${filter.channel}`] : []),
  ...(filter.status ? [sql`and m.status = ${filter.status}`] : []),
  ...(filter.userId ? [sql`and m.user_id = ${filter.userId}`] : []),
  ...(filter.from ? [sql`and m.date_created >= ${startOfDay(filter.from)}`] : []),
  ...(filter.to ? [sql`and m.date_created < ${startOfDay(filter.to, 1)}`] : []),
  ...(filter.kept === undefined ? [] : [sql`and (m.rendered is not null) = ${filter.kept}`]),
];

export const listMessages = async (
  db: Db,
  filter: MessageFilter,
): Promise<{ rows: StoredRow[]; total: number }> => {
  const { isOnPage, total } = await newestOf(db, filter, {
    id: sql`m.id`,
    from: sql`from message m where true ${sql.join(conditions(filter), sql` `)}`,
  });
  const page = await query`
    select ${storedRow}
    from ${rowTables}
    where ${isOnPage}
    order by m.id desc`.execute(db);
  return { rows: page.rows, total };
};

export const findMessageRow = async (db: Db, id: number): Promise<StoredRow | undefined> =>
  (
    await query`
      select ${storedRow} from ${rowTables} where m.id = ${id}`.execute(db)
  ).rows[0];

/** A message that was kept as it would have gone, sealed. */
export const findKept = async (
  db: Db,
  id: number,
): Promise<{ channel: 'EMAIL' | 'SMS'; recipient: string; rendered: Buffer } | undefined> =>
  (
    await query`
      select ${columns({
        channel: m.channel,
        recipient: m.recipient,
        rendered: sql<Buffer>`m.rendered`,
      })}
      from message m
      where m.id = ${id} and m.rendered is not null`.execute(db)
  ).rows[0];

/** Messages that wait and those nobody got, by state; how long the oldest has waited. */
export const countMessages = async (
  db: Db,
): Promise<{ byStatus: Readonly<Record<string, number>>; oldestSeconds: number }> => {
  const [counts, oldest] = await Promise.all([
    query`
      select ${columns({ status: m.status, total: sql<number>`count(*)::int` })}
      from message m
      where status in ('QUEUED', 'SENDING') or status in ('FAILED', 'BOUNCED')
      group by status`.execute(db),
    query`
      select ${columns({
        seconds: sql<number>`coalesce(extract(epoch from now() - min(date_created)), 0)::int`,
      })}
      from message
      where status in ('QUEUED', 'SENDING')`.execute(db),
  ]);
  return {
    byStatus: {
      QUEUED: 0,
      SENDING: 0,
      FAILED: 0,
      BOUNCED: 0,
      ...Object.fromEntries(counts.rows.map(({ status, total }) => [status, total])),
    },
    oldestSeconds: oldest.rows[0]?.seconds ?? 0,
  };
};

/** Messages that could not be sent and can still be tried again. */
export const countFailed = async (db: Db): Promise<number> =>
  (
    await query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from message
      where status = 'FAILED' and content is not null`.execute(db)
  ).rows[0]?.total ?? 0;
