import type { UserLanguage } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** How long a sender may take before another takes its message over. */
const senderMinutes = 10;
/** Tries before a message is given up; with the waits between them about a day and a half. */
export const mostAttempts = 12;

type NewMessage = {
  readonly channel: 'EMAIL' | 'SMS';
  readonly kind: string;
  readonly userId: number;
  readonly recipient: string | undefined;
  readonly once: string | undefined;
  readonly content: Buffer;
};
/** Writes a message to a person. False when there is nowhere to send it, or it was written before. */
export const insertMessage = async (
  tx: Db,
  { channel, kind, userId, recipient, once, content }: NewMessage,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into message (channel, kind, user_id, recipient, dedup_key, content)
    select ${channel}, ${kind}, u.id, coalesce(${recipient ?? null}::text, u.email), ${once ?? null}, ${content}
    from "user" u
    where u.id = ${userId} and u.deleted_at is null and coalesce(${recipient ?? null}::text, u.email) is not null
    on conflict (dedup_key) do nothing
    returning id`.execute(tx);
  return rows.length > 0;
};

export type DueMessage = {
  readonly id: number;
  readonly channel: 'EMAIL' | 'SMS';
  readonly kind: string;
  readonly userId: number;
  readonly recipient: string;
  readonly content: Buffer | null;
  readonly attempts: number;
  readonly language: UserLanguage;
  readonly username: string;
  readonly firstName: string;
  readonly clientId: number | null;
  readonly clientName: string | null;
};
/** Takes messages that are due; nobody else gets them while they are being sent. */
export const takeDueMessages = async (db: Db, most: number): Promise<DueMessage[]> =>
  (
    await sql<DueMessage>`
      with due as (
        select id
        from message
        where status in ('QUEUED', 'SENDING') and next_attempt_at <= now()
        order by next_attempt_at, id
        limit ${most}
        for update skip locked
      )
      update message m set
        status = 'SENDING', attempts = m.attempts + 1,
        next_attempt_at = now() + make_interval(mins => ${sql.lit(senderMinutes)})
      from due, "user" u
      left join client c on c.id = u.client_id
      where m.id = due.id and u.id = m.user_id
      returning
        m.id, m.channel, m.kind, m.user_id as "userId", m.recipient, m.content, m.attempts,
        u.language, u.username, u.first_name as "firstName", u.client_id as "clientId",
        c.name as "clientName"`.execute(db)
  ).rows;

/** A message has gone; what it was filled with is forgotten. */
export const recordSent = (db: Db, id: number, rendered: Buffer | undefined) =>
  sql`
    update message set
      status = 'SENT', sent_at = now(), content = null, last_error = null,
      rendered = ${rendered ?? null}
    where id = ${id} and status = 'SENDING'`.execute(db);

/** A message that nobody will get: refused for good (`BOUNCED`), or tried too often. */
export const recordGivenUp = (db: Db, id: number, status: 'BOUNCED' | 'FAILED', error: string) =>
  sql`
    update message set status = ${status}, content = null, last_error = ${error.slice(0, 500)}
    where id = ${id} and status = 'SENDING'`.execute(db);

/** A message to be tried again: after one minute, then two, four, up to six hours. */
export const recordRetry = (db: Db, id: number, error: string) =>
  sql`
    update message set
      status = 'QUEUED', last_error = ${error.slice(0, 500)},
      next_attempt_at = now()
        + least(interval '1 minute' * power(2, attempts - 1), interval '6 hours')
    where id = ${id} and status = 'SENDING'`.execute(db);

/** What a person was told, by which way and when; not in which words. */
export const readMessages = async (db: Db, userId: number): Promise<unknown> =>
  (
    await sql`
      select
        channel, kind, recipient, status, date_created as "dateCreated", sent_at as "sentAt"
      from message
      where user_id = ${userId}
      order by id`.execute(db)
  ).rows;
export const forgetMessages = (tx: Db, userId: number) =>
  sql`delete from message where user_id = ${userId}`.execute(tx);
