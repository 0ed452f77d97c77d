import type { CategoryCode, MediaRef } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, leftJoinAs, query, tableAs } from '../../platform/db/index.ts';
import { isLive, mediaRef } from '../../kernel/reading.ts';

const b = tableAs('branch_office', 'b');
const p = tableAs('partner', 'p');
const c = leftJoinAs('category', 'c');
const o = tableAs('offer', 'o');

export type PlacePartner = {
  readonly id: number;
  readonly partnerId: number;
  readonly partnerName: string;
  readonly logo: MediaRef | null;
  readonly categoryCode: CategoryCode | null;
};
/** The partners of branch offices, by branch office. */
export const listPlacePartners = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlacePartner>> => {
  const { rows } = await query`
    select ${columns<PlacePartner>({
      id: b.id,
      partnerId: p.id,
      partnerName: p.name,
      logo: mediaRef(sql`p.logo`),
      categoryCode: c.code,
    })}
    from branch_office b
    join partner p on p.id = b.partner_id
    left join category c on c.id = p.main_category_id
    where b.id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Offers of a partner that hold at one of its places, in order. */
export const listOfferIdsAt = async (
  db: Db,
  partnerId: number,
  branchOfficeId: number,
): Promise<number[]> => {
  const { rows } = await query`
    select ${columns({ id: o.id })}
    from offer o
    where o.partner_id = ${partnerId}
      and ${isLive('o')}
      and (
        not exists (select 1 from offer_branch_office l where l.offer_id = o.id)
        or exists (
          select 1
          from offer_branch_office l
          where l.offer_id = o.id and l.branch_office_id = ${branchOfficeId}
        )
      )
    order by o.position, o.id desc limit 100`.execute(db);
  return rows.map(({ id }) => id);
};
