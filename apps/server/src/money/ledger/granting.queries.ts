/** What concerns many people at once: their lots opened, and taken back, in one statement. */
import type { Currency, Regime } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { isOpen } from './ledger.queries.ts';

export type NewGrant = {
  readonly grantId: number;
  readonly clientId: number;
  readonly regime: Regime;
  readonly currency: Currency;
  readonly validFrom: string;
  readonly expiresOn: string | null;
  readonly allowedCategoryIds: readonly number[] | null;
  readonly note: string | null;
  readonly createdBy: number | null;
  /** Each user once; amounts in minor units. */
  readonly items: readonly GrantedItem[];
};
/** `note` is what is said of this person's part alone. */
type GrantedItem = {
  readonly userId: number;
  readonly amount: number;
  readonly note?: string | null;
};
/** Gives many people credits at once: a movement, a lot and an entry for each, in one statement. */
export const openGrantedLots = async (tx: Db, grant: NewGrant): Promise<void> => {
  await sql`
    with item as (
      select *
      from unnest(
        ${grant.items.map(({ userId }) => userId)}::int[],
        ${grant.items.map(({ amount }) => amount)}::bigint[],
        ${grant.items.map(({ note }) => note ?? grant.note)}::text[]
      ) as i (user_id, amount, note)
    ),
    moved as (
      insert into movement (
        user_id, type, reason, status, amount, currency, booked_at, grant_id, note, created_by
      )
      select
        user_id, 'DEPOSIT', 'EMPLOYER_GRANT', 'BOOKED', amount, ${grant.currency}, now(),
        ${grant.grantId}, note, ${grant.createdBy}
      from item
      returning user_id, id
    ),
    lot as (
      insert into credit_lot (
        user_id, client_id, regime, amount, remaining, held, entries, valid_from, expires_on,
        allowed_category_ids, source, grant_id
      )
      select
        user_id, ${grant.clientId}, ${grant.regime}, amount, amount, 0, 1,
        ${grant.validFrom}::date, ${grant.expiresOn}::date,
        ${grant.allowedCategoryIds ? [...grant.allowedCategoryIds] : null}::int[],
        'EMPLOYER_GRANT', ${grant.grantId}
      from item
      returning user_id, id, amount
    )
    insert into ledger_entry (
      user_id, lot_id, seq, movement_id, position, from_account, to_account, amount,
      remaining_before, remaining_after, held_before, held_after
    )
    select l.user_id, l.id, 1, m.id, 1, 'EMPLOYER', 'LOT', l.amount, 0, l.amount, 0, 0
    from lot l
    join moved m on m.user_id = l.user_id`.execute(tx);
};

/** What is told of a recall: to whom the money goes back is on the lots. */
export type GrantRecall = {
  readonly grantId: number;
  readonly currency: Currency;
  readonly note: string | null;
  readonly createdBy: number | null;
};
/**
 * Takes back what is free in all lots of a grant, whose owners' accounts are held: a movement and an entry for each, in
 * one statement. What payments hold follows when it is let go. Answers the sum and from how many people.
 */
export const closeGrantedLots = async (
  tx: Db,
  { grantId, currency, note, createdBy }: GrantRecall,
): Promise<{ amount: number; users: number }> => {
  const { rows } = await sql<{ amount: number; users: number }>`
    with open_lot as (
      select l.user_id, l.id, l.remaining, l.held, l.entries
      from credit_lot l
      where l.grant_id = ${grantId} and l.remaining + l.held > 0 and ${isOpen}
    ),
    moved as (
      insert into movement (
        user_id, type, reason, status, amount, currency, booked_at, grant_id, note, created_by
      )
      select
        user_id, 'WITHDRAW', 'EMPLOYER_RECALL', 'BOOKED', remaining, ${currency}, now(), ${grantId},
        ${note}, ${createdBy}
      from open_lot
      where remaining > 0
      returning user_id, id
    ),
    shut as (
      update credit_lot l set
        closed = 'RECALLED', remaining = 0, entries = l.entries + (o.remaining > 0)::int
      from open_lot o
      where l.user_id = o.user_id and l.id = o.id
    ),
    entry as (
      insert into ledger_entry (
        user_id, lot_id, seq, movement_id, position, from_account, to_account, amount,
        remaining_before, remaining_after, held_before, held_after
      )
      select
        o.user_id, o.id, o.entries + 1, m.id, 1, 'LOT', 'EMPLOYER', o.remaining, o.remaining, 0,
        o.held, o.held
      from open_lot o
      join moved m on m.user_id = o.user_id
    )
    select coalesce(sum(remaining), 0)::bigint as amount, count(*)::int as users
    from open_lot`.execute(tx);
  return found(rows[0]);
};
