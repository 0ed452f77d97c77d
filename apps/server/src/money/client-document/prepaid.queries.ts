/** What of a client's money is there for what it is asked for next. */
import type { ClientPrepaid } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { credited, received } from './client-document.queries.ts';

/**
 * What a client has beforehand and can pay by, in minor units: less what came for proformas whose credits are still to
 * be given, and less what somebody has asked to send back and nobody has approved yet, which is when it is booked.
 */
const freeOf = (clientId: RawBuilder<unknown>) => sql<number>`(
  coalesce((
    select sum(b.credit - b.debit) from book_party_day b
    where b.account = 'EMPLOYER_PREPAID' and b.party_id = ${clientId}
  ), 0)
  - coalesce((
    select sum(least(${received}, d.amount))
    from client_document d
    left join credit_order o on o.document_id = d.id
    where d.client_id = ${clientId} and d.kind = 'PROFORMA' and o.given_at is null
      and ${credited} = 0
  ), 0)
  - coalesce((
    select sum(r.amount) from client_refund r
    where r.client_id = ${clientId} and r.status = 'REQUESTED'
  ), 0)
)::bigint`;

/** Below nothing where more of it was used than there is. */
export const readPrepaid = async (db: Db, clientId: number): Promise<number> =>
  found(
    (await query`select ${columns({ free: freeOf(sql`${clientId}::int`) })}`.execute(db)).rows[0],
  ).free;

/** Clients that have something, by their names. */
export const listPrepaid = async (db: Db, limit = 1_000): Promise<ClientPrepaid[]> =>
  (
    await query`
      select ${columns<ClientPrepaid>({
        client: sql<ClientPrepaid['client']>`jsonb_build_object('id', c.id, 'name', c.name)`,
        prepaid: sql<number>`f.free`,
      })}
      from (
        select party_id from book_party_day
        where account = 'EMPLOYER_PREPAID'
        group by party_id
        having sum(credit - debit) > 0
      ) b
      join client c on c.id = b.party_id
      cross join lateral (select ${freeOf(sql`c.id`)} as free) f
      where f.free > 0
      order by c.name, c.id
      limit ${limit}`.execute(db)
  ).rows;
