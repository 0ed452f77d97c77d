import type { DeliveryAddress, MeUpdate, PersonalData, UserLanguage } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { userColumns, type UserNames } from './user.columns.ts';

export type OwnData = UserNames & {
  readonly language: UserLanguage;
  readonly managedBy: 'LOCAL' | 'SSO';
  readonly newsletterFrequency: Required<MeUpdate>['newsletterFrequency'];
  readonly deliveryAddress: DeliveryAddress | null;
  readonly hasConsent: boolean;
};
/** What its owner may change of an account, held until the transaction ends. */
export const holdOwnData = async (tx: Db, userId: number): Promise<OwnData> => {
  const { rows } = await sql<OwnData>`
    select
      first_name as "firstName", last_name as "lastName", username, email,
      personal_number as "personalNumber", language, managed_by as "managedBy",
      newsletter_frequency as "newsletterFrequency", delivery_address as "deliveryAddress",
      marketing_consent_at is not null as "hasConsent"
    from "user"
    where id = ${userId} and deleted_at is null for no key update`.execute(tx);
  return found(rows[0]);
};

/** A person changed their account: lists and searches of people follow. */
export const saveOwnData = async (
  tx: Db,
  userId: number,
  names: UserNames,
  { language, newsletterFrequency, deliveryAddress, marketingConsent }: Required<MeUpdate>,
): Promise<void> => {
  const { nameSortCs, nameSortSk, folded } = userColumns(names);
  const address = deliveryAddress && JSON.stringify(deliveryAddress);
  await sql`
    update "user" set
      first_name = ${names.firstName}, last_name = ${names.lastName}, language = ${language},
      newsletter_frequency = ${newsletterFrequency}, delivery_address = ${address}::jsonb,
      marketing_consent_at = case when ${marketingConsent} then coalesce(marketing_consent_at, now()) end,
      name_sort_cs = ${nameSortCs}, name_sort_sk = ${nameSortSk}, folded = ${folded},
      version = version + 1, last_modified = now(), last_modified_by = ${userId}
    where id = ${userId}`.execute(tx);
};

/** A new e-mail address; a user name that was the old one follows it. */
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
      email = ${email}, username = ${name}, folded = ${folded}, version = version + 1,
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

export const findPhone = async (
  db: Db,
  userId: number,
): Promise<{ phoneNumber: string | null; verifiedAt: string | null; email: string | null }> =>
  found(
    (
      await sql<{ phoneNumber: string | null; verifiedAt: string | null; email: string | null }>`
        select phone_number as "phoneNumber", phone_verified_at as "verifiedAt", email
        from "user"
        where id = ${userId}`.execute(db)
    ).rows[0],
  );

export const findPersonal = async (
  db: Db,
  userId: number,
): Promise<Omit<PersonalData, 'pendingEmail' | 'retryAfterSeconds'>> =>
  found(
    (
      await sql<Omit<PersonalData, 'pendingEmail' | 'retryAfterSeconds'>>`
        select
          u.managed_by = 'SSO' as "isManaged", u.delivery_address as "deliveryAddress",
          u.marketing_consent_at as "marketingConsentAt", c.name as "companyName",
          u.personal_number as "personalNumber", u.employment_from as "employmentFrom",
          u.employment_to as "employmentTo"
        from "user" u
        left join company c on c.id = u.company_id
        where u.id = ${userId}`.execute(db)
    ).rows[0],
  );

/** What is held of an account, for its owner; of the password only whether there is one. */
export const readAccount = async (db: Db, userId: number): Promise<unknown> =>
  (
    await sql`
      select
        u.id, u.username, u.email, u.first_name as "firstName", u.last_name as "lastName",
        u.language, u.phone_number as "phoneNumber", u.phone_verified_at as "phoneVerifiedAt",
        u.delivery_address as "deliveryAddress", u.roles, u.active, u.managed_by as "managedBy",
        c.name as employer, o.name as company, u.personal_number as "personalNumber",
        u.employment_from as "employmentFrom", u.employment_to as "employmentTo",
        jsonb_build_object(
          'newsletterFrequency', u.newsletter_frequency,
          'marketingConsentAt', u.marketing_consent_at, 'termsAcceptedAt', u.terms_accepted_at,
          'termsVersion', u.terms_version
        ) as consents,
        jsonb_build_object(
          'status', u.onboarding_status, 'sentAt', u.onboarding_sent_at,
          'completedAt', u.onboarding_completed_at
        ) as onboarding,
        u.password_hash is not null as "hasPassword", u.last_login_at as "lastLoginAt",
        u.failed_logins as "failedLogins", u.locked_until as "lockedUntil",
        u.date_created as "dateCreated", u.last_modified as "lastModified"
      from "user" u
      left join client c on c.id = u.client_id
      left join company o on o.id = u.company_id
      where u.id = ${userId}`.execute(db)
  ).rows[0];
