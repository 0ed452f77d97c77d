/** Cards and customers that go: here at once, and at the gate as soon as it answers. */
import { type RawBuilder, sql } from 'kysely';
import { today } from '../../kernel/business-day.ts';
import { canSignIn } from '../../kernel/caller/index.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import type { GateName } from './deposit.queries.ts';

const forgotten = tableAs('card_to_forget');

/** Notes that the gate is to forget cards `t`, before they are forgotten here. */
export const noteToForget = (tx: Db, which: RawBuilder<boolean>) =>
  sql`
    insert into card_to_forget (gate, gateway_token)
    select t.gate, t.gateway_token
    from card_token t
    where t.gateway_token is not null and ${which}`.execute(tx);

/** Forgets whom gates know somebody by, and notes that they are to forget it too; after their cards. */
export const forgetCustomers = (tx: Db, userId: number) =>
  sql`
    with gone as (delete from gateway_customer where user_id = ${userId} returning gate, customer)
    insert into card_to_forget (gate, customer)
    select gate, customer
    from gone`.execute(tx);

/**
 * Cards nobody will pay with: a month after they expired, or a month after the last sign-in of somebody who cannot come
 * in any more, and could not remove them either.
 */
const isOfNoUse = sql<boolean>`(
  make_date(t.expiry_year, t.expiry_month, 1) + interval '2 months' <= ${today}
  or exists (
    select 1
    from "user" u
    left join client c on c.id = u.client_id
    where u.id = t.user_id and not ${canSignIn}
      and coalesce(u.last_login_at, u.date_created) < now() - interval '30 days'
  )
)`;
export const forgetUnusedCards = async (tx: Db): Promise<void> => {
  // held first: both statements mean the same cards, whatever is saved or switched on meanwhile
  const { rows } = await query`
    select ${columns({ id: sql<number>`t.id` })}
    from card_token t
    where t.removed_at is null and ${isOfNoUse}
    for no key update of t`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await noteToForget(tx, sql<boolean>`t.id = any(${ids}::int[])`);
  await sql`
    update card_token set removed_at = now(), gateway_token = null, is_default = false
    where id = any(${ids}::int[])`.execute(tx);
};

/** A card, or a customer. */
type ToForget = {
  readonly id: number;
  readonly gatewayToken: Buffer | null;
  readonly customer: string | null;
};
/** Takes what the gate is to forget; one that is not told done is asked of again after ten minutes. */
export const takeToForget = async (db: Db, gate: GateName, limit: number): Promise<ToForget[]> =>
  (
    await query`
      update card_to_forget set due_at = now() + interval '10 minutes'
      where id in (
        select id
        from card_to_forget
        where gate = ${gate} and due_at <= now()
        order by id
        limit ${limit}
        for update skip locked
      )
      returning ${columns<ToForget>({
        id: forgotten.id,
        gatewayToken: forgotten.gatewayToken,
        customer: forgotten.customer,
      })}`.execute(db)
  ).rows;
export const noteForgotten = (db: Db, id: number) =>
  sql`delete from card_to_forget where id = ${id}`.execute(db);
