import {
  deviceLimit,
  type MobileDeviceActor,
  type MobileDeviceStatus,
  type MobileDeviceView,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../../platform/db/index.ts';
import { found } from '../../../platform/http/index.ts';

const mobileDevice = tableAs('mobile_device');
const user = tableAs('user');
const d = tableAs('mobile_device', 'd');
const u = tableAs('user', 'u');

/** What was not confirmed and committed in time counts as removed, whether or not the job has come by. */
const isOver = sql<boolean>`d.status in ('CREATED', 'PENDING_COMMIT') and d.expires_at <= now()`;
const status = sql<MobileDeviceStatus>`case when ${isOver} then 'REMOVED' else d.status end`;
const device = columns<MobileDeviceView>({
  id: d.id,
  name: d.name,
  os: d.os,
  model: d.model,
  osVersion: d.osVersion,
  appVersion: d.appVersion,
  status: status,
  statusReason: sql`case when ${isOver} then 'EXPIRED' else d.status_reason end`,
  blockedBy: d.blockedBy,
  preferredForPayment: d.preferredForPayment,
  createdAt: d.createdAt,
  expiresAt: d.expiresAt,
  confirmedAt: d.confirmedAt,
  activatedAt: d.activatedAt,
  lastUsedAt: d.lastUsedAt,
  blockedAt: d.blockedAt,
  removedAt: sql`case when ${isOver} then d.expires_at else d.removed_at end`,
});

/** A person's phones, the newest first; removed ones for 30 days. */
export const listDevices = async (db: Db, userId: number): Promise<MobileDeviceView[]> =>
  (
    await query`
      select ${device}
      from mobile_device d
      where d.user_id = ${userId}
        and (d.removed_at is null or d.removed_at > now() - interval '30 days')
      order by ${isOver} or d.status = 'REMOVED', d.id desc`.execute(db)
  ).rows;
/** One phone of a person; another's does not exist. Locked, inside a transaction that changes it. */
export const findDevice = async (
  db: Db,
  { id, userId }: { readonly id: number; readonly userId: number },
): Promise<MobileDeviceView | undefined> =>
  (
    await query`
      select ${device}
      from mobile_device d
      where d.id = ${id} and d.user_id = ${userId}
      ${db.isTransaction ? sql`for no key update` : sql``}`.execute(db)
  ).rows[0];

type NewDevice = {
  readonly registrationId: string;
  readonly publicKey: string;
  readonly os: string;
  readonly model: string;
  readonly osVersion: string;
  readonly appVersion: string;
};
/** Answers until when it waits. */
export const insertDevice = async (db: Db, device: NewDevice): Promise<string | undefined> =>
  (
    await query`
      insert into mobile_device (
        registration_id, name, public_key, os, model, os_version, app_version, expires_at
      )
      values (
        ${device.registrationId}, ${device.model}, ${device.publicKey}, ${device.os}, ${device.model},
        ${device.osVersion}, ${device.appVersion},
        now() + make_interval(mins => ${deviceLimit.minutes})
      )
      returning ${columns({ expiresAt: mobileDevice.expiresAt })}`.execute(db)
  ).rows[0]?.expiresAt;

export type Registration = Pick<
  MobileDeviceView,
  | 'id'
  | 'name'
  | 'os'
  | 'model'
  | 'status'
  | 'statusReason'
  | 'blockedBy'
  | 'createdAt'
  | 'expiresAt'
> & {
  readonly userId: number | null;
  readonly challenge: string | null;
  readonly publicKey: string | null;
};
export const findRegistration = async (
  db: Db,
  registrationId: string,
): Promise<Registration | undefined> =>
  (
    await query`
      select ${columns<Registration>({
        ...device.columns,
        userId: d.userId,
        challenge: d.challenge,
        publicKey: d.publicKey,
      })}
      from mobile_device d
      where d.registration_id = ${registrationId}`.execute(db)
  ).rows[0];

/** The owner's phones wait for each other: how many there are, and which one pays first, is of all of them. */
export const lockOwner = async (tx: Db, userId: number): Promise<boolean> =>
  (
    await sql`
      select 1
      from "user"
      where id = ${userId} and active and deleted_at is null for no key update`.execute(tx)
  ).rows.length > 0;
/** Who has phones, switched off or not; 404 when they are erased. */
export const assertOwner = async (db: Db, userId: number): Promise<void> => {
  const { rows } = await sql`
    select 1 from "user" where id = ${userId} and deleted_at is null`.execute(db);
  found(rows[0]);
};
/** The phones that count: those not removed. */
export const countDevices = async (db: Db, userId: number): Promise<number> =>
  (
    await query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from mobile_device d
      where d.user_id = ${userId} and d.status <> 'REMOVED' and not (${isOver})`.execute(db)
  ).rows[0]?.total ?? 0;

type Confirmation = {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly challenge: string;
};
/** Makes a waiting phone somebody's; false when somebody was faster, or it is too late. */
export const confirmDevice = async (tx: Db, device: Confirmation): Promise<boolean> =>
  (
    await sql`
      update mobile_device set
        status = 'PENDING_COMMIT', user_id = ${device.userId}, name = ${device.name},
        challenge = ${device.challenge}, confirmed_at = now()
      where id = ${device.id} and status = 'CREATED' and expires_at > now()
      returning id`.execute(tx)
  ).rows.length > 0;

type Commit = {
  readonly id: number;
  readonly userId: number;
  readonly challenge: string;
  readonly tokenHash: Buffer;
};
/** The first phone of a person pays first. False when the challenge was answered already, or it is too late. */
export const commitDevice = async (tx: Db, device: Commit): Promise<boolean> =>
  (
    await sql`
      update mobile_device set
        status = 'ACTIVE', challenge = null, token_hash = ${device.tokenHash}, activated_at = now(),
        preferred_for_payment = not exists (
          select 1
          from mobile_device other
          where other.user_id = ${device.userId} and other.preferred_for_payment
        )
      where id = ${device.id}
        and status = 'PENDING_COMMIT'
        and challenge = ${device.challenge}
        and expires_at > now()
      returning id`.execute(tx)
  ).rows.length > 0;

export const blockDevice = (tx: Db, id: number, by: MobileDeviceActor) =>
  sql`
    update mobile_device set status = 'BLOCKED', blocked_by = ${by}, blocked_at = now()
    where id = ${id}`.execute(tx);
export const unblockDevice = (tx: Db, id: number) =>
  sql`
    update mobile_device set status = 'ACTIVE', blocked_by = null, blocked_at = null
    where id = ${id}`.execute(tx);
/** What a removed phone forgets: its key, what it was to sign, its token. */
const removed = sql`
  status = 'REMOVED', public_key = null, challenge = null, token_hash = null, blocked_by = null,
  preferred_for_payment = false`;
export const removeDevice = (tx: Db, id: number, by: MobileDeviceActor) =>
  sql`
    update mobile_device set ${removed}, status_reason = ${by}, removed_at = now()
    where id = ${id}`.execute(tx);

export const renameDevice = (tx: Db, id: number, name: string) =>
  sql`update mobile_device set name = ${name} where id = ${id}`.execute(tx);
/** At most one phone of a person pays first. */
export const preferDevice = async (
  tx: Db,
  { id, userId, isPreferred }: { id: number; userId: number; isPreferred: boolean },
): Promise<void> => {
  if (isPreferred)
    await sql`
      update mobile_device set preferred_for_payment = false
      where user_id = ${userId} and preferred_for_payment and id <> ${id}`.execute(tx);
  await sql`
    update mobile_device set preferred_for_payment = ${isPreferred}
    where id = ${id}`.execute(tx);
};

/** What ends with its owner's access: active phones are blocked, those not yet committed are gone. */
export const endDevices = async (tx: Db, userIds: readonly number[]): Promise<void> => {
  await sql`
    update mobile_device set status = 'BLOCKED', blocked_by = 'SYSTEM', blocked_at = now()
    where user_id = any(${[...userIds]}::int[]) and status = 'ACTIVE'`.execute(tx);
  await sql`
    update mobile_device set ${removed}, status_reason = 'SYSTEM', removed_at = now()
    where user_id = any(${[...userIds]}::int[]) and status = 'PENDING_COMMIT'`.execute(tx);
};
/**
 * What ends with a password that was changed or forgotten: the phones that pay or are about to, but those their owner
 * keeps. Answers the names of those that paid. A stranger at an open account may have brought a phone.
 */
export const endDevicesExcept = async (
  tx: Db,
  userId: number,
  kept: readonly number[],
): Promise<readonly string[]> => {
  const { rows } = await query`
    update mobile_device d set ${removed}, status_reason = 'SYSTEM', removed_at = now()
    from mobile_device o
    where d.user_id = ${userId}
      and o.id = d.id
      and (
        d.status = 'PENDING_COMMIT'
        or (d.status = 'ACTIVE' and d.id <> all(${[...kept]}::int[]))
      )
    returning ${columns({ name: d.name, wasActive: sql<boolean>`o.status = 'ACTIVE'` })}`.execute(
    tx,
  );
  return rows.filter(({ wasActive }) => wasActive).map(({ name }) => name);
};
/** Of an erased person nothing stays: neither phones nor keys. */
export const forgetDevices = (tx: Db, userId: number) =>
  sql`delete from mobile_device where user_id = ${userId}`.execute(tx);

/** Ends what waited too long; what nobody ever confirmed is kept for a day, for its app to be told. */
export const expireDevices = async (db: Db): Promise<void> => {
  await sql`
    update mobile_device set ${removed}, status_reason = 'EXPIRED', removed_at = expires_at
    where status in ('CREATED', 'PENDING_COMMIT') and expires_at <= now()`.execute(db);
  await sql`
    delete from mobile_device
    where user_id is null and removed_at < now() - interval '1 day'`.execute(db);
};

export type Contact = { readonly email: string | null; readonly phone: string | null };
/** Where a person can be told a code: the number only once it was verified. */
export const findContact = async (db: Db, userId: number): Promise<Contact> =>
  (
    await query`
      select ${columns<Contact>({
        email: user.email,
        phone: sql`case when phone_verified_at is not null then phone_number end`,
      })}
      from "user"
      where id = ${userId}`.execute(db)
  ).rows[0] ?? { email: null, phone: null };

export type DeviceOwner = { readonly deviceId: number; readonly userId: number };
/** The active phone a token was given to, marked as used; of people who may sign in only. */
export const useToken = async (db: Db, tokenHash: Buffer): Promise<DeviceOwner | undefined> =>
  (
    await query`
      update mobile_device d set last_used_at = now()
      from "user" u
        left join client c on c.id = u.client_id
      where d.token_hash = ${tokenHash}
        and d.status = 'ACTIVE'
        and u.id = d.user_id
        and u.active
        and u.deleted_at is null
        and (c.id is null or (c.active and c.deleted_at is null))
      returning ${columns<DeviceOwner>({ deviceId: d.id, userId: u.id })}`.execute(db)
  ).rows[0];
