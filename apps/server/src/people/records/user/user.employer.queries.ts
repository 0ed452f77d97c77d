import { sql } from 'kysely';
import { isOfEmployer } from '../../../kernel/caller/index.ts';
import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';
import { employerOnly } from '../../sign-in/identity/index.ts';
import { isEmployed } from './user.account.queries.ts';
const c = tableAs('client', 'c');
const u = tableAs('user', 'u');

/** What decides whether an employer's account may sign a person in. */
export type EmployerUser = {
  readonly id: number;
  readonly clientId: number | null;
  readonly active: boolean;
  /** Not switched on yet: somebody entered here is by their first sign-in, somebody of a directory by the directory. */
  readonly isExpected: boolean;
  readonly isClientActive: boolean;
  /** None of the operator's people. */
  readonly isOfEmployer: boolean;
  readonly hasPassword: boolean;
  readonly onboarding: 'NONE' | 'SENT' | 'COMPLETED';
};
/** Where only the employer signs people in, nobody is sent an invitation: to be entered is to be invited. */
const isExpected = sql<boolean>`(
  u.managed_by = 'LOCAL'
  and u.last_login_at is null
  and (u.onboarding_status = 'SENT' or u.onboarding_status = 'NONE' and ${employerOnly})
  and ${isEmployed}
)`;
const employerUser = columns<EmployerUser>({
  id: u.id,
  clientId: u.clientId,
  active: u.active,
  isClientActive: c.active,
  isExpected,
  isOfEmployer: isOfEmployer('u'),
  hasPassword: sql`u.password_hash is not null`,
  onboarding: u.onboardingStatus,
});

export const findEmployerUser = async (db: Db, id: number): Promise<EmployerUser | undefined> =>
  (
    await query`
      select ${employerUser}
      from "user" u
      join client c on c.id = u.client_id
      where u.id = ${id} and u.deleted_at is null and c.deleted_at is null`.execute(db)
  ).rows[0];

/** What a provider may know a person by. */
export type KnownBy = 'externalId' | 'personalNumber' | 'email';
const match = {
  externalId: (value: string) => sql<boolean>`u.external_id = ${value}`,
  personalNumber: (value: string) => sql<boolean>`u.personal_number = ${value}`,
  email: (value: string) => sql<boolean>`lower(u.email) = lower(${value})`,
} as const;

/** The person of a client that a provider names; held until the transaction ends. */
export const lockEmployerUser = async (
  tx: Db,
  clientId: number,
  { by, value }: { readonly by: KnownBy; readonly value: string },
): Promise<EmployerUser | undefined> =>
  (
    await query`
      select ${employerUser}
      from "user" u
      join client c on c.id = u.client_id
      where u.client_id = ${clientId} and u.deleted_at is null and ${match[by](value)}
      for no key update of u`.execute(tx)
  ).rows[0];

/** Anyone who signed in with the employer's account needs no invitation any more, and is switched on as by one. */
export const completeOnboarding = (tx: Db, id: number) =>
  sql`
    update "user" set
      active = true, onboarding_status = 'COMPLETED', onboarding_completed_at = now(),
      last_login_at = now(), version = version + 1, last_modified = now(), last_modified_by = id
    where id = ${id}`.execute(tx);

/** People who have no other way in wait for their first sign-in again. */
export const reopenOnboarding = (tx: Db, ids: readonly number[]) =>
  sql`
    update "user" set onboarding_status = 'NONE', onboarding_completed_at = null
    where id = any(${[...ids]}::int[]) and password_hash is null`.execute(tx);
