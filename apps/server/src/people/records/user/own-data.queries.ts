import type { DeliveryAddress, MeUpdate, PersonalData, UserLanguage } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import {
  columns,
  type Db,
  jsonObject,
  leftJoinAs,
  query,
  tableAs,
} from '../../../platform/db/index.ts';
import { isWanted } from '../../../messages/subscription/index.ts';
import { found } from '../../../platform/http/index.ts';
import { userColumns, type UserNames } from './user.columns.ts';

export type OwnData = UserNames & {
  readonly language: UserLanguage;
  readonly managedBy: 'LOCAL' | 'SSO';
  readonly newsletterFrequency: Required<MeUpdate>['newsletterFrequency'];
  readonly deliveryAddress: DeliveryAddress | null;
  readonly hasConsent: boolean;
};
const u = tableAs('user', 'u');
const company = leftJoinAs('company', 'o');
const client = leftJoinAs('client', 'c');

/** What its owner may change of an account, held until the transaction ends. */
export const holdOwnData = async (tx: Db, userId: number): Promise<OwnData> => {
  const { rows } = await query`
    select ${columns<OwnData>({
      firstName: u.firstName,
      lastName: u.lastName,
      username: u.username,
      email: u.email,
      personalNumber: u.personalNumber,
      language: u.language,
      managedBy: u.managedBy,
      newsletterFrequency: u.newsletterFrequency,
      deliveryAddress: u.deliveryAddress,
      hasConsent: sql<boolean>`u.marketing_consent_at is not null`,
    })}
    from "user" u
    where u.id = ${userId} and u.deleted_at is null for no key update`.execute(tx);
  return found(rows[0]);
};

/** A person changed their account: lists and searches of people follow. */
export const saveOwnData = async (
  tx: Db,
  userId: number,
  names: UserNames,
  saved: Required<MeUpdate>,
): Promise<void> => {
  const { nameSortCs, nameSortSk, folded } = userColumns(names);
  const address = saved.deliveryAddress && JSON.stringify(saved.deliveryAddress);
  // every field that may be changed is saved: one that is not does not compile
  const assignments: Readonly<Record<keyof MeUpdate, RawBuilder<unknown>>> = {
    firstName: sql`first_name = ${names.firstName}`,
    lastName: sql`last_name = ${names.lastName}`,
    language: sql`language = ${saved.language}`,
    // who has them again is not sent what came while they wanted none
    newsletterFrequency: sql`
      newsletter_frequency = ${saved.newsletterFrequency},
      newsletter_sent_at = case
        when ${isWanted.NEWS} or ${saved.newsletterFrequency} = 'NEVER' then newsletter_sent_at
        else now()
      end`,
    deliveryAddress: sql`delivery_address = ${address}::jsonb`,
    marketingConsent: sql`
      marketing_consent_at = case
        when ${saved.marketingConsent} then coalesce(marketing_consent_at, now())
      end`,
  };
  await sql`
    update "user" u set
      ${sql.join(Object.values(assignments))},
      name_sort_cs = ${nameSortCs}, name_sort_sk = ${nameSortSk}, folded = ${folded},
      version = version + 1, last_modified = now(), last_modified_by = ${userId}
    where id = ${userId}`.execute(tx);
};

/** An e-mail address its person confirmed; a user name that was the old one follows it. */
export const saveEmail = async (tx: Db, userId: number, email: string): Promise<void> => {
  const {
    firstName,
    lastName,
    username,
    email: old,
    personalNumber,
  } = await holdOwnData(tx, userId);
  const name = old !== null && username.toLowerCase() === old.toLowerCase() ? email : username;
  const { folded } = userColumns({ firstName, lastName, username: name, email, personalNumber });
  await sql`
    update "user" set
      email = ${email}, email_confirmed_at = now(), username = ${name}, folded = ${folded},
      version = version + 1,
      last_modified = now(), last_modified_by = ${userId}
    where id = ${userId}`.execute(tx);
};

