import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { isLive } from '../../kernel/reading.ts';

const o = tableAs('offer', 'o');

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
