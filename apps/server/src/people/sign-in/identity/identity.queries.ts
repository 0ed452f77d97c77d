import { sql } from 'kysely';
import { isOfEmployer } from '../../../kernel/caller/index.ts';
import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';

const identity = tableAs('user_identity');

/** An account at an employer's provider. */
export type Identity = {
  readonly clientId: number;
  readonly issuer: string;
  readonly subject: string;
};

/** The person an account was bound to; undefined when it never signed in here. */
export const findIdentity = async (
  db: Db,
  { clientId, issuer, subject }: Identity,
): Promise<number | undefined> =>
  (
    await query`
      select ${columns({ userId: identity.userId })}
      from user_identity
      where client_id = ${clientId} and issuer = ${issuer} and subject = ${subject}`.execute(db)
  ).rows[0]?.userId;

/** Binds an account to a person; false when either is bound already, no matter who was faster. */
export const bindIdentity = async (
  tx: Db,
  userId: number,
  { clientId, issuer, subject }: Identity,
): Promise<boolean> =>
  (
    await sql`
      insert into user_identity (user_id, client_id, issuer, subject)
      values (${userId}, ${clientId}, ${issuer}, ${subject})
      on conflict do nothing
      returning user_id`.execute(tx)
  ).rows.length > 0;

export const touchIdentity = (db: Db, userId: number) =>
  sql`update user_identity set last_used_at = now() where user_id = ${userId}`.execute(db);

/** The accounts a person signs in with at an employer's provider. */
export const listIdentities = async (db: Db, userId: number): Promise<unknown> =>
  (
    await query`
      select ${columns({
        issuer: identity.issuer,
        subject: identity.subject,
        dateCreated: identity.dateCreated,
        lastUsedAt: identity.lastUsedAt,
      })}
      from user_identity
      where user_id = ${userId}`.execute(db)
  ).rows;
export const forgetIdentity = (tx: Db, userId: number) => forgetIdentities(tx, [userId]);

export const forgetIdentities = (tx: Db, userIds: readonly number[]) =>
  sql`delete from user_identity where user_id = any(${[...userIds]}::int[])`.execute(tx);

/** Forgets every account of a client's people; answers whose. */
export const forgetIdentitiesOfClient = async (tx: Db, clientId: number): Promise<number[]> =>
  (
    await query`
      delete from user_identity where client_id = ${clientId}
      returning ${columns({ userId: identity.userId })}`.execute(tx)
  ).rows.map(({ userId }) => userId);

export const countIdentities = async (db: Db, clientId: number): Promise<number> =>
  (
    await query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from user_identity
      where client_id = ${clientId}`.execute(db)
  ).rows[0]?.total ?? 0;

/** Of a user `u`: whether only the employer signs them in. The operator's people always have their password. */
export const employerOnly = sql<boolean>`(
  ${isOfEmployer('u')}
  and exists (
    select 1
    from client_sign_in s
    where s.client_id = u.client_id and s.enabled and s.is_only
  )
)`;
export const isEmployerOnly = async (db: Db, userId: number): Promise<boolean> =>
  (await sql`select 1 from "user" u where u.id = ${userId} and ${employerOnly}`.execute(db)).rows
    .length > 0;
