import {
  type CategoryCode,
  type MovementType,
  noCategory,
  ownMoney,
  type Pot,
  potOf,
  Regime,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { startOfDay } from '../../kernel/business-day.ts';
import { saysKeyword } from './keyword.queries.ts';

/** Days are Prague's, both included. */
export type MovementFilter = {
  readonly type?: MovementType | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** One payment and what was given back of it. */
  readonly payment?: number | undefined;
  /** A word of it, or its amount: of a person's own movements only, because it would tell others of health. */
  readonly keyword?: string | undefined;
  /** As the keyword of a person's own movements only. */
  readonly pot?: Pot | undefined;
  readonly category?: CategoryCode | typeof noCategory | undefined;
};
/** The entries that say which money a movement was: of a payment what was captured, else what was held. */
export const isCounted = sql<boolean>`
  case
    when m.type <> 'PAYMENT' then true
    when m.status = 'BOOKED' then e.to_account = 'PARTNER'
    else e.from_account = 'LOT'
  end`;

/** Leaves out what is only the user's own money, and what was to be paid with nothing else. */
const isOfEmployer = sql<boolean>`
  case
    when m.status = 'DECLINED' then m.regime is distinct from ${sql.lit(ownMoney)}
    else exists (
      select 1
      from ledger_entry e
      join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
      where e.user_id = m.user_id
        and e.movement_id = m.id
        and l.client_id is not null
        and ${isCounted}
    )
  end`;

const isOfPot = (pot: Pot): RawBuilder<boolean> => {
  const regimes = sql`${Regime.options.filter((regime) => potOf(regime) === pot)}::text[]`;
  return sql<boolean>`
    case
      when m.status = 'DECLINED' then m.regime = any(${regimes})
      else exists (
        select 1
        from ledger_entry e
        join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
        where e.user_id = m.user_id
          and e.movement_id = m.id
          and l.regime = any(${regimes})
          and ${isCounted}
      )
    end`;
};
const isOfCategory = (category: CategoryCode | typeof noCategory): RawBuilder<boolean> =>
  category === noCategory
    ? sql<boolean>`m.category_id is null`
    : sql<boolean>`m.category_id = (select k.id from category k where k.code = ${category})`;
/** What a person alone may look for: it would tell others what they buy. */
const isOwnChoice = ({ keyword, pot, category }: MovementFilter): RawBuilder<unknown> => sql`
  ${keyword ? sql`and ${saysKeyword(keyword)}` : sql``}
  ${pot ? sql`and ${isOfPot(pot)}` : sql``}
  ${category ? sql`and ${isOfCategory(category)}` : sql``}`;

/** Whether a movement `m` of somebody is one that was asked for. */
export const matches = (
  { type, from, to, payment, ...own }: MovementFilter,
  withPrivate: boolean,
): RawBuilder<boolean> => sql<boolean>`
  true
  ${type ? sql`and m.type = ${type}` : sql``}
  ${from ? sql`and m.occurred_at >= ${startOfDay(from)}` : sql``}
  ${to ? sql`and m.occurred_at < ${startOfDay(to, 1)}` : sql``}
  ${payment ? sql`and (m.id = ${payment} or m.reverses_id = ${payment})` : sql``}
  ${withPrivate ? isOwnChoice(own) : sql`and ${isOfEmployer}`}`;
