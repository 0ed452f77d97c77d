import type { CategoryCode, LotSource, Regime } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Reader } from '../../kernel/caller/index.ts';
import { isOn, localized } from '../../kernel/reading.ts';
import { isCategoryShown } from '../../catalogue/visibility/index.ts';
import {
  columns,
  type Columns,
  type Db,
  jsonInstant,
  jsonRows,
  leftJoinAs,
  query,
  tableAs,
} from '../../platform/db/index.ts';
import {
  companyOfLot,
  countedOf,
  isOfAllEmployers,
  isSpendable,
  leaverOfLot,
  type TaxRule,
  taxRulesOfToday,
} from '../ledger/index.ts';
import { dayOf, today } from '../../kernel/business-day.ts';

const a = leftJoinAs('credit_account', 'a');
const c = tableAs('category', 'c');
const client = tableAs('client', 'c');
const l = tableAs('credit_lot', 'l');
const u = tableAs('user', 'u');

export type Owner = {
  readonly clientId: number | null;
  readonly allowPrivateWallet: boolean;
  readonly frozenSince: string | null;
};
const owner: Columns<Owner> = {
  clientId: u.clientId,
  allowPrivateWallet: sql<
    Owner['allowPrivateWallet']
  >`coalesce((c.credit_policy ->> 'allowPrivateWallet')::boolean, false)`,
  frozenSince: a.frozenAt,
};
const fromOwner = (userId: number) => sql`
  from "user" u
  left join client c on c.id = u.client_id
  left join credit_account a on a.user_id = u.id
  where u.id = ${userId}`;
/** Whose money it is: what their employer allows, and whether it may be spent at all. */
export const findOwner = async (db: Db, userId: number): Promise<Owner | undefined> =>
  (await query`select ${columns<Owner>(owner)} ${fromOwner(userId)}`.execute(db)).rows[0];

/** Money of one origin; amounts in minor units, days as YYYY-MM-DD. */
export type OpenLot = {
  readonly id: number;
  readonly clientId: number | null;
  /** The company of the client that gave it; 0 where none is known. */
  readonly companyId: number;
  readonly regime: Regime;
  /** What may be spent today. */
  readonly spendable: number;
  /** What is left, whether it may be spent today or from a later day; nothing once the lot's last day is over. */
  readonly remaining: number;
  readonly held: number;
  readonly validFrom: string;
  readonly isFuture: boolean;
  /** The last day it can be spent: its own, or the end of the grace of a client its owner has left. */
  readonly expiresOn: string | null;
  /** That client's name and day, when the money goes back to it. */
  readonly leaving: { readonly clientName: string; readonly lastDay: string } | null;
  readonly grantedAt: string;
  readonly allowedCategoryIds: readonly number[] | null;
  readonly source: LotSource;
};
const left = sql<number>`
  case
    when l.closed is null and (l.expires_on is null or l.expires_on >= ${today}) then l.remaining
    else 0
  end`;
/** An employment that is said to have ended long ago: until its credits go back at night they can be spent, today. */
const lastDay = sql<string>`greatest(v.last_day, ${today})`;
const endOfLot = sql<string | null>`least(
  l.expires_on,
  case when v.last_day is not null then ${lastDay} end
)`;
const openLots = columns<OpenLot>({
  id: l.id,
  clientId: l.clientId,
  companyId: sql<number>`w.company_id`,
  regime: l.regime,
  spendable: sql<number>`case when ${isSpendable} then l.remaining else 0 end`,
  remaining: left,
  held: l.held,
  validFrom: l.validFrom,
  isFuture: sql<boolean>`l.valid_from > ${today}`,
  expiresOn: endOfLot,
  leaving: sql<OpenLot['leaving']>`case
    when v.last_day is not null then jsonb_build_object(
      'lastDay', ${lastDay},
      'clientName', (select c.name from client c where c.id = l.client_id)
    )
  end`,
  grantedAt: l.grantedAt,
  allowedCategoryIds: l.allowedCategoryIds,
  source: l.source,
});
/** What a user has or payments hold, what ends first before what ends later. */
const openLotsOf = (userId: number) => query`
  select ${openLots}
  from credit_lot l
  ${companyOfLot}
  ${leaverOfLot}
  where l.user_id = ${userId} and (l.held > 0 or ${left} > 0)
  order by ${endOfLot} nulls last, l.granted_at, l.id`;
export const listOpenLots = async (db: Db, userId: number): Promise<OpenLot[]> =>
  (await openLotsOf(userId).execute(db)).rows;

