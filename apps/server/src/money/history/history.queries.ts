import {
  type Address,
  type CategoryCode,
  type Currency,
  type DisputeStatus,
  type MediaRef,
  type MonthSum,
  isMoved,
  type MovementReason,
  MovementStatus,
  type MovementType,
  type PaymentDecline,
  type PaymentMethod,
  type Regime,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { isPartnerVisible } from '../../catalogue/visibility/index.ts';
import type { Reader } from '../../kernel/caller/index.ts';
import { isLive, isOn, localized, mediaRef } from '../../kernel/reading.ts';
import {
  columns,
  type Columns,
  type Db,
  jsonRows,
  leftJoinAs,
  query,
  tableAs,
} from '../../platform/db/index.ts';
import { dayOf } from '../../kernel/business-day.ts';
import { isCounted, matches, type MovementFilter } from './history-filter.queries.ts';

const moved = MovementStatus.options.filter(isMoved);

const c = leftJoinAs('category', 'c');
const d = leftJoinAs('deposit', 'd');
const w = leftJoinAs('dispute', 'w');
const m = tableAs('movement', 'm');

/** A movement as it is stored, with the names of what it mentions; amounts in minor units. */
export type MovementRow = {
  readonly id: number;
  readonly type: MovementType;
  readonly reason: MovementReason;
  readonly status: MovementStatus;
  readonly amount: number;
  readonly refunded: number;
  readonly currency: Currency;
  readonly occurredAt: string;
  readonly bookedAt: string | null;
  readonly heldUntil: string | null;
  readonly declineReason: PaymentDecline | null;
  readonly regime: Regime | null;
  readonly merchantName: string | null;
  readonly externalRef: string | null;
  readonly note: string | null;
  readonly depositId: number | null;
  readonly depositMethod: PaymentMethod | null;
  readonly reversesId: number | null;
  readonly categoryCode: CategoryCode | null;
  readonly categoryName: string | null;
  readonly partner: {
    readonly id: number;
    readonly name: string;
    readonly isShown: boolean;
    readonly logo: MediaRef | null;
  } | null;
  readonly branchOffice: string | null;
  readonly place: {
    readonly id: number | null;
    readonly address: Address;
    readonly lat: number;
    readonly lng: number;
  } | null;
  readonly offer: string | null;
  /** Which money it was, in the order it was used. */
  readonly parts: readonly { readonly regime: Regime; readonly amount: number }[];
  /** Of a refund, what went to the employer, because it was the employer's again. */
  readonly toEmployer: number;
  readonly expiresOn: string | null;
  readonly dispute: DisputeStatus | null;
};

/** What was given back of a payment; without own money only what the employer's credits got. */
const refundedOf = (withPrivate: boolean) =>
  withPrivate
    ? sql`m.refunded`
    : sql`
      case
        when m.refunded > 0 then (
          select coalesce(sum(e.amount), 0)::bigint
          from movement r
          join ledger_entry e on e.user_id = r.user_id and e.movement_id = r.id
          join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
          where r.user_id = m.user_id
            and r.reverses_id = m.id
            and r.reason = 'REFUND'
            and l.client_id is not null
        )
        else 0
      end`;

/** Which money a movement was, by regime in the order it was used, and the first day some of it ends on. */
const partsOf = (withPrivate: boolean) => sql`
    (
      select
        coalesce(
          jsonb_agg(
            jsonb_build_object('regime', regime, 'amount', amount) order by position, regime
          ),
          '[]'
        ) as parts,
        min(expires_on) as expires_on,
        coalesce(sum(to_employer), 0)::bigint as to_employer
      from (
        select
          l.regime, sum(e.amount) as amount, min(e.position) as position,
          min(l.expires_on) filter (where e.to_account = 'LOT') as expires_on,
          sum(e.amount) filter (where e.from_account = 'PARTNER' and e.to_account = 'EMPLOYER')
            as to_employer
        from ledger_entry e
        join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
        where e.user_id = m.user_id
          and e.movement_id = m.id
          and ${isCounted}
          ${withPrivate ? sql`` : sql`and l.client_id is not null`}
        group by l.regime
      ) part
    )`;

export type MovementsRead = {
  readonly reader: Reader;
  readonly withPrivate: boolean;
};
const movementColumns = ({
  reader: { language, primary, audience },
  withPrivate,
}: MovementsRead) => {
  const text = (column: string) => localized(sql.ref(column), language, primary);
  const shape: Columns<MovementRow> = {
    id: m.id,
    type: m.type,
    reason: m.reason,
    status: m.status,
    amount: m.amount,
    refunded: sql<MovementRow['refunded']>`${refundedOf(withPrivate)}`,
    currency: m.currency,
    occurredAt: m.occurredAt,
    bookedAt: m.bookedAt,
    heldUntil: m.heldUntil,
    declineReason: m.declineReason,
    regime: m.regime,
    merchantName: m.merchantName,
    externalRef: m.externalRef,
    note: m.note,
    depositId: m.depositId,
    depositMethod: d.paymentMethod,
    reversesId: m.reversesId,
    categoryCode: c.code,
    categoryName: sql<
      MovementRow['categoryName']
    >`case when c.id is not null then ${text('c.name')} end`,
    partner: sql<MovementRow['partner']>`case
        when p.id is not null then jsonb_build_object(
          'id', p.id, 'name', p.name, 'logo', ${mediaRef(sql`p.logo`)},
          'isShown', ${isLive('p')} and ${isPartnerVisible('p', audience)}
        )
      end`,
    branchOffice: sql<
      MovementRow['branchOffice']
    >`nullif(concat_ws(', ', nullif(b.name, ''), b.address ->> 'city'), '')`,
    place: sql<MovementRow['place']>`case
        when b.lat is not null then jsonb_build_object(
          'id', case
            when ${isOn('b')} and p.id is not null and ${isLive('p')}
              and ${isPartnerVisible('p', audience)}
            then b.id
          end,
          'address', b.address, 'lat', b.lat, 'lng', b.lng
        )
      end`,
    offer: sql<MovementRow['offer']>`case when o.id is not null then ${text('o.name')} end`,
    parts: sql<MovementRow['parts']>`money.parts`,
    toEmployer: sql<MovementRow['toEmployer']>`money.to_employer`,
    expiresOn: sql<
      MovementRow['expiresOn']
    >`case when m.type = 'DEPOSIT' then money.expires_on end`,
    dispute: w.status,
  };
  return shape;
};
type Page = MovementFilter & { readonly offset: number; readonly limit: number };
/** The page is found by the index alone before anything is joined. */
const pageOf = (userId: number, { offset, limit, ...filter }: Page, withPrivate: boolean) => sql`
  with page as materialized (
    select m.id, m.occurred_at
    from movement m
    where m.user_id = ${userId} and ${matches(filter, withPrivate)}
    order by m.occurred_at desc, m.id desc
    limit ${limit} offset ${offset}
  )`;
const fromPage = (userId: number, withPrivate: boolean) => sql`
  from page
  join movement m on m.user_id = ${userId} and m.id = page.id
  left join partner p on p.id = m.partner_id
  left join category c on c.id = m.category_id
  left join branch_office b on b.id = m.branch_office_id
  left join offer o on o.id = m.offer_id
  left join deposit d on d.id = m.deposit_id
  left join dispute w on w.user_id = m.user_id and w.movement_id = m.id
  cross join lateral ${partsOf(withPrivate)} money
  order by m.occurred_at desc, m.id desc`;
/** A page of a user's movements, newest first. */
export const listMovements = async (
  db: Db,
  userId: number,
  page: Page,
  read: MovementsRead,
): Promise<MovementRow[]> =>
  (
    await query`
      ${pageOf(userId, page, read.withPrivate)}
      select ${columns<MovementRow>(movementColumns(read))}
      ${fromPage(userId, read.withPrivate)}`.execute(db)
  ).rows;

const countOf = (userId: number, filter: MovementFilter, withPrivate: boolean) => sql<number>`(
  select count(*) from movement m where m.user_id = ${userId} and ${matches(filter, withPrivate)}
)`;
const month = (moment: RawBuilder<unknown>) => sql<string>`to_char(${dayOf(moment)}, 'YYYY-MM')`;
const monthOf = month(sql`m.occurred_at`);
/**
 * What came and what went in the months (YYYY-MM) on a page, of the movements asked for; what was refused or released
 * is neither.
 */
const monthsOf = (userId: number, filter: MovementFilter) => query`
  select ${columns<MonthSum>({
    month: monthOf,
    received: sql<number>`coalesce(sum(m.amount) filter (where m.type = 'DEPOSIT'), 0)::bigint`,
    spent: sql<number>`coalesce(sum(m.amount) filter (where m.type <> 'DEPOSIT'), 0)::bigint`,
  })}
  from movement m
  where m.user_id = ${userId} and ${matches(filter, true)}
    and m.status = any(${moved}::text[])
    and ${monthOf} in (select ${month(sql`page.occurred_at`)} from page)
  group by 1
  order by 1 desc`;

type OwnRow = MovementRow & { readonly total: number; readonly months: MonthSum[] };
/** A page of a person's own movements; how many there are, and what its months come to, stand in each of them. */
export const listOwnMovements = async (
  db: Db,
  userId: number,
  page: Page,
  reader: Reader,
): Promise<OwnRow[]> => {
  const { offset: _offset, limit: _limit, ...filter } = page;
  return (
    await query`
      ${pageOf(userId, page, true)}
      select ${columns<OwnRow>({
        ...movementColumns({ reader, withPrivate: true }),
        total: countOf(userId, filter, true),
        months: jsonRows(monthsOf(userId, filter)),
      })}
      ${fromPage(userId, true)}`.execute(db)
  ).rows;
};

export const countMovements = async (
  db: Db,
  userId: number,
  filter: MovementFilter,
  withPrivate: boolean,
): Promise<number> =>
  (await query`select ${columns({ count: countOf(userId, filter, withPrivate) })}`.execute(db))
    .rows[0]?.count ?? 0;
