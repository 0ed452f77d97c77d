import { randomBytes } from 'node:crypto';
import type { PasskeyView } from '@cafeteria/contract';
import { sql } from 'kysely';
import { fullName } from '../../../kernel/named-person.queries.ts';
import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';
import { found } from '../../../platform/http/index.ts';

const passkeyOwner = tableAs('passkey_owner');
const passkey = tableAs('passkey');
const p = tableAs('passkey', 'p');
const o = tableAs('passkey_owner', 'o');
const user = tableAs('user');

const handleBytes = 32;

/** Under which random name authenticators know a person; given once, also to one who asks twice at once. */
export const handleOf = async (db: Db, userId: number): Promise<Buffer> => {
  const { rows } = await query`
    insert into passkey_owner (user_id, handle) values (${userId}, ${randomBytes(handleBytes)})
    on conflict (user_id) do update set handle = passkey_owner.handle
    returning ${columns({ handle: passkeyOwner.handle })}`.execute(db);
  const [owner] = rows;
  if (!owner) throw new Error('an insert that returns nothing');
  return owner.handle;
};

export const listPasskeys = async (db: Db, userId: number): Promise<PasskeyView[]> =>
  (
    await query`
      select ${columns<PasskeyView>({
        id: passkey.id,
        name: passkey.name,
        isBackedUp: passkey.isBackedUp,
        dateCreated: passkey.dateCreated,
        lastUsedAt: passkey.lastUsedAt,
      })}
      from passkey
      where user_id = ${userId}
      order by id desc`.execute(db)
  ).rows;

/** What somebody has called their passkeys, in the order of the list. */
export const passkeyNames = async (db: Db, userId: number): Promise<string[]> =>
  (await listPasskeys(db, userId)).map(({ name }) => name);

type Descriptor = { readonly id: string; readonly transports: string[] };
/** What a browser must know to find a person's passkeys. */
export const findDescriptors = async (db: Db, userId: number): Promise<Descriptor[]> =>
  (
    await query`
      select ${columns<Descriptor>({ id: passkey.credentialId, transports: passkey.transports })}
      from passkey
      where user_id = ${userId}
      order by id`.execute(db)
  ).rows;

export type StoredPasskey = {
  readonly id: number;
  readonly userId: number;
  readonly handle: Buffer;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
};
export const findPasskey = async (
  db: Db,
  credentialId: string,
): Promise<StoredPasskey | undefined> => {
  const { rows } = await query`
    select ${columns<StoredPasskey>({
      id: p.id,
      userId: p.userId,
      handle: o.handle,
      credentialId: p.credentialId,
      publicKey: p.publicKey,
      counter: p.counter,
    })}
    from passkey p
    join passkey_owner o on o.user_id = p.user_id
    where p.credential_id = ${credentialId}`.execute(db);
  return rows[0];
};

/** How many passkeys a person has; no other is added until the transaction ends. */
export const countHeldPasskeys = async (tx: Db, userId: number): Promise<number> => {
  await sql`select 1 from "user" where id = ${userId} for no key update`.execute(tx);
  const { rows } = await query`
    select ${columns({ total: sql<number>`count(*)::int` })}
    from passkey
    where user_id = ${userId}`.execute(tx);
  return rows[0]?.total ?? 0;
};

type NewRow = {
  readonly userId: number;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly isBackedUp: boolean;
};
/** False when the passkey is somebody's already. */
export const insertPasskey = async (tx: Db, row: NewRow): Promise<boolean> => {
  const { rows } = await sql`
    insert into passkey (
      user_id, credential_id, public_key, counter, transports, name, is_backed_up
    )
    values (
      ${row.userId}, ${row.credentialId}, ${Buffer.from(row.publicKey)}, ${row.counter},
      ${[...row.transports]}, ${row.name}, ${row.isBackedUp}
    )
    on conflict (credential_id) do nothing
    returning id`.execute(tx);
  return rows.length > 0;
};

/**
 * Notes the use of a passkey; false when its counter has not gone on, which a copy of it gives away. Compared where it
 * is written, so that one signature is not used twice at once.
 */
export const usePasskey = async (
  db: Db,
  id: number,
  { counter, isBackedUp }: { readonly counter: number; readonly isBackedUp: boolean },
): Promise<boolean> => {
  const { rows } = await sql`
    update passkey set
      counter = ${counter}, is_backed_up = ${isBackedUp}, last_used_at = now()
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))
    returning id`.execute(db);
  return rows.length > 0;
};

export const renamePasskey = async (
  db: Db,
  userId: number,
  id: number,
  name: string,
): Promise<boolean> =>
  (
    await sql`
      update passkey set name = ${name} where id = ${id} and user_id = ${userId} returning id`.execute(
      db,
    )
  ).rows.length > 0;

export const deletePasskey = async (tx: Db, userId: number, id: number): Promise<boolean> =>
  (await sql`delete from passkey where id = ${id} and user_id = ${userId} returning id`.execute(tx))
    .rows.length > 0;

/** Takes all passkeys from a person, and the name authenticators know them by. */
export const forgetPasskeys = async (tx: Db, userId: number): Promise<void> => {
  await sql`delete from passkey where user_id = ${userId}`.execute(tx);
  await sql`delete from passkey_owner where user_id = ${userId}`.execute(tx);
};

type Names = { readonly username: string; readonly name: string };
/** What a device shows when it offers the passkey. */
export const findNames = async (db: Db, userId: number): Promise<Names> => {
  const { rows } = await query`
    select ${columns<Names>({
      username: user.username,
      name: fullName('user'),
    })}
    from "user"
    where id = ${userId}`.execute(db);
  return found(rows[0]);
};
