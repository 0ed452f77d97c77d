import type { DirectoryToken } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';

const t = tableAs('client_directory_token', 't');
const clientDirectoryToken = tableAs('client_directory_token');

/** Which directory writes. */
export type Directory = {
  readonly tokenId: number;
  readonly clientId: number;
  readonly name: string;
};

/** The directory of a token that holds. That of a client switched off may go on ending its people. */
export const findDirectory = async (db: Db, tokenHash: Buffer): Promise<Directory | undefined> =>
  (
    await query`
      select ${columns<Directory>({ tokenId: t.id, clientId: t.clientId, name: t.name })}
      from client_directory_token t
      join client c on c.id = t.client_id
      where t.token_hash = ${tokenHash} and t.revoked_at is null and c.deleted_at is null`.execute(
      db,
    )
  ).rows[0];

/** At most once a minute: a directory sends thousands of requests at once. */
export const touchToken = (db: Db, id: number) =>
  sql`
    update client_directory_token set last_used_at = now()
    where id = ${id} and (last_used_at is null or last_used_at < now() - interval '1 minute')`.execute(
    db,
  );

export const listTokens = async (db: Db, clientId: number): Promise<DirectoryToken[]> =>
  (
    await query`
      select ${columns<DirectoryToken>({
        id: clientDirectoryToken.id,
        name: clientDirectoryToken.name,
        dateCreated: clientDirectoryToken.dateCreated,
        lastUsedAt: clientDirectoryToken.lastUsedAt,
        revokedAt: clientDirectoryToken.revokedAt,
      })}
      from client_directory_token
      where client_id = ${clientId}
      order by revoked_at nulls first, id desc`.execute(db)
  ).rows;

export const insertToken = async (
  tx: Db,
  token: { clientId: number; name: string; tokenHash: Buffer; createdBy: number },
): Promise<number | undefined> =>
  (
    await query`
      insert into client_directory_token (client_id, name, token_hash, created_by)
      values (${token.clientId}, ${token.name}, ${token.tokenHash}, ${token.createdBy})
      returning ${columns({ id: clientDirectoryToken.id })}`.execute(tx)
  ).rows[0]?.id;

export const revokeToken = async (
  tx: Db,
  { clientId, id }: { clientId: number; id: number },
): Promise<string | undefined> =>
  (
    await query`
      update client_directory_token set revoked_at = coalesce(revoked_at, now())
      where client_id = ${clientId} and id = ${id}
      returning ${columns({ name: clientDirectoryToken.name })}`.execute(tx)
  ).rows[0]?.name;
