/** Making settlements: which movements are not settled yet, and by which terms each is; of many partners at once. */
import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '../../kernel/business-day.ts';
import { columns, type Db, replanned, query } from '../../platform/db/index.ts';
import type { Agreed, Group, Settled, Terms } from './settlement.rules.ts';

export const isSettled = sql`m.status = 'BOOKED' and m.reason in ('PURCHASE', 'REFUND')`;
/** Contracts of a partner that are on. */
export const contracts = (partnerId: RawBuilder<unknown>) => sql`(
  select * from partner_contract
  where partner_id = ${partnerId} and active and deleted_at is null
)`;
/** Whether a contract `c` holds on a day. */
const holdsOn = (day: RawBuilder<unknown>) => sql`
  ${day} >= c.valid_from and ${day} <= coalesce(c.valid_to, 'infinity'::date)`;

/** Partners, while nobody else settles with them. */
export const holdPartners = async (tx: Db, partnerIds: readonly number[]): Promise<void> => {
  await sql`
    select 1 from partner
    where id = any(${[...partnerIds]}::int[])
    order by id
    for no key update`.execute(tx);
};

export type Standing = {
  readonly partnerId: number;
  readonly hasDraft: boolean;
  readonly previousId: number | null;
  readonly cutOff: string | null;
  readonly carriedOut: number;
};
/** Where settling with partners has come to; nothing of those that were never settled with. */
export const listStandings = async (tx: Db, partnerIds: readonly number[]): Promise<Standing[]> =>
  (
    await query`
      select distinct on (s.partner_id) ${columns<Standing>({
        partnerId: sql<number>`s.partner_id`,
        hasDraft: sql<boolean>`s.status = 'DRAFT'`,
        previousId: sql<number>`s.id`,
        cutOff: sql<string>`s.cut_off`,
        carriedOut: sql<number>`s.carried_out`,
      })}
      from settlement s
      where s.partner_id = any(${[...partnerIds]}::int[])
      order by s.partner_id, s.cut_off desc`.execute(tx)
  ).rows;

export type AgreedWith = Agreed & { readonly partnerId: number };
/** What was agreed with partners by a day, the latest of each first; with all of them where none is named. */
export const listAgreed = async (
  tx: Db,
  day: string,
  partnerIds?: readonly number[],
): Promise<AgreedWith[]> =>
  (
    await query`
      select ${columns<AgreedWith>({
        partnerId: sql<number>`c.partner_id`,
        validFrom: sql<string>`c.valid_from`,
        period: sql<Agreed['period']>`c.period`,
        minimumPayout: sql<number>`c.minimum_payout`,
      })}
      from partner_contract c
      where c.active and c.deleted_at is null and c.valid_from <= ${day}::date
        ${partnerIds ? sql`and c.partner_id = any(${[...partnerIds]}::int[])` : sql``}
      order by c.partner_id, c.valid_from desc`.execute(tx)
  ).rows;

/**
 * What of a partner is not settled by a day, with the contract of the day it was paid; a refund goes by the day of what
 * it gives back, so that what was kept of it comes back too. Days before the first contract were settled elsewhere.
 */
export const unsettled = (partnerId: RawBuilder<unknown>, cutOff: RawBuilder<unknown>) => sql`
  select
    m.user_id, m.id as movement_id, m.reason = 'REFUND' as is_refund, m.amount,
    ${dayOf(sql`m.booked_at`)} as day, c.id as partner_contract_id, r.category_id,
    coalesce(r.commission, c.commission) as commission
  from movement m
  left join movement o on o.user_id = m.user_id and o.id = m.reverses_id
  cross join (select min(valid_from) as day from ${contracts(partnerId)} x) first
  left join lateral (
    select c.id, c.commission
    from ${contracts(partnerId)} c
    where ${holdsOn(sql`greatest(${dayOf(sql`coalesce(o.booked_at, m.booked_at)`)}, first.day)`)}
  ) c on true
  left join partner_contract_rate r
    on r.partner_contract_id = c.id and r.category_id = m.category_id
  where m.partner_id = ${partnerId} and ${isSettled}
    and ${dayOf(sql`m.booked_at`)} between coalesce(first.day, '-infinity'::date) and ${cutOff}
    and not exists (
      select 1 from settlement_item i where i.user_id = m.user_id and i.movement_id = m.id
    )`;

export type SettlementOrder = Terms & {
  readonly partnerId: number;
  readonly cutOff: string;
  readonly previousId: number | null;
  /** Whether a contract says that its period has ended; without one it is only counted what nobody can settle. */
  readonly isDue: boolean;
};
type By = { readonly runId: number; readonly madeBy: number };
export type Made = {
  readonly partnerId: number;
  /** The settlement; none where a payment has no contract, or none is due. */
  readonly id: number | null;
  readonly withoutContract: number;
};
/**
 * Makes a settlement of each partner that has anything to settle, and a contract for all of it, and takes it; what it
 * comes to is written when it is computed. Answers of those that have anything. Planned each time: what is settled
 * already grows by what this writes, and a plan made while it was little is a slow one soon.
 */
