import type { Address, BranchOfficeView, OpeningHours } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { replaceLinked } from '../../kernel/table/index.ts';
import { branchOfficeTable } from './branch-office.table.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { isLive, nameSort, isOn } from '../../kernel/reading.ts';
import type { Position } from '../card/index.ts';
import { isPartnerVisible } from '../visibility/index.ts';
import type { Reader } from '../../kernel/caller/index.ts';

const partner = tableAs('partner');
const b = tableAs('branch_office', 'b');

/** Squared distance in degrees, longitude shortened by the latitude: good for ordering near points. */
const nearness = (alias: string, { lat, lng }: Position): RawBuilder<number> =>
  sql<number>`(
    (${sql.ref(`${alias}.lat`)} - ${lat}) ^ 2
    + ((${sql.ref(`${alias}.lng`)} - ${lng}) * ${Math.cos((lat * Math.PI) / 180)}) ^ 2
  )`;

/** A branch office as readers see it: what it inherits is filled in. */
export type BranchOfficeViewRow = Omit<
  BranchOfficeView,
  'address' | 'lat' | 'lng' | 'meters' | 'openingHours'
> & {
  readonly partnerId: number;
  readonly address: Address;
  readonly openingHours: OpeningHours | null;
};
const viewRow = columns<BranchOfficeViewRow>({
  id: b.id,
  partnerId: b.partnerId,
  name: b.name,
  address: b.address,
  contacts: sql`case when jsonb_array_length(b.contacts) > 0 then b.contacts else p.contacts end`,
  openingHours: b.openingHours,
  benefitTypes: sql`coalesce(b.benefit_types, p.benefit_types)`,
});
type Paging = { pageSize: number; pageNumber: number };

/** The name of a partner that is there, or 404. */
export const getPartnerName = async (tx: Db, partnerId: number): Promise<string> => {
  const { rows } = await query`
      select ${columns({ name: partner.name })}
      from partner
      where id = ${partnerId} and deleted_at is null`.execute(tx);
  return found(rows[0]).name;
};

export const partnerIsVisible = async (
  db: Db,
  { audience }: Reader,
  id: number,
): Promise<boolean> =>
  (
    await sql`
      select 1
      from partner p
      where p.id = ${id} and ${isLive('p')} and ${isPartnerVisible('p', audience)}`.execute(db)
  ).rows.length > 0;

const orderOf = (position: Position | undefined, { language }: Reader) =>
  position
    ? sql`${nearness('b', position)} nulls last, b.id`
    : sql`${nameSort('b', language)}, b.id`;

/**
 * One page of a partner's active branch offices, nearest first when a position is given. Inherited
 * values are filled in.
 */
export const listBranchOffices = async (
  db: Db,
  reader: Reader,
  partnerId: number,
  position: Position | undefined,
  { pageSize, pageNumber }: Paging,
): Promise<{ rows: BranchOfficeViewRow[]; total: number }> => {
  const where = sql`
    from branch_office b
    join partner p on p.id = b.partner_id
    where b.partner_id = ${partnerId} and ${isOn('b')}`;
  const [page, count] = await Promise.all([
    query`
      select ${viewRow}
      ${where}
      order by ${orderOf(position, reader)} limit ${pageSize} offset ${pageNumber * pageSize}
    `.execute(db),
    query`select ${columns({ total: sql<number>`count(*)` })} ${where}`.execute(db),
  ]);
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
};

/** Active branch offices of partners the reader sees, by their ids and in that order. */
export const findBranchOffices = async (
  db: Db,
  { audience }: Reader,
  ids: readonly number[],
): Promise<BranchOfficeViewRow[]> =>
  (
    await query`
      select ${viewRow}
      from unnest(${[...ids]}::int[]) with ordinality as x (id, place)
      join branch_office b on b.id = x.id
      join partner p on p.id = b.partner_id
      where ${isOn('b')}
        and ${isLive('p')}
        and ${isPartnerVisible('p', audience)}
      order by x.place`.execute(db)
  ).rows;

/** Puts another subcategory, or none, in the place of one that is being deleted. */
export const replaceSubcategoryOfBranchOffices = (
  tx: Db,
  from: number,
  to: number | undefined,
): Promise<void> => replaceLinked(tx, branchOfficeTable, 'subcategoryIds', { from, to });

/** Whether a partner stands in all of some subcategories: its places cannot stand in others. */
export const areOfPartner = async (
  tx: Db,
  partnerId: number,
  subcategoryIds: readonly number[],
): Promise<boolean> => {
  const { rows } = await query`
    select ${columns({
      areOwn: sql<boolean>`${[...subcategoryIds]}::int[] <@ array(
      select subcategory_id from partner_subcategory where partner_id = ${partnerId}
    )`,
    })}`.execute(tx);
  return rows[0]?.areOwn ?? false;
};

/** A place that is nowhere on the map, among the rows of administration. */
export const isNowhere = sql<boolean>`t.lat is null`;
