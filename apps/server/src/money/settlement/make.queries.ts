/** Making settlements: which movements are not settled yet, and by which terms each is. */
import type { SettlementOutcome } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { dayOf, today } from '../../kernel/business-day.ts';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import type { Agreed, Group, Settled } from './settlement.rules.ts';

const isSettled = sql`m.status = 'BOOKED' and m.reason in ('PURCHASE', 'REFUND')`;
/** Contracts of a partner that are on. */
export const contracts = (partnerId: RawBuilder<unknown>) => sql`(
  select * from partner_contract
  where partner_id = ${partnerId} and active and deleted_at is null
)`;
/** Whether a contract `c` holds on a day. */
const holdsOn = (day: RawBuilder<unknown>) => sql`
  ${day} >= c.valid_from and ${day} <= coalesce(c.valid_to, 'infinity'::date)`;

/** The partner, while nobody else settles with it. */
export const holdPartner = async (tx: Db, partnerId: number): Promise<void> => {
  await sql`select 1 from partner where id = ${partnerId} for no key update`.execute(tx);
};

type Standing = {
  readonly hasDraft: boolean;
  readonly previousId: number | null;
  readonly cutOff: string | null;
  readonly carriedOut: number;
};
/** Where settling with a partner has come to. */
export const readStanding = async (tx: Db, partnerId: number): Promise<Standing> =>
  (
    await query`
      select ${columns<Standing>({
        hasDraft: sql<boolean>`s.status = 'DRAFT'`,
        previousId: sql<number | null>`s.id`,
        cutOff: sql<string | null>`s.cut_off`,
        carriedOut: sql<number>`s.carried_out`,
      })}
      from settlement s
      where s.partner_id = ${partnerId}
      order by s.cut_off desc
      limit 1`.execute(tx)
  ).rows[0] ?? { hasDraft: false, previousId: null, cutOff: null, carriedOut: 0 };