export const makeSettlements = async (
  tx: Db,
  orders: readonly SettlementOrder[],
  { runId, madeBy }: By,
): Promise<Made[]> =>
  (
    await query`
      with ${replanned} asked as materialized (
        select *
        from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) a (
          "partnerId" int, "cutOff" date, "previousId" int, "isDue" boolean, "carriedIn" bigint,
          "minimumPayout" bigint, "vatRate" int
        )
      ),
      -- each partner is looked up by itself: together they would be planned as a walk through all that was ever settled
      item as materialized (
        select a."partnerId" as partner_id, u.*
        from asked a
        cross join lateral (${unsettled(sql`a."partnerId"`, sql`a."cutOff"`)} offset 0) u
      ),
      counted as (
        select
          partner_id, (count(*) filter (where partner_contract_id is null))::int as without_contract
        from item
        group by partner_id
      ),
      made as (
        insert into settlement (
          partner_id, run_id, previous_id, cut_off, carried_in, payments, captured, refunded,
          commission, transaction_fees, vat_rate, vat, minimum_payout, payout, carried_out, made_by
        )
        select
          a."partnerId", ${runId}::int, a."previousId", a."cutOff", a."carriedIn", 0, 0, 0,
          0, 0, a."vatRate", 0, a."minimumPayout", 0, a."carriedIn", ${madeBy}::int
        from asked a
        join counted n on n.partner_id = a."partnerId"
        where a."isDue" and n.without_contract = 0
        returning id, partner_id
      ),
      taken as (
        insert into settlement_item (
          user_id, movement_id, settlement_id, is_refund, amount, day, partner_contract_id,
          category_id, commission
        )
        select
          i.user_id, i.movement_id, m.id, i.is_refund, i.amount, i.day, i.partner_contract_id,
          i.category_id, i.commission
        from item i
        join made m on m.partner_id = i.partner_id
      )
      select ${columns<Made>({
        partnerId: sql<number>`n.partner_id`,
        id: sql<number | null>`m.id`,
        withoutContract: sql<number>`n.without_contract`,
      })}
      from counted n
      left join made m on m.partner_id = n.partner_id
      order by n.partner_id`.execute(tx)
  ).rows;

type GroupOf = Group & { readonly settlementId: number };
/** What settlements have taken, by contract and rate. */
export const listGroups = async (tx: Db, settlementIds: readonly number[]): Promise<GroupOf[]> => {
  const sum = (which: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(i.amount) filter (where ${which}), 0)::bigint`;
  return (
    await query`
      select ${columns<GroupOf>({
        settlementId: sql<number>`i.settlement_id`,
        contractId: sql<number>`i.partner_contract_id`,
        categoryId: sql<number | null>`i.category_id`,
        rate: sql<number>`i.commission`,
        perTransaction: sql<number>`c.per_transaction`,
        hasVat: sql<boolean>`c.vat_payer`,
        payments: sql<number>`count(*) filter (where not i.is_refund)::int`,
        captured: sum(sql`not i.is_refund`),
        refunded: sum(sql`i.is_refund`),
      })}
      from settlement_item i
      join partner_contract c on c.id = i.partner_contract_id
      where i.settlement_id = any(${[...settlementIds]}::int[])
      group by i.settlement_id, i.partner_contract_id, i.category_id, i.commission, c.id
      order by c.valid_from, i.category_id nulls first, i.commission`.execute(tx)
  ).rows;
};

/** Writes what was computed of settlements. */
export const writeSettled = async (
  tx: Db,
  settled: readonly (Settled & { readonly id: number })[],
): Promise<void> => {
  const fees = settled.flatMap(({ id, fees: kept }) =>
    kept.map((fee, position) => ({ ...fee, id, position })),
  );
  await sql`
    insert into settlement_fee (
      settlement_id, position, partner_contract_id, category_id, rate, payments, captured,
      refunded, commission, transaction_fees, has_vat
    )
    select
      f.id, f.position, f."contractId", f."categoryId", f.rate, f.payments, f.captured,
      f.refunded, f.commission, f."transactionFees", f."hasVat"
    from jsonb_to_recordset(${JSON.stringify(fees)}::jsonb) f (
      id int, position int, "contractId" int, "categoryId" int, rate int, payments int,
      captured bigint, refunded bigint, commission bigint, "transactionFees" bigint,
      "hasVat" boolean
    )`.execute(tx);
  await sql`
    update settlement s set
      payments = x.payments, captured = x.captured, refunded = x.refunded,
      commission = x.commission, transaction_fees = x."transactionFees", vat = x.vat,
      payout = x.payout, carried_out = x."carriedOut"
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) x (
      id int, payments int, captured bigint, refunded bigint, commission bigint,
      "transactionFees" bigint, vat bigint, payout bigint, "carriedOut" bigint
    )
    where s.id = x.id`.execute(tx);
};
