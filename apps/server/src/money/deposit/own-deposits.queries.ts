import { sql } from 'kysely';
import { type Db, rowsInPieces } from '../../platform/db/index.ts';
import { forgetCustomers, noteToForget } from './forget-card.queries.ts';

/** Every top-up of somebody, for them; of the card what its owner recognises it by. */
export const readDeposits = async (db: Db, userId: number): Promise<unknown> =>
  rowsInPieces(
    db,
    sql`
      select
        d.id, d.amount, d.currency, d.payment_method as "paymentMethod", c.brand, c.last4, d.status,
        d.decline_reason as "declineReason", d.gate, d.language, d.ip, d.created_at as "createdAt",
        d.resolved_at as "resolvedAt"
      from deposit d
      left join card_token c on c.id = d.card_token_id
      where d.user_id = ${userId}
      order by d.id`,
  );
/** That money came, and through which gate, is accounting; from which address is not. */
export const forgetDeposits = (tx: Db, userId: number) =>
  sql`
    update deposit set ip = '', return_path = null, redirect_url = null
    where user_id = ${userId}`.execute(tx);

/** No scheme of cards lets a payment be disputed after so many days (Visa, Mastercard: 540 at the very most). */
const disputeDays = 540;
/** Forgets from which address people topped up whose payments nobody can dispute any more. */
export const forgetPayingAddresses = (db: Db) =>
  sql`
    update deposit set ip = '', return_path = null, redirect_url = null
    where ip <> '' and created_at < now() - make_interval(days => ${sql.lit(disputeDays)})`.execute(
    db,
  );

export const readCards = async (db: Db, userId: number): Promise<unknown> =>
  (
    await sql`
      select
        gate, brand, last4, expiry_month as "expiryMonth", expiry_year as "expiryYear",
        created_at as "createdAt", last_used_at as "lastUsedAt", removed_at as "removedAt"
      from card_token
      where user_id = ${userId}
      order by id`.execute(db)
  ).rows;
/**
 * A deposit may name a card, so its row stays, of no card in particular; the gate forgets it within moments, and whose
 * it was.
 */
export const forgetCards = async (tx: Db, userId: number): Promise<void> => {
  await noteToForget(tx, sql<boolean>`t.user_id = ${userId}`);
  await sql`
    update card_token set
      removed_at = coalesce(removed_at, now()), gateway_token = null, token_hash = '',
      is_default = false, brand = '', last4 = '0000', expiry_month = 1, expiry_year = 1970
    where user_id = ${userId}`.execute(tx);
  await forgetCustomers(tx, userId);
};
