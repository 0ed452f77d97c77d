import type {
  Colour,
  DeliveryAddress,
  LocalizedText,
  MediaRef,
  UserLanguage,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { isCoveredBy, type SessionUser } from '../../../kernel/caller/index.ts';
import { mediaRef } from '../../../kernel/reading.ts';
import { columns, type Db, leftJoinAs, query, tableAs } from '../../../platform/db/index.ts';
import { employerOnly } from '../../sign-in/identity/index.ts';
import { isEmployed, isSwitchedOff, mayCome } from '../../records/user/index.ts';

const u = tableAs('user', 'u');
const c = leftJoinAs('client', 'c');

export type Invited = {
  readonly id: number;
  readonly email: string | null;
  readonly status: 'NONE' | 'SENT' | 'COMPLETED';
  readonly isClientActive: boolean;
  readonly mayCome: boolean;
  /** Left, with the days their employer leaves them. */
  readonly hasLeft: boolean;
  /** Whether only the employer's own account lets them in. */
  readonly isEmployerOnly: boolean;
  /** How long a link holds. */
  readonly hours: number;
};
const invited = columns<Invited>({
  id: u.id,
  email: u.email,
  status: u.onboardingStatus,
  isClientActive: sql`coalesce(c.active, true)`,
  mayCome: mayCome,
  hasLeft: sql`not ${isEmployed}`,
  isEmployerOnly: employerOnly,
  hours: sql`coalesce((c.onboarding ->> 'linkValidHours')::int, 168)`,
});

/** Who is to be invited; others wait until the transaction ends. */
export const lockInvited = async (tx: Db, userId: number): Promise<Invited | undefined> => {
  const { rows } = await query`
    select ${invited}
    from "user" u
    left join client c on c.id = u.client_id
    where u.id = ${userId} and u.deleted_at is null
    for no key update of u`.execute(tx);
  return rows[0];
};

/**
 * Some people of a client who have had no invitation yet, and may no more than who asks; another node takes others.
 */
export const takeUninvited = async (
  tx: Db,
  clientId: number,
  {
    hasEmail,
    limit,
    asker,
  }: {
    readonly hasEmail: boolean;
    readonly limit: number;
    readonly asker?: SessionUser;
  },
): Promise<Invited[]> =>
  (
    await query`
      select ${invited}
      from "user" u
      join client c on c.id = u.client_id
      where u.client_id = ${clientId}
        and u.onboarding_status = 'NONE'
        and (u.email is not null) = ${hasEmail}
        and ${mayCome}
        and not ${isSwitchedOff}
        and ${asker ? isCoveredBy('u', asker.standing) : sql`true`}
      order by u.name_sort_cs, u.id
      limit ${limit}
      for no key update of u skip locked`.execute(tx)
  ).rows;

/** People whose invitation is to be repeated. */
export const takeForgetful = async (tx: Db, limit: number): Promise<Invited[]> =>
  (
    await query`
      select ${invited}
      from "user" u
      left join client c on c.id = u.client_id
      where u.onboarding_status = 'SENT'
        and u.onboarding_reminded_at is null
        and u.email is not null
        and u.onboarding_sent_at
          < now() - make_interval(days => coalesce((c.onboarding ->> 'remindAfterDays')::int, 7))
        and ${mayCome}
      order by u.id
      limit ${limit}
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
  const { rows } = await query`
    select ${columns<ClientState>({
      waiting: sql`count(*) filter (where status = 'NONE' and has_email and may_come)::int`,
      waitingNoEmail: sql`count(*) filter (where status = 'NONE' and not has_email and may_come)::int`,
      sent: sql`count(*) filter (where status = 'SENT')::int`,
      completed: sql`count(*) filter (where status = 'COMPLETED')::int`,
      excluded: sql`count(*) filter (where status = 'NONE' and not may_come)::int`,
    })}
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
  readonly deliveryAddress: DeliveryAddress | null;
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
  const { rows } = await query`
    select ${columns<InvitedPerson>({
      firstName: u.firstName,
      lastName: u.lastName,
      username: u.username,
      email: u.email,
      language: u.language,
      personalNumber: u.personalNumber,
      deliveryAddress: u.deliveryAddress,
      clientName: c.name,
      logo: mediaRef(sql`c.logo`),
      isLogoSvg: sql`coalesce(l.file_content_type = 'SVG', false)`,
      primaryColour: c.primaryColour,
      welcomeText: c.welcomeText,
      contactEmail: c.contactEmail,
      contactPhone: c.contactPhone,
    })}
    from "user" u
    left join client c on c.id = u.client_id
    left join media l on l.uuid = c.logo
    where u.id = ${userId} and ${mayCome}`.execute(db);
  return rows[0];
};
