import {
  badgeOfLevel,
  meantPayment,
  type BenefitType,
  type CardQuery,
  type CardSort,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isLive, nameSort, isOn } from '../../entity/reading.ts';
import { nearness } from './card-distance.queries.ts';
import { type Position, positionOf } from './position.ts';
import {
  isCategoryShown,
  isOfferVisible,
  isPartnerVisible,
  sustainabilityBadge,
} from '../visibility/index.ts';
import type { Reader } from '../../entity/caller/index.ts';

/** Where a list of partners lives: a category or one of its subcategories. */
export type CardScope = { readonly categoryId: number } | { readonly subcategoryId: number };

const inScope = (scope: CardScope): RawBuilder<boolean> =>
  'categoryId' in scope
    ? sql<boolean>`exists (
      select 1
      from partner_subcategory ps
      join subcategory s on s.id = ps.subcategory_id
      where ps.partner_id = p.id
        and s.category_id = ${scope.categoryId}
        and ${isOn('s')}
    )`
    : sql<boolean>`exists (
      select 1
      from partner_subcategory ps
      where ps.partner_id = p.id and ps.subcategory_id = ${scope.subcategoryId}
    )`;

/** Whether the reader finds the category or subcategory at all. */
export const scopeExists = async (
  db: Db,
  { audience }: Reader,
  scope: CardScope,
): Promise<boolean> => {
  const { rows } =
    'categoryId' in scope
      ? await sql`
        select 1
        from category c
        where c.id = ${scope.categoryId}
          and c.active
          and ${isCategoryShown(sql.ref('c.id'), audience)}`.execute(db)
      : await sql`
        select 1
        from subcategory s
        join category c on c.id = s.category_id
        where s.id = ${scope.subcategoryId}
          and ${isOn('s')}
          and c.active
          and ${isCategoryShown(sql.ref('c.id'), audience)}`.execute(db);
  return rows.length > 0;
};

const hasPhysicalBranch = sql<boolean>`exists (
  select 1
  from branch_office b
  where b.partner_id = p.id and ${isOn('b')} and b.lat is not null
)`;

const accepts = (payment: readonly BenefitType[]): RawBuilder<boolean> => {
  const wanted = meantPayment(payment);
  return sql<boolean>`(
    p.benefit_types && ${wanted}::text[]
    or exists (
      select 1
      from branch_office b
      where b.partner_id = p.id
        and ${isOn('b')}
        and b.benefit_types && ${wanted}::text[]
    )
  )`;
};

const conditions = (
  { audience }: Reader,
  scope: CardScope,
  { onlineHidden, payment, sustainability }: CardQuery,
): RawBuilder<unknown> => {
  const badges = (sustainability ?? []).flatMap((level) =>
    level === 'all' ? [] : [badgeOfLevel[level]],
  );
  const isUnrestricted = badges.length === 0 || sustainability?.includes('all');
  return sql.join(
    [
      isLive('p'),
      isPartnerVisible('p', audience),
      inScope(scope),
      ...(onlineHidden ? [sql<boolean>`(not p.online or ${hasPhysicalBranch})`] : []),
      ...(payment?.length ? [accepts(payment)] : []),
      ...(isUnrestricted
        ? []
        : [sql<boolean>`${sustainabilityBadge('p')} = any(${badges}::text[])`]),
    ],
    sql` and `,
  );
};

type Order = { readonly by: RawBuilder<unknown>; readonly natural: 'ASC' | 'DESC' };
const orderOf = (sort: CardSort, { language }: Reader, position: Position | undefined): Order => {
  switch (sort) {
    case 'NAME':
      return { by: nameSort('p', language), natural: 'ASC' };
    case 'RATING':
      return { by: sql`p.grade`, natural: 'ASC' };
    case 'DATE_CREATED':
      return { by: sql`p.date_created`, natural: 'DESC' };
    case 'DISTANCE':
      return position
        ? {
            by: sql`(
              select min(${nearness('b', position)})
              from branch_office b
              where b.partner_id = p.id and ${isOn('b')} and b.lat is not null
            )`,
            natural: 'ASC',
          }
        : orderOf('SCORING', { language, primary: 'cs', audience: { kind: 'public' } }, undefined);
    case 'SCORING':
      return { by: sql`p.score`, natural: 'DESC' };
  }
};

export type PartnerIdPage = {
  readonly ids: readonly number[];
  readonly total: number;
  readonly appliedSort: CardSort;
};

/** The ids of one page of a category's or subcategory's partners, their total, and the order they really have. */
export const findPartnerIds = async (
  db: Db,
  reader: Reader,
  scope: CardScope,
  query: CardQuery,
): Promise<PartnerIdPage> => {
  const position = positionOf(query);
  const appliedSort = query.sort === 'DISTANCE' && !position ? 'SCORING' : query.sort;
  const where = conditions(reader, scope, query);
  const { by, natural } = orderOf(appliedSort, reader, position);
  const direction = sql.raw(query.direction ?? natural);
  const [page, count] = await Promise.all([
    sql<{ id: number }>`
      select p.id
      from partner p
      where ${where}
      order by ${by} ${direction} nulls last, ${nameSort('p', reader.language)}, p.id
      limit ${query.pageSize} offset ${query.pageNumber * query.pageSize}`.execute(db),
    sql<{ total: number }>`select count(*) as total from partner p where ${where}`.execute(db),
  ]);
  return { ids: page.rows.map(({ id }) => id), total: count.rows[0]?.total ?? 0, appliedSort };
};

/** The newest live offers, at most one of each partner. */
export const findNewestOfferIds = async (
  db: Db,
  { audience }: Reader,
  limit: number,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id
    from (
      select distinct on (o.partner_id) o.id, o.date_created
      from offer o
      join partner p on p.id = o.partner_id
      where ${isLive('o')}
        and ${isOfferVisible('o', audience)}
        and ${isLive('p')}
        and ${isPartnerVisible('p', audience)}
      order by o.partner_id, o.date_created desc, o.id desc
    ) newest
    order by date_created desc, id desc limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Degrees searched round a position before "nearby" gives up: some 75 km. */
const nearbyDegrees = 0.7;
export const findNearbyPartnerIds = async (
  db: Db,
  { audience }: Reader,
  position: Position,
  limit: number,
): Promise<number[]> => {
  const { lat, lng } = position;
  const lngDegrees = nearbyDegrees * 1.6;
  const { rows } = await sql<{ id: number }>`
    select p.id
    from partner p
    join branch_office b on b.partner_id = p.id
    where ${isOn('b')}
      and b.lat between ${lat - nearbyDegrees} and ${lat + nearbyDegrees}
      and b.lng between ${lng - lngDegrees} and ${lng + lngDegrees}
      and ${isLive('p')}
      and ${isPartnerVisible('p', audience)}
    group by p.id
    order by min(${nearness('b', position)}), p.id limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
};
