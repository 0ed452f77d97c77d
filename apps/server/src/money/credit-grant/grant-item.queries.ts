import type { CreditGrantItem } from '@cafeteria/contract';
import { sql } from 'kysely';
import { fullName } from '../../kernel/named-person.queries.ts';
import { columns, type Db, leftJoinAs, query, tableAs } from '../../platform/db/index.ts';
import { companyOfLot, nameOfCompany } from '../ledger/index.ts';
import type { PageQuery } from './grant.queries.ts';

const l = tableAs('credit_lot', 'l');
const s = leftJoinAs('credit_grant_shift', 's');
const u = tableAs('user', 'u');

/** How many lots a grant opened: somebody may have one in its regime and one that is taxed. */
export const countGrantItems = async (db: Db, grantId: number): Promise<number> =>
  (
    await query`
      select ${columns({ count: sql<number>`count(*)::int` })}
      from credit_lot where grant_id = ${grantId}`.execute(db)
  ).rows[0]?.count ?? 0;
/** Who got what of a grant, by family name. */
export const listGrantItems = async (
  db: Db,
  grantId: number,
  { pageSize, pageNumber }: PageQuery,
): Promise<CreditGrantItem[]> =>
  (
    await query`
      select ${columns<CreditGrantItem>({
        userId: l.userId,
        lotId: l.id,
        personalNumber: u.personalNumber,
        name: fullName('u'),
        companyName: nameOfCompany,
        regime: l.regime,
        shifts: s.shifts,
        amount: l.amount,
        left: sql<CreditGrantItem['left']>`l.remaining + l.held`,
        state: sql<
          CreditGrantItem['state']
        >`coalesce(l.closed, case when l.remaining + l.held = 0 then 'SPENT' else 'OPEN' end)`,
      })}
      from credit_lot l
      join "user" u on u.id = l.user_id
      ${companyOfLot}
      left join credit_grant_shift s on s.grant_id = l.grant_id and s.user_id = l.user_id
      where l.grant_id = ${grantId}
      order by u.name_sort_cs, u.id, l.id
      limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db)
  ).rows;
