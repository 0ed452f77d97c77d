import {
  plainRole,
  type SpendingState,
  type UserFilter,
  type UserForm,
  type UserRecord,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { administersPortal, canSignIn } from '../../../kernel/caller/index.ts';
import { columns, type Db, jsonObject, query, tableAs } from '../../../platform/db/index.ts';
import { found } from '../../../platform/http/index.ts';
import { startOfMonth } from '../../../kernel/business-day.ts';
import { employerOnly } from '../../sign-in/identity/index.ts';

const u = tableAs('user', 'u');
const t = tableAs('user', 't');

/** Joined to each user of the administration. */
export const userDerived = {
  onboarding: jsonObject<UserRecord['onboarding']>({
    status: t.onboardingStatus,
    sentAt: t.onboardingSentAt,
    completedAt: t.onboardingCompletedAt,
    lastDelivery: sql`(
      select case when m.status = 'BOUNCED' then 'BOUNCED' when m.sent_at is null then 'KEPT' else 'OK' end
      from message m
      where m.user_id = t.id and m.kind in ('ONBOARDING', 'ONBOARDING_REMINDER')
        and m.status in ('SENT', 'BOUNCED')
      order by m.id desc
      limit 1
    )`,
  }),
  clientName: sql<string | null>`(select c.name from client c where c.id = t.client_id)`,
  lockedUntil: sql<string | null>`case when t.locked_until > now() then t.locked_until end`,
  factors: jsonObject<UserRecord['factors']>({
    passkeys: sql`(select count(*) from passkey p where p.user_id = t.id)`,
    hasApp: sql`exists (
      select 1 from second_factor f where f.user_id = t.id and f.secret is not null
    )`,
  }),
  companyName: sql<string | null>`(select c.name from company c where c.id = t.company_id)`,
};

const isFrozen = sql<boolean>`exists (
  select 1 from credit_account a where a.user_id = t.id and a.frozen_at is not null
)`;
/** Own money of who cannot sign in to take it out. */
const isOutOfReach = sql<boolean>`(
  exists (
    select 1
    from credit_lot l
    where l.user_id = t.id and l.client_id is null and l.closed is null and l.remaining > 0
  )
  and not exists (
    select 1
    from "user" u
    left join client c on c.id = u.client_id
    where u.id = t.id and ${canSignIn}
  )
)`;
const spendingIs: Readonly<Record<SpendingState, RawBuilder<boolean>>> = {
  OPEN: sql<boolean>`not ${isFrozen}`,
  FROZEN: isFrozen,
  OUT_OF_REACH: isOutOfReach,
};
/** How many people have own money out of their reach. */
export const countMoneyOutOfReach = async (db: Db): Promise<number> =>
  (
    await query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from "user" t
      where t.deleted_at is null and ${isOutOfReach}`.execute(db)
  ).rows[0]?.total ?? 0;

/** Conditions of the administration's filters; whose own money is out of reach no employer is shown. */
export const userConditions = (
  { clientId, companyId, role, onboarding, spending }: z.output<typeof UserFilter>,
  { onlyClientId }: { readonly onlyClientId?: number | undefined },
): RawBuilder<boolean>[] => [
  ...(clientId ? [sql<boolean>`t.client_id = ${clientId}`] : []),
  ...(companyId ? [sql<boolean>`t.company_id = ${companyId}`] : []),
  ...(role ? [sql<boolean>`${role} = any(t.roles)`] : []),
  ...(onboarding ? [sql<boolean>`t.onboarding_status = ${onboarding}`] : []),
  ...(spending ? [spendingIs[spending]] : []),
  ...(spending === 'OUT_OF_REACH' && onlyClientId !== undefined ? [sql<boolean>`false`] : []),
];

type Identity = Pick<UserForm, 'username' | 'email' | 'clientId' | 'personalNumber'> & {
  readonly externalId?: string | null;
};
type Taken = { username: boolean; email: boolean; personalNumber: boolean; externalId: boolean };
/**
 * Which identities of a user somebody else has. Both the user name and the e-mail address sign in,
 * so neither may be the user name or the e-mail address of another user.
 */
export const findTaken = async (
  tx: Db,
  { username, email, clientId, personalNumber, externalId = null }: Identity,
  exceptId: number | undefined,
): Promise<Taken> => {
  const others = sql`
    select 1
    from "user" u
    where u.id <> ${exceptId ?? 0} and u.deleted_at is null`;
  const { rows } = await query`
    select ${columns<Taken>({
      username: sql`exists (
        ${others}
        and (lower(u.username) = lower(${username}) or lower(u.email) = lower(${username}))
      )`,
      email: sql`exists (
        ${others}
        and (lower(u.username) = lower(${email}::text) or lower(u.email) = lower(${email}::text))
      )`,
      personalNumber: sql`exists (
        ${others} and u.client_id = ${clientId}::int and u.personal_number = ${personalNumber}::text
      )`,
      externalId: sql`exists (
        ${others} and u.client_id = ${clientId}::int and u.external_id = ${externalId}::text
      )`,
    })}`.execute(tx);
  return rows[0] ?? { username: false, email: false, personalNumber: false, externalId: false };
};

/**
 * Whether an active administrator is left. Locked until the transaction ends, so that two cannot
 * switch each other off.
 */
export const hasActiveAdmin = async (tx: Db): Promise<boolean> =>
  (
    await sql`
      select 1
      from "user" u
      where u.active and u.deleted_at is null and ${administersPortal('u')}
      order by u.id for share`.execute(tx)
  ).rows.length > 0;

type Standing = {
  readonly isActive: boolean;
  readonly isEmployerOnly: boolean;
  readonly clientId: number | null;
};
/** Whether somebody may come, and how. */
export const readStanding = async (tx: Db, id: number): Promise<Standing> =>
  found(
    (
      await query`
        select ${columns<Standing>({
          isActive: sql`u.active and u.deleted_at is null`,
          isEmployerOnly: employerOnly,
          clientId: u.clientId,
        })}
        from "user" u
        where u.id = ${id}`.execute(tx)
    ).rows[0],
  );

/**
 * Erases who somebody was; the row stays for what refers to it, and the payroll number until the payroll of the month
 * is done (`forgetNumbers`).
 */
export const anonymiseUser = async (tx: Db, id: number): Promise<void> => {
  await sql`
    update "user" set
      username = 'deleted-' || id, email = null, first_name = '', last_name = '', name_sort_cs = '',
      name_sort_sk = '', folded = '', employment_from = null,
      employment_to = null, password_hash = null, roles = array[${sql.lit(plainRole)}], active = false,
      newsletter_frequency = 'NEVER', last_login_at = null, locked_until = null,
      phone_number = null, phone_verified_at = null, delivery_address = null,
      marketing_consent_at = null, terms_accepted_at = null, terms_version = null,
      failed_logins = 0, external_id = null
    where id = ${id}`.execute(tx);
  // the change of the address has kept the one before
  await sql`
    update "user" set
      email_confirmed_at = null, recovery_email = null, recovery_told_at = null,
      access_changed_at = null
    where id = ${id}`.execute(tx);
};

/**
 * Takes the lock off an account and forgets its failures; answers until when it was locked.
 * Undefined when there is no such account.
 */
export const unlockUser = async (
  tx: Db,
  id: number,
): Promise<{ lockedUntil: string | null } | undefined> => {
  const { rows } = await query`
    update "user" u set failed_logins = 0, locked_until = null
    from (select id, locked_until from "user" where id = ${id} for no key update) before
    where u.id = before.id and u.deleted_at is null
    returning ${columns({ lockedUntil: sql<string | null>`before.locked_until` })}`.execute(tx);
  return rows[0];
};

/**
 * Forgets the payroll numbers of people who were erased, once the month after has ended: until then the payroll of
 * their last month names them by it, and by nothing else.
 */
export const forgetNumbers = async (tx: Db): Promise<void> => {
  await sql`
    update "user" set personal_number = null
    where personal_number is not null
      and deleted_at < ${startOfMonth} - interval '1 month'`.execute(tx);
};
