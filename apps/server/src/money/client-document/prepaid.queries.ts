/** What of a client's money is there for what it is asked for next. */
import { sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { credited, received } from './client-document.queries.ts';

/**
 * What a client has beforehand and can pay by, in minor units: less what came for proformas whose credits are still to
 * be given. Below nothing where more of it was used than there is.
 */
export const readPrepaid = async (db: Db, clientId: number): Promise<number> =>
  found(
    (
      await query`
        select ${columns({
          free: sql<number>`(
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
          )::bigint`,
        })}`.execute(db)
    ).rows[0],
  ).free;
