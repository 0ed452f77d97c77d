import type { EmployerSignInForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** How an employer signs its people in, as kept. */
export type Settings = Omit<EmployerSignInForm, 'secret'> & {
  readonly clientId: number;
  readonly key: string;
  readonly name: string;
  readonly isClientActive: boolean;
  readonly secret: Buffer | null;
};
const columns = sql`
  s.client_id as "clientId", s.key, c.name, c.active as "isClientActive", s.enabled, s.issuer,
  s.oidc_client_id as "oidcClientId", s.secret, s.scopes, s.directory_claim as "directoryClaim",
  s.personal_number_claim as "personalNumberClaim", s.email_claim as "emailClaim",
  s.is_only as "isOnly", s.version`;

export const findSettings = async (db: Db, clientId: number): Promise<Settings | undefined> =>
  (
    await sql<Settings>`
      select ${columns}
      from client_sign_in s
      join client c on c.id = s.client_id
      where s.client_id = ${clientId} and c.deleted_at is null`.execute(db)
  ).rows[0];

/** The settings behind a public key, where the sign-in is switched on. */
export const findEnabled = async (db: Db, key: string): Promise<Settings | undefined> =>
  (
    await sql<Settings>`
      select ${columns}
      from client_sign_in s
      join client c on c.id = s.client_id
      where s.key = ${key} and s.enabled and c.deleted_at is null`.execute(db)
  ).rows[0];

export const isAnyEnabled = async (db: Db): Promise<boolean> =>
  (
    await sql`
      select 1
      from client_sign_in s
      join client c on c.id = s.client_id
      where s.enabled and c.active and c.deleted_at is null limit 1`.execute(db)
  ).rows.length > 0;

/** The employers that say a domain is theirs. */
export const findOfDomain = async (
  db: Db,
  domain: string,
): Promise<{ key: string; name: string }[]> =>
  (
    await sql<{ key: string; name: string }>`
      select s.key, c.name
      from client_sign_in s
      join client c on c.id = s.client_id
      where s.enabled and c.active and c.deleted_at is null and ${domain} = any(c.email_domains)
      order by c.name_sort_cs, c.name limit 10`.execute(db)
  ).rows;

type Saved = Omit<Settings, 'name' | 'isClientActive' | 'version'> & {
  readonly version: number;
  readonly byUserId: number;
};
/** False when somebody saved in between. */
export const saveSettings = async (tx: Db, saved: Saved): Promise<boolean> =>
  (
    await sql`
      insert into client_sign_in (
        client_id, key, enabled, issuer, oidc_client_id, secret, scopes, directory_claim,
        personal_number_claim, email_claim, is_only, last_modified_by
      )
      values (
        ${saved.clientId}, ${saved.key}, ${saved.enabled}, ${saved.issuer}, ${saved.oidcClientId},
        ${saved.secret}, ${saved.scopes}, ${saved.directoryClaim}, ${saved.personalNumberClaim},
        ${saved.emailClaim}, ${saved.isOnly}, ${saved.byUserId}
      )
      on conflict (client_id) do update set
        enabled = excluded.enabled, issuer = excluded.issuer,
        oidc_client_id = excluded.oidc_client_id, secret = excluded.secret,
        scopes = excluded.scopes, directory_claim = excluded.directory_claim,
        personal_number_claim = excluded.personal_number_claim,
        email_claim = excluded.email_claim, is_only = excluded.is_only,
        version = client_sign_in.version + 1, last_modified = now(),
        last_modified_by = excluded.last_modified_by
      where client_sign_in.version = ${saved.version}
      returning client_id`.execute(tx)
  ).rows.length > 0;