/** A telephone number that was proved by its code; null forgets it. */
export const savePhoneNumber = async (
  tx: Db,
  userId: number,
  phoneNumber: string | null,
): Promise<void> => {
  await sql`
    update "user" set
      phone_number = ${phoneNumber},
      phone_verified_at = case when ${phoneNumber}::text is not null then now() end,
      version = version + 1, last_modified = now(), last_modified_by = ${userId}
    where id = ${userId}`.execute(tx);
};

/** The telephone number; held, inside a transaction that changes it. */
export const findPhone = async (
  db: Db,
  userId: number,
): Promise<{ phoneNumber: string | null; verifiedAt: string | null; email: string | null }> => {
  const { rows } = await query`
    select ${columns({ phoneNumber: u.phoneNumber, verifiedAt: u.phoneVerifiedAt, email: u.email })}
    from "user" u
    where u.id = ${userId}
    ${db.isTransaction ? sql`for no key update` : sql``}`.execute(db);
  return found(rows[0]);
};

export const findPersonal = async (
  db: Db,
  userId: number,
): Promise<Omit<PersonalData, 'pendingEmail' | 'retryAfterSeconds'>> => {
  const { rows } = await query`
    select ${columns<Omit<PersonalData, 'pendingEmail' | 'retryAfterSeconds'>>({
      isManaged: sql<boolean>`u.managed_by = 'SSO'`,
      deliveryAddress: u.deliveryAddress,
      marketingConsentAt: u.marketingConsentAt,
      companyName: company.name,
      personalNumber: u.personalNumber,
      employmentFrom: u.employmentFrom,
      employmentTo: u.employmentTo,
      isEmailConfirmed: sql<boolean>`u.recovery_email is null`,
      recoveryEmail: sql<string | null>`nullif(u.recovery_email, '')`,
    })}
    from "user" u
    left join company o on o.id = u.company_id
    where u.id = ${userId}`.execute(db);
  return found(rows[0]);
};

/** What is held of an account, for its owner; of the password only whether there is one. */
const account = columns({
  id: u.id,
  username: u.username,
  email: u.email,
  emailConfirmedAt: u.emailConfirmedAt,
  recoveryEmail: u.recoveryEmail,
  recoveryToldAt: u.recoveryToldAt,
  accessChangedAt: u.accessChangedAt,
  firstName: u.firstName,
  lastName: u.lastName,
  language: u.language,
  phoneNumber: u.phoneNumber,
  phoneVerifiedAt: u.phoneVerifiedAt,
  deliveryAddress: u.deliveryAddress,
  roles: u.roles,
  active: u.active,
  managedBy: u.managedBy,
  employer: client.name,
  company: company.name,
  personalNumber: u.personalNumber,
  externalId: u.externalId,
  employmentFrom: u.employmentFrom,
  employmentTo: u.employmentTo,
  consents: jsonObject({
    newsletterFrequency: u.newsletterFrequency,
    marketingConsentAt: u.marketingConsentAt,
    termsAcceptedAt: u.termsAcceptedAt,
    termsVersion: u.termsVersion,
  }),
  onboarding: jsonObject({
    status: u.onboardingStatus,
    sentAt: u.onboardingSentAt,
    completedAt: u.onboardingCompletedAt,
  }),
  hasPassword: sql<boolean>`u.password_hash is not null`,
  lastLoginAt: u.lastLoginAt,
  failedLogins: u.failedLogins,
  lockedUntil: u.lockedUntil,
  dateCreated: u.dateCreated,
  lastModified: u.lastModified,
});
export const readAccount = async (db: Db, userId: number): Promise<unknown> => {
  const { rows } = await query`
    select ${account}
    from "user" u
    left join client c on c.id = u.client_id
    left join company o on o.id = u.company_id
    where u.id = ${userId}`.execute(db);
  return rows[0];
};
