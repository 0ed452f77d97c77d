import type { PaymentCredential } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Machine } from '../../kernel/caller/index.ts';
import { columns, type Db, leftJoinAs, query, tableAs } from '../../platform/db/index.ts';

const b = leftJoinAs('branch_office', 'b');
const c = tableAs('payment_credential', 'c');
const paymentCredential = tableAs('payment_credential');

export type StoredKey = Machine & { readonly publicKey: string; readonly isStale: boolean };
/** The key of that name, unless it was revoked or its partner is gone. */
export const findKey = async (db: Db, keyId: string): Promise<StoredKey | undefined> =>
  (
    await query`
      select ${columns<StoredKey>({
        credentialId: c.id,
        partnerId: c.partnerId,
        branchOfficeId: c.branchOfficeId,
        publicKey: c.publicKey,
        isStale: sql<
          StoredKey['isStale']
        >`c.last_used_at is null or c.last_used_at < now() - interval '1 minute'`,
      })}
      from payment_credential c
      join partner p on p.id = c.partner_id
      where c.key_id = ${keyId} and c.revoked_at is null and p.active and p.deleted_at is null`.execute(
      db,
    )
  ).rows[0];

/** At most once a minute: a busy till must not wait for a row everybody writes. */
export const touchKey = (db: Db, id: number) =>
  sql`
    update payment_credential set last_used_at = now()
    where id = ${id} and (last_used_at is null or last_used_at < now() - interval '1 minute')`.execute(
    db,
  );

const keyColumns = columns<PaymentCredential>({
  id: c.id,
  name: c.name,
  keyId: c.keyId,
  branchOfficeId: c.branchOfficeId,
  branchOfficeName: b.name,
  dateCreated: c.dateCreated,
  lastUsedAt: c.lastUsedAt,
  revokedAt: c.revokedAt,
});
export const listKeys = async (
  db: Db,
  partnerId: number,
  branchOfficeId?: number,
): Promise<PaymentCredential[]> =>
  (
    await query`
      select ${keyColumns}
      from payment_credential c
      left join branch_office b on b.id = c.branch_office_id
      where c.partner_id = ${partnerId}
        and (${branchOfficeId ?? null}::int is null or c.branch_office_id = ${branchOfficeId ?? null}::int)
      order by c.revoked_at nulls first, c.id desc`.execute(db)
  ).rows;

export type NamedKey = Pick<PaymentCredential, 'name' | 'keyId'>;
type NewKey = {
  readonly partnerId: number;
  readonly branchOfficeId: number | null;
  readonly name: string;
  readonly keyId: string;
  readonly publicKey: string;
  readonly createdBy: number;
};
export const insertKey = async (tx: Db, key: NewKey): Promise<number | undefined> =>
  (
    await query`
      insert into payment_credential (
        partner_id, branch_office_id, name, key_id, public_key, created_by
      )
      select
        p.id, ${key.branchOfficeId}, ${key.name}, ${key.keyId}, ${key.publicKey}, ${key.createdBy}
      from partner p
      where p.id = ${key.partnerId}
        and p.deleted_at is null
        and (
          ${key.branchOfficeId}::int is null
          or exists (
            select 1
            from branch_office b
            where b.id = ${key.branchOfficeId}
              and b.partner_id = p.id
              and b.deleted_at is null
          )
        )
      returning ${columns({ id: paymentCredential.id })}`.execute(tx)
  ).rows[0]?.id;

export const revokeKey = async (
  tx: Db,
  { partnerId, id }: { partnerId: number; id: number },
): Promise<NamedKey | undefined> =>
  (
    await query`
      update payment_credential set revoked_at = coalesce(revoked_at, now())
      where partner_id = ${partnerId} and id = ${id}
      returning ${columns<NamedKey>({
        name: paymentCredential.name,
        keyId: paymentCredential.keyId,
      })}`.execute(tx)
  ).rows[0];
