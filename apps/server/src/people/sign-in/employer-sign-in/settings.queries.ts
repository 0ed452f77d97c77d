import type { EmployerSignInForm } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';

const s = tableAs('client_sign_in', 's');
const c = tableAs('client', 'c');

/** How an employer signs its people in, as kept. */
export type Settings = Omit<EmployerSignInForm, 'secret' | 'hasOwnReturn'> & {
  readonly clientId: number;
  readonly key: string;
  readonly name: string;
  readonly isClientActive: boolean;
  readonly secret: Buffer | null;
  readonly hasOwnReturn: boolean;
};
const settings = columns<Settings>({
  clientId: s.clientId,
  key: s.key,
  name: c.name,
  isClientActive: c.active,
  enabled: s.enabled,
  issuer: s.issuer,
  oidcClientId: s.oidcClientId,
  secret: s.secret,
  scopes: s.scopes,
  directoryClaim: s.directoryClaim,
  personalNumberClaim: s.personalNumberClaim,
  emailClaim: s.emailClaim,
  isOnly: s.isOnly,
  hasOwnReturn: s.ownReturn,
  version: s.version,
});

export const findSettings = async (db: Db, clientId: number): Promise<Settings | undefined> =>
  (
    await query`
      select ${settings}
      from client_sign_in s
      join client c on c.id = s.client_id
      where s.client_id = ${clientId} and c.deleted_at is null`.execute(db)
  ).rows[0];

/** The settings behind a public key, where the sign-in is switched on. */
export const findEnabled = async (db: Db, key: string): Promise<Settings | undefined> =>
  (
    await query`
      select ${settings}
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
    await query`
      select ${columns({ key: s.key, name: c.name })}
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
        personal_number_claim, email_claim, is_only, own_return, last_modified_by
      )
      values (
        ${saved.clientId}, ${saved.key}, ${saved.enabled}, ${saved.issuer}, ${saved.oidcClientId},
        ${saved.secret}, ${saved.scopes}, ${saved.directoryClaim}, ${saved.personalNumberClaim},
        ${saved.emailClaim}, ${saved.isOnly},
        ${saved.hasOwnReturn}, ${saved.byUserId}
      )
      on conflict (client_id) do update set
        enabled = excluded.enabled, issuer = excluded.issuer,
        oidc_client_id = excluded.oidc_client_id, secret = excluded.secret,
        scopes = excluded.scopes, directory_claim = excluded.directory_claim,
        personal_number_claim = excluded.personal_number_claim,
        email_claim = excluded.email_claim, is_only = excluded.is_only,
        own_return = excluded.own_return,
        version = client_sign_in.version + 1, last_modified = now(),
        last_modified_by = excluded.last_modified_by
      where client_sign_in.version = ${saved.version}
      returning client_id`.execute(tx)
  ).rows.length > 0;