/** What was agreed with a partner by a day, the latest first. */
export const listAgreed = async (tx: Db, partnerId: number, day: string): Promise<Agreed[]> =>
  (
    await query`
      select ${columns<Agreed>({
        validFrom: sql<string>`c.valid_from`,
        period: sql<Agreed['period']>`c.period`,
        minimumPayout: sql<number>`c.minimum_payout`,
      })}
      from ${contracts(sql`${partnerId}::int`)} c
      where c.valid_from <= ${day}::date
      order by c.valid_from desc`.execute(tx)
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

const unsettledBy = (partnerId: number, cutOff: string) =>
  unsettled(sql`${partnerId}::int`, sql`${cutOff}::date`);

type Unsettled = { readonly total: number; readonly withoutContract: number };
/** How many they are, and how many of them no contract is about. */
export const countUnsettled = async (
  tx: Db,
  partnerId: number,
  cutOff: string,
): Promise<Unsettled> =>
  found(
    (
      await query`
        select ${columns<Unsettled>({
          total: sql<number>`count(*)::int`,
          withoutContract: sql<number>`(count(*) filter (where u.partner_contract_id is null))::int`,
        })}
        from (${unsettledBy(partnerId, cutOff)}) u`.execute(tx)
    ).rows[0],
  );

type NewSettlement = {
  readonly partnerId: number;
  readonly runId: number;
  readonly previousId: number | null;
  readonly cutOff: string;
  readonly carriedIn: number;
  readonly minimumPayout: number;
  readonly vatRate: number;
  readonly madeBy: number;
};
/** A settlement that has taken nothing yet. */
export const insertSettlement = async (tx: Db, s: NewSettlement): Promise<number> =>
  found(
    (
      await query`
        insert into settlement (
          partner_id, run_id, previous_id, cut_off, carried_in, payments, captured, refunded,
          commission, transaction_fees, vat_rate, vat, minimum_payout, payout, carried_out, made_by
        )
        values (
          ${s.partnerId}, ${s.runId}, ${s.previousId}, ${s.cutOff}::date, ${s.carriedIn}, 0, 0, 0,
          0, 0, ${s.vatRate}, 0, ${s.minimumPayout}, 0, ${s.carriedIn}, ${s.madeBy}
        )
        returning ${columns({ id: sql<number>`id` })}`.execute(tx)
    ).rows[0],
  ).id;

/** Takes everything that is not settled yet. Answers it by contract and rate. */
export const takeItems = async (
  tx: Db,
  settlementId: number,
  { partnerId, cutOff }: Pick<NewSettlement, 'partnerId' | 'cutOff'>,
): Promise<Group[]> => {
  await sql`
    insert into settlement_item (
      user_id, movement_id, settlement_id, is_refund, amount, day, partner_contract_id,
      category_id, commission
    )
    select
      u.user_id, u.movement_id, ${settlementId}::int, u.is_refund, u.amount, u.day,
      u.partner_contract_id, u.category_id, u.commission
    from (${unsettledBy(partnerId, cutOff)}) u`.execute(tx);
  const sum = (which: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(i.amount) filter (where ${which}), 0)::bigint`;
  return (
    await query`
      select ${columns<Group>({
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
      where i.settlement_id = ${settlementId}
      group by i.partner_contract_id, i.category_id, i.commission, c.id
      order by c.valid_from, i.category_id nulls first, i.commission`.execute(tx)
  ).rows;
};

/** Writes what was computed of it. */
export const writeSettled = async (tx: Db, id: number, settled: Settled): Promise<void> => {
  await sql`
    insert into settlement_fee (
      settlement_id, position, partner_contract_id, category_id, rate, payments, captured,
      refunded, commission, transaction_fees, has_vat
    )
    select
      ${id}::int, n - 1, (f ->> 'contractId')::int, (f ->> 'categoryId')::int,
      (f ->> 'rate')::int, (f ->> 'payments')::int, (f ->> 'captured')::bigint,
      (f ->> 'refunded')::bigint, (f ->> 'commission')::bigint,
      (f ->> 'transactionFees')::bigint, (f ->> 'hasVat')::boolean
    from jsonb_array_elements(${JSON.stringify(settled.fees)}::jsonb) with ordinality x (f, n)`.execute(
    tx,
  );
  await sql`
    update settlement set
      payments = ${settled.payments}, captured = ${settled.captured},
      refunded = ${settled.refunded}, commission = ${settled.commission},
      transaction_fees = ${settled.transactionFees}, vat = ${settled.vat},
      payout = ${settled.payout}, carried_out = ${settled.carriedOut}
    where id = ${id}`.execute(tx);
};

/** A run with the partners it looks at: the given ones, or those with anything that could ever be settled. */
export const insertRun = async (
  tx: Db,
  run: { readonly upTo: string; readonly partnerId: number | null; readonly madeBy: number },
  partnerIds?: readonly number[],
): Promise<number> => {
  const { id } = found(
    (
      await query`
        insert into settlement_run (up_to, partner_id, made_by)
        values (${run.upTo}::date, ${run.partnerId}, ${run.madeBy})
        returning ${columns({ id: sql<number>`id` })}`.execute(tx)
    ).rows[0],
  );
  const given = partnerIds ?? (run.partnerId === null ? undefined : [run.partnerId]);
  await sql`
    insert into settlement_run_partner (run_id, partner_id)
    select ${id}::int, p.id
    from partner p
    where ${given ? sql`p.id = any(${[...given]}::int[])` : sql`true`}
      and exists (select 1 from movement m where m.partner_id = p.id and ${isSettled})`.execute(tx);
  return id;
};
/** Whether a day is over: what is still to be paid on it would be of no settlement. */
export const isOver = async (db: Db, day: string): Promise<boolean> =>
  (
    await query`
      select ${columns({ isOver: sql<boolean>`${day}::date < ${today}` })}`.execute(db)
  ).rows[0]?.isOver ?? false;

type StoredRun = { readonly upTo: string; readonly madeBy: number; readonly isFinished: boolean };
export const getRun = async (db: Db, id: number): Promise<StoredRun> =>
  found(
    (
      await query`
        select ${columns<StoredRun>({
          upTo: sql<string>`r.up_to`,
          madeBy: sql<number>`r.made_by`,
          isFinished: sql<boolean>`r.finished_at is not null`,
        })}
        from settlement_run r
        where r.id = ${id}`.execute(db)
    ).rows[0],
  );
export const listPending = async (db: Db, runId: number): Promise<number[]> =>
  (
    await query`
      select ${columns({ partnerId: sql<number>`partner_id` })}
      from settlement_run_partner
      where run_id = ${runId} and outcome is null
      order by partner_id`.execute(db)
  ).rows.map(({ partnerId }) => partnerId);

/** Takes a partner's turn in a run; false when another has done it meanwhile. */
export const isPending = async (tx: Db, runId: number, partnerId: number): Promise<boolean> =>
  (
    await query`
      select ${columns({ partnerId: sql<number>`partner_id` })}
      from settlement_run_partner
      where run_id = ${runId} and partner_id = ${partnerId} and outcome is null
      for no key update`.execute(tx)
  ).rows.length > 0;

export type Outcome = { readonly outcome: SettlementOutcome; readonly payments?: number };
export const setOutcome = (
  tx: Db,
  runId: number,
  partnerId: number,
  { outcome, payments = 0 }: Outcome,
) =>
  sql`
    update settlement_run_partner set outcome = ${outcome}, payments = ${payments}
    where run_id = ${runId} and partner_id = ${partnerId}`.execute(tx);
/** Ends a run; whoever it did not come to has failed. */
export const finishRun = async (tx: Db, runId: number): Promise<void> => {
  await sql`
    update settlement_run_partner set outcome = 'FAILED'
    where run_id = ${runId} and outcome is null`.execute(tx);
  await sql`
    update settlement_run set finished_at = now()
    where id = ${runId} and finished_at is null`.execute(tx);
};