const o = tableAs('credit_order', 'o');
type Waiting = { readonly clientName: string; readonly since: string; readonly amount: number };
/** What employers have ordered for a user and not paid yet, the oldest first; nothing to who will be left out. */
const waitingOf = (userId: number) => query`
  select ${columns<Waiting>({
    clientName: sql<string>`(select c.name from client c where c.id = o.client_id)`,
    since: sql<string>`${dayOf(sql`o.ordered_at`)}`,
    amount: sql<number>`i.amount`,
  })}
  from credit_order_item i
  join credit_order o on o.id = i.order_id
  join "user" u on u.id = i.user_id and u.client_id = o.client_id
  where i.user_id = ${userId} and o.given_at is null
    and (i.had_left or coalesce(u.employment_to >= ${today}, true))
    and coalesce(o.expires_on >= ${today}, true)
    and not exists (select 1 from client_document n where n.corrects_id = o.document_id)
  order by ${o.id}`;

export type Usage = {
  readonly clientId: number;
  readonly clientName: string;
  readonly companyId: number;
  readonly companyName: string | null;
  readonly overLimit: 'BLOCK' | 'TAX';
  readonly used: Partial<Readonly<Record<Regime, number>>>;
};
/** What a user used of this year's limits at each company that has given them anything still open or used. */
const usageOf = (userId: number, year: number) => query`
  with ${countedOf(userId, sql`${year}`)}
  select ${columns<Usage>({
    clientId: client.id,
    clientName: client.name,
    companyId: sql<number>`h.company_id`,
    companyName: sql<string | null>`(select o.name from company o where o.id = h.company_id)`,
    overLimit: sql<Usage['overLimit']>`c.credit_policy ->> 'overLimit'`,
    used: sql<Usage['used']>`(
      select coalesce(jsonb_object_agg(s.regime, s.used), '{}')
      from (
        select x.regime, sum(x.used) as used
        from counted x
        where x.used > 0
          and (
            (x.client_id = h.client_id and x.company_id = h.company_id)
            or ${isOfAllEmployers(sql`x.regime`)}
          )
        group by x.regime
      ) s
    )`,
  })}
  from (
    select client_id, company_id
    from owned
    where is_open
    union
    select client_id, company_id
    from counted
    where used > 0
  ) h
  join client c on c.id = h.client_id
  order by c.id, h.company_id`;

export type SpendingCategory = {
  readonly id: number;
  readonly code: CategoryCode;
  readonly name: string;
  readonly slugName: string;
  readonly own: Regime | null;
  /** Regimes its subcategories say for themselves. */
  readonly ofSubcategories: readonly Regime[];
};
/** The categories a reader sees, with what decides which money is good there. */
const spendingCategoriesOf = ({ language, primary, audience }: Reader) => query`
  select ${columns<SpendingCategory>({
    id: c.id,
    code: c.code,
    name: sql<SpendingCategory['name']>`${localized(sql`c.name`, language, primary)}`,
    slugName: sql<SpendingCategory['slugName']>`${localized(sql`c.name`, primary, primary)}`,
    own: c.taxRegime,
    ofSubcategories: sql<SpendingCategory['ofSubcategories']>`array(
      select distinct s.tax_regime
      from subcategory s
      where s.category_id = c.id and s.tax_regime is not null and ${isOn('s')}
    )`,
  })}
  from category c
  where c.active and ${isCategoryShown(sql.ref('c.id'), audience)}
  order by c.position, c.id`;

/** An owner with what they have. */
export type Holding = Owner & { readonly lots: readonly OpenLot[] };
const holding = (userId: number): Columns<Holding> => ({
  ...owner,
  lots: jsonRows(openLotsOf(userId)),
});
const asRead = <H extends Holding>(one: H): H => ({
  ...one,
  lots: one.lots.map((lot) => ({ ...lot, grantedAt: jsonInstant(lot.grantedAt) })),
});
export const findHolding = async (db: Db, userId: number): Promise<Holding | undefined> =>
  (
    await query`select ${columns<Holding>(holding(userId))} ${fromOwner(userId)}`.execute(db)
  ).rows.map(asRead)[0];

/** All that an overview says, read in one exchange: each takes longer than what is read in it. */
export type Purse = Holding & {
  readonly usage: readonly Usage[];
  readonly waiting: readonly Waiting[];
  readonly rules: readonly TaxRule[];
  readonly categories: readonly SpendingCategory[];
};
export const findPurse = async (
  db: Db,
  userId: number,
  { year, reader }: { readonly year: number; readonly reader: Reader },
): Promise<Purse | undefined> =>
  (
    await query`
      select ${columns<Purse>({
        ...holding(userId),
        usage: jsonRows(usageOf(userId, year)),
        waiting: jsonRows(waitingOf(userId)),
        rules: jsonRows(taxRulesOfToday),
        categories: jsonRows(spendingCategoriesOf(reader)),
      })} ${fromOwner(userId)}`.execute(db)
  ).rows.map(asRead)[0];
