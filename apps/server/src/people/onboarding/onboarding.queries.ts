import type { Address, Colour, LocalizedText, MediaRef, UserLanguage } from '@cafeteria/contract';
import { sql } from 'kysely';
import { ranksAtMost, type SessionUser } from '../../entity/caller/index.ts';
import { mediaRef } from '../../entity/reading.ts';
import type { Db } from '../../platform/db/index.ts';
import { employerOnly } from '../identity/index.ts';
import { isSwitchedOff, mayCome } from '../user/index.ts';

export type Invited = {
  readonly id: number;
  readonly email: string | null;
  readonly status: 'NONE' | 'SENT' | 'COMPLETED';
  readonly isClientActive: boolean;
  readonly mayCome: boolean;
  /** Whether only the employer's own account lets them in. */
  readonly isEmployerOnly: boolean;
  /** How long a link holds. */
  readonly hours: number;
};
const invitedColumns = sql`
  u.id, u.email, u.onboarding_status as status, coalesce(c.active, true) as "isClientActive",
  ${mayCome} as "mayCome", ${employerOnly} as "isEmployerOnly",
  coalesce((c.onboarding ->> 'linkValidHours')::int, 168) as hours`;

/** Who is to be invited; others wait until the transaction ends. */
export const lockInvited = async (tx: Db, userId: number): Promise<Invited | undefined> => {
  const { rows } = await sql<Invited>`
    select ${invitedColumns}
    from "user" u
    left join client c on c.id = u.client_id
    where u.id = ${userId} and u.deleted_at is null
    for no key update of u`.execute(tx);
  return rows[0];
};

/**
 * Some people of a client who have had no invitation yet, and rank no higher than who asks; another node takes others.
 */
export const takeUninvited = async (
  tx: Db,
  clientId: number,
  {
    hasEmail,
    most,
    asker,
  }: {
    readonly hasEmail: boolean;
    readonly most: number;
    readonly asker?: SessionUser;
  },
): Promise<Invited[]> =>
  (
    await sql<Invited>`
      select ${invitedColumns}
      from "user" u
      join client c on c.id = u.client_id
      where u.client_id = ${clientId}
        and u.onboarding_status = 'NONE'
        and (u.email is not null) = ${hasEmail}
        and ${mayCome}
        and not ${isSwitchedOff}
        and ${asker ? ranksAtMost('u', asker.standing) : sql`true`}
      order by u.name_sort_cs, u.id
      limit ${most}
      for no key update of u skip locked`.execute(tx)
  ).rows;

/** People whose invitation is to be repeated. */
export const takeForgetful = async (tx: Db, most: number): Promise<Invited[]> =>
  (
    await sql<Invited>`
      select ${invitedColumns}
      from "user" u
      left join client c on c.id = u.client_id
      where u.onboarding_status = 'SENT'
        and u.onboarding_reminded_at is null
        and u.email is not null
        and u.onboarding_sent_at
          < now() - make_interval(days => coalesce((c.onboarding ->> 'remindAfterDays')::int, 7))
        and ${mayCome}
      order by u.id
      limit ${most}
      for no key update of u skip locked`.execute(tx)
  ).rows;

export type ClientState = {
  waiting: number;
  waitingNoEmail: number;
  sent: number;
  completed: number;
  excluded: number;
};
export const countInvitations = async (db: Db, clientId: number): Promise<ClientState> => {
  const { rows } = await sql<ClientState>`
    select
      count(*) filter (where status = 'NONE' and has_email and may_come)::int as waiting,
      count(*) filter (where status = 'NONE' and not has_email and may_come)::int as "waitingNoEmail",
      count(*) filter (where status = 'SENT')::int as sent,
      count(*) filter (where status = 'COMPLETED')::int as completed,
      count(*) filter (where status = 'NONE' and not may_come)::int as excluded
    from (
      select
        u.onboarding_status as status, u.email is not null as has_email,
        ${mayCome} and not ${isSwitchedOff} as may_come
      from "user" u
      join client c on c.id = u.client_id
      where u.client_id = ${clientId} and u.deleted_at is null
    ) people`.execute(db);
  return rows[0] ?? { waiting: 0, waitingNoEmail: 0, sent: 0, completed: 0, excluded: 0 };
};

export type InvitedPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string | null;
  readonly language: UserLanguage;
  readonly personalNumber: string | null;
  readonly deliveryAddress: Address | null;
  readonly clientName: string | null;
  readonly logo: MediaRef | null;
  readonly isLogoSvg: boolean;
  readonly primaryColour: Colour | null;
  readonly welcomeText: LocalizedText | null;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
};
/** What an invitation says; undefined when its person may not come any more. */
export const findInvitedPerson = async (
  db: Db,
  userId: number,
): Promise<InvitedPerson | undefined> => {
  const { rows } = await sql<InvitedPerson>`
    select
      u.first_name as "firstName", u.last_name as "lastName", u.username, u.email, u.language,
      u.personal_number as "personalNumber", u.delivery_address as "deliveryAddress",
      c.name as "clientName", ${mediaRef(sql`c.logo`)} as logo,
      coalesce(l.file_content_type = 'SVG', false) as "isLogoSvg",
      c.primary_colour as "primaryColour", c.welcome_text as "welcomeText",
      c.contact_email as "contactEmail", c.contact_phone as "contactPhone"
    from "user" u
    left join client c on c.id = u.client_id
    left join media l on l.uuid = c.logo
    where u.id = ${userId} and ${mayCome}`.execute(db);
  return rows[0];
};
