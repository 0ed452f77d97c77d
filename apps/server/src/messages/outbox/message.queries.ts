import type { UserLanguage } from '@cafeteria/contract';
import { sql } from 'kysely';
import {
  columns,
  type Db,
  jsonObject,
  query,
  rowsInPieces,
  tableAs,
  when,
} from '../../platform/db/index.ts';
import type { Look } from '../template/index.ts';

const m = tableAs('message', 'm');
const c = tableAs('client', 'c');
const l = tableAs('media', 'l');

/** How long a sender may take before another takes its message over. */
const senderMinutes = 10;
/** Tries before a message is given up; with the waits between them about a day and a half. */
export const maxAttempts = 12;

type NewMessage = {
  readonly channel: 'EMAIL' | 'SMS';
  readonly kind: string;
  /** Null of a company, whose recipient and language are said. */
  readonly userId: number | null;
  readonly language: UserLanguage | null;
  readonly recipient: string | null;
  readonly once: string | null;
  readonly content: Buffer;
};
/** Writes a message. False when there is nobody or nowhere to send it to, or it was written before. */
export const insertMessage = async (
  tx: Db,
  { channel, kind, userId, language, recipient, once, content }: NewMessage,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into message (channel, kind, user_id, language, recipient, dedup_key, content)
    select ${channel}, ${kind}, u.id, ${language}::text, coalesce(${recipient}::text, u.email), ${once}, ${content}
    from (select ${userId}::int as id) to_whom
    left join "user" u on u.id = to_whom.id and u.deleted_at is null
    where (u.id is not null) = (to_whom.id is not null)
      and coalesce(${recipient}::text, u.email) is not null
    on conflict (dedup_key) do nothing
    returning id`.execute(tx);
  return rows.length > 0;
};

export type DueMessage = Look & {
  readonly id: number;
  readonly channel: 'EMAIL' | 'SMS';
  readonly kind: string;
  readonly userId: number | null;
  readonly recipient: string;
  readonly content: Buffer | null;
  readonly attempts: number;
  readonly language: UserLanguage;
  readonly username: string;
  readonly firstName: string;
  readonly clientId: number | null;
  readonly clientName: string | null;
  readonly contact: string | null;
};
/** Takes messages that are due; nobody else gets them while they are being sent. */
export const takeDueMessages = async (db: Db, limit: number): Promise<DueMessage[]> =>
  (
    await query`
      with due as (
        select id, user_id
        from message
        where status in ('QUEUED', 'SENDING') and next_attempt_at <= now()
        order by next_attempt_at, id
        limit ${limit}
        for update skip locked
      )
      update message m set
        status = 'SENDING', attempts = m.attempts + 1,
        next_attempt_at = now() + make_interval(mins => ${sql.lit(senderMinutes)})
      from due
      left join "user" u on u.id = due.user_id
      left join client c on c.id = u.client_id
      left join media l on l.uuid = c.logo
      where m.id = due.id
      returning ${columns<DueMessage>({
        id: m.id,
        channel: m.channel,
        kind: m.kind,
        userId: m.userId,
        recipient: m.recipient,
        content: m.content,
        attempts: m.attempts,
        language: sql`coalesce(m.language, u.language)`,
        username: sql`coalesce(u.username, '')`,
        firstName: sql`coalesce(u.first_name, '')`,
        clientId: sql`u.client_id`,
        clientName: c.name,
        contact: sql`coalesce(c.contact_email, c.contact_phone, (select o.email from operator o))`,
        colour: c.primaryColour,
        logo: when(
          sql`l.uuid is not null`,
          jsonObject<NonNullable<DueMessage['logo']>>({
            uuid: l.uuid,
            isSvg: sql`l.file_content_type = 'SVG'`,
            width: sql`l.width`,
            height: sql`l.height`,
          }),
        ),
      })}`.execute(db)
  ).rows;

/**
 * Once a message was taken over because its sender seemed dead, only the process that took it over decides about it.
 */
const isHeldBy = ({ id, attempts }: Pick<DueMessage, 'id' | 'attempts'>) =>
  sql`id = ${id} and status = 'SENDING' and attempts = ${attempts}`;

/** A message has gone; what it was filled with is forgotten. */
export const recordSent = (db: Db, message: DueMessage, rendered: Buffer | undefined) =>
  sql`
    update message set
      status = 'SENT', content = null, last_error = null, rendered = ${rendered ?? null},
      -- what was kept to be looked at went nowhere
      sent_at = case when ${rendered === undefined} then now() end
    where ${isHeldBy(message)}`.execute(db);

/**
 * A message that nobody will get: refused for good (`BOUNCED`), or tried too often; of these the content stays for a
 * while, so that they can be tried again.
 */
export const recordGivenUp = (
  db: Db,
  message: DueMessage,
  status: 'BOUNCED' | 'FAILED',
  error: string,
) =>
  sql`
    update message set
      status = ${status}, last_error = ${error.slice(0, 500)},
      content = case when ${status} = 'FAILED' then content end
    where ${isHeldBy(message)}`.execute(db);

/** A message to be tried again: after one minute, then two, four, up to six hours. */
export const recordRetry = (db: Db, message: DueMessage, error: string) =>
  sql`
    update message set
      status = 'QUEUED', last_error = ${error.slice(0, 500)},
      next_attempt_at = now()
        + least(interval '1 minute' * power(2, attempts - 1), interval '6 hours')
    where ${isHeldBy(message)}`.execute(db);

/** Empties what failed long ago and what was kept to be looked at: it holds links and codes. */
export const forgetContent = (db: Db) =>
  sql`
    update message set content = null, rendered = null
    where (content is not null or rendered is not null)
      and status not in ('QUEUED', 'SENDING')
      and date_created < now() - interval '7 days'`.execute(db);

const deletedAtOnce = 5_000;
/** Forgets messages of more than 90 days ago. */
export const deleteOldMessages = async (db: Db): Promise<void> => {
  const { numAffectedRows = 0n } = await sql`
    delete from message
    where id in (
      select id
      from message
      where date_created < now() - interval '90 days' and status not in ('QUEUED', 'SENDING')
      order by id
      limit ${sql.lit(deletedAtOnce)}
    )`.execute(db);
  if (numAffectedRows >= deletedAtOnce) await deleteOldMessages(db);
};

/** Puts a failed message back into the line; false when it did not fail, or what it said is forgotten. */
export const retryMessage = async (tx: Db, id: number): Promise<boolean> => {
  const { rows } = await sql`
    update message set status = 'QUEUED', attempts = 0, next_attempt_at = now()
    where id = ${id} and status = 'FAILED' and content is not null
    returning id`.execute(tx);
  return rows.length > 0;
};

/** What a person was told, by which way and when; not in which words. */
export const readMessages = async (db: Db, userId: number): Promise<unknown> =>
  rowsInPieces(
    db,
    sql`
      select
        channel, kind, recipient, status, date_created as "dateCreated", sent_at as "sentAt"
      from message
      where user_id = ${userId}
      order by id`,
  );
/** Forgets what a person was told, and where; anyone who is erased gets nothing any more. */
export const forgetMessages = (tx: Db, userId: number) =>
  sql`delete from message where user_id = ${userId}`.execute(tx);
