/** Settlements as they are looked at, approved and paid. */
import type {
  Currency,
  SettlementFee,
  SettlementItem,
  SettlementRecord,
  SettlementRow,
  SettlementStatus,
  settlementSums,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { givenDay, today } from '../../kernel/business-day.ts';
import { personOf } from '../../kernel/named-person.queries.ts';
import { columns, type Db, holdLock, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { nobody } from './settlement.rules.ts';

const s = tableAs('settlement', 's');
const i = tableAs('settlement_item', 'i');
const f = tableAs('settlement_fee', 'f');

/** `2026-0012` */
const numberOf = (of: string) => {
  const number = sql`${sql.raw(of)}.number::text`;
  return sql<string | null>`
    ${sql.raw(of)}.year || '-' || lpad(${number}, greatest(4, length(${number})), '0')`;
};
/** That of a settlement `s`. */
export const settlementNumber = numberOf('s');
/** The account the partner of a settlement `s` is paid to now. */
export const accountNow = sql<string | null>`(
  select iban from partner_account
  where partner_id = s.partner_id and status = 'CONFIRMED' and holds_from <= now()
  order by holds_from desc, id desc
  limit 1
)`;

/** What was approved and has not left the bank in an evening (`YYYY-MM-DD`), by the books; without one until now. */
const openOn = (evening?: string) =>
  evening === undefined
    ? sql<number>`case when s.status in ('APPROVED', 'IN_BATCH', 'RETURNED') then s.payout else 0 end`
    : sql<number>`(
        select coalesce(sum(case when b.credit = 'PAYOUT' then b.amount else -b.amount end), 0)::bigint
        from book_line b
        where b.document = 'SETTLEMENT'
          and b.document_id = s.id
          and b.day <= ${givenDay(evening)}
          and 'PAYOUT' in (b.debit, b.credit)
      )`;

/** Who looks, and in which money. */
export type Looking = { readonly userId: number; readonly currency: Currency };
const rowColumns = ({ userId, currency }: Looking, evening?: string) =>
  columns<SettlementRow>({
    id: s.id,
    partner: sql<SettlementRow['partner']>`jsonb_build_object('id', p.id, 'name', p.name)`,
    number: numberOf('s'),
    status: s.status,
    cutOff: s.cutOff,
    currency: sql<Currency>`${currency}::text`,
    captured: s.captured,
    refunded: s.refunded,
    fees: sql<number>`s.commission + s.transaction_fees + s.vat`,
    carriedIn: s.carriedIn,
    payout: s.payout,
    carriedOut: s.carriedOut,
    open: openOn(evening),
    isOwn: sql<boolean>`s.made_by = ${userId}`,
    toSubmit: sql<boolean>`s.status = 'DRAFT' and s.made_by = ${sql.lit(nobody)}`,
  });
const rowTables = sql`settlement s join partner p on p.id = s.partner_id`;

export type SettlementFilter = {
  readonly status?: SettlementStatus | undefined;
  readonly partnerId?: number | undefined;
  readonly runId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly openOn?: string | undefined;
};
type Page = { readonly pageSize: number; readonly pageNumber: number };
const matching = ({ status, partnerId, runId, from, to, openOn: evening }: SettlementFilter) => sql`
  true
  ${status ? sql`and s.status = ${status}` : sql``}
  ${partnerId ? sql`and s.partner_id = ${partnerId}` : sql``}
  ${runId ? sql`and s.run_id = ${runId}` : sql``}
  ${from ? sql`and s.cut_off >= ${from}::date` : sql``}
  ${to ? sql`and s.cut_off <= ${to}::date` : sql``}
  ${evening ? sql`and s.number is not null and ${openOn(evening)} > 0` : sql``}`;

type SettlementSums = Record<(typeof settlementSums)[number], number>;
const sum = (amount: RawBuilder<unknown>) => sql<number>`coalesce(sum(${amount}), 0)::bigint`;
export const listSettlements = async (
  db: Db,
  filter: SettlementFilter,
  { pageSize, pageNumber }: Page,
  looking: Looking,
): Promise<{ rows: SettlementRow[]; total: number; sums: SettlementSums }> => {
  const [page, count] = await Promise.all([
    query`
      select ${rowColumns(looking, filter.openOn)}
      from ${rowTables}
      where ${matching(filter)}
      order by s.id desc
      limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db),
    query`
      select ${columns({
        total: sql<number>`count(*)::int`,
        captured: sum(sql`s.captured`),
        refunded: sum(sql`s.refunded`),
        fees: sum(sql`s.commission + s.transaction_fees + s.vat`),
        payout: sum(sql`s.payout`),
        open: sum(openOn(filter.openOn)),
      })}
      from settlement s
      where ${matching(filter)}`.execute(db),
  ]);
  const { total, ...sums } = found(count.rows[0]);
  return { rows: page.rows, total, sums };
};

/** Drafts that nobody has approved or thrown away yet. */
export const countDrafts = async (db: Db): Promise<number> =>
  (
    await query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from settlement s
      where s.status = 'DRAFT'`.execute(db)
  ).rows[0]?.total ?? 0;

const neighbour = (on: RawBuilder<boolean>) => sql<SettlementRecord['previous']>`(
  select jsonb_build_object('id', o.id, 'number', ${numberOf('o')}) from settlement o where ${on}
)`;
type DetailField = 'feeLines' | 'issuedOn' | 'obstacle' | 'eInvoice' | 'notice';
export const getSettlement = async (
  db: Db,
  id: number,
  looking: Looking,
): Promise<Omit<SettlementRecord, DetailField>> =>
  found(
    (
      await query`
        select ${columns<Omit<SettlementRecord, DetailField>>({
          ...rowColumns(looking).columns,
          firstDay: sql<
            string | null
          >`(select min(day)::text from settlement_item where settlement_id = s.id)`,
          runId: s.runId,
          previous: neighbour(sql<boolean>`o.id = s.previous_id`),
          next: neighbour(sql<boolean>`o.previous_id = s.id`),
          payments: s.payments,
          refunds: sql<number>`(
            select count(*)::int from settlement_item where settlement_id = s.id and is_refund
          )`,
          commission: s.commission,
          transactionFees: s.transactionFees,
          vatRate: s.vatRate,
          vat: s.vat,
          minimumPayout: s.minimumPayout,
          madeBy: personOf('s.made_by'),
          madeAt: s.madeAt,
          bySchedule: sql<boolean>`(
            select made_by = ${sql.lit(nobody)} from settlement_run where id = s.run_id
          )`,
          submittedAt: s.submittedAt,
          approvedBy: personOf('s.approved_by'),
          approvedAt: s.approvedAt,
        })}
        from ${rowTables}
        where s.id = ${id}`.execute(db)
    ).rows[0],
  );
export const listFees = async (db: Db, id: number): Promise<SettlementFee[]> =>
  (
    await query`
      select ${columns<SettlementFee>({
        contractId: f.partnerContractId,
        categoryId: f.categoryId,
        rate: f.rate,
        payments: f.payments,
        captured: f.captured,
        refunded: f.refunded,
        commission: f.commission,
        transactionFees: f.transactionFees,
        hasVat: f.hasVat,
      })}
      from settlement_fee f
      where f.settlement_id = ${id}
      order by f.position`.execute(db)
  ).rows;

/** Payments and refunds in the order of their days. */
export const listItems = async (
  db: Db,
  id: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<SettlementItem[]> =>
  (
    await query`
      select ${columns<SettlementItem>({
        movementId: i.movementId,
        day: i.day,
        isRefund: i.isRefund,
        amount: i.amount,
        commission: i.commission,
        branchOffice: sql<string | null>`(
          select b.name from branch_office b where b.id = m.branch_office_id
        )`,
        reference: sql<string | null>`m.external_ref`,
      })}
      from settlement_item i
      join movement m on m.user_id = i.user_id and m.id = i.movement_id
      where i.settlement_id = ${id}
      order by i.day, i.movement_id
      limit ${limit} offset ${offset}`.execute(db)
  ).rows;
export const countItems = async (db: Db, id: number): Promise<number> =>
  (
    await query`
      select ${columns({ total: sql<number>`count(*)::int` })}
      from settlement_item i
      where i.settlement_id = ${id}`.execute(db)
  ).rows[0]?.total ?? 0;

export type Stored = {
  readonly id: number;
  readonly partnerId: number;
  readonly status: SettlementStatus;
  readonly madeBy: number;
  readonly commission: number;
  readonly transactionFees: number;
  readonly vat: number;
  readonly payout: number;
};
const storedColumns = columns<Stored>({
  id: s.id,
  partnerId: s.partnerId,
  status: s.status,
  madeBy: s.madeBy,
  commission: s.commission,
  transactionFees: s.transactionFees,
  vat: s.vat,
  payout: s.payout,
});
/** Settlements while nobody else does anything about them, in one order for everybody. */
export const lockSettlements = async (tx: Db, ids: readonly number[]): Promise<Stored[]> =>
  (
    await query`
      select ${storedColumns}
      from settlement s
      where s.id = any(${[...ids]}::int[])
      order by s.id
      for no key update`.execute(tx)
  ).rows;

/** Approves and numbers behind the last one of the year; who approves stands in a queue until the end. */
export const numberSettlements = async (
  tx: Db,
  ids: readonly number[],
  by: number,
): Promise<void> => {
  await holdLock(tx, 'settlement numbers');
  await sql`
    update settlement s set
      status = 'APPROVED', approved_by = ${by}, approved_at = now(),
      year = extract(year from ${today})::int, number = n.number
    from (
      select
        id,
        (row_number() over (order by id))::int + coalesce((
          select max(number) from settlement where year = extract(year from ${today})::int
        ), 0) as number
      from settlement
      where id = any(${[...ids]}::int[])
    ) n
    where n.id = s.id`.execute(tx);
};
/** Gives drafts nobody made to who takes them on. */
export const takeOn = (tx: Db, ids: readonly number[], by: number) =>
  sql`
    update settlement set made_by = ${by}, submitted_at = now()
    where id = any(${[...ids]}::int[])`.execute(tx);
export const setStatus = (tx: Db, ids: readonly number[], status: SettlementStatus) =>
  sql`update settlement set status = ${status} where id = any(${[...ids]}::int[])`.execute(tx);
export const deleteSettlement = (tx: Db, id: number) =>
  sql`delete from settlement where id = ${id}`.execute(tx);
