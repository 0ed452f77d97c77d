/** What is known of an employer before it is sent something back. */
import type { ClientRefundProposal, CzechAccount } from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import { open } from '../client-document/index.ts';

/** The client, while nobody else asks to send it something back: also one that is a client no more. */
export const holdClient = async (tx: Db, id: number): Promise<void> => {
  const { rows } = await query`
    select ${columns({ id: sql<number>`id` })}
    from client
    where id = ${id}
    for no key update`.execute(tx);
  found(rows[0]);
};

type Known = Pick<ClientRefundProposal, 'client' | 'open'> & {
  readonly lastPayment: string | null;
  readonly iban: string | null;
  readonly bankAccount: CzechAccount | null;
};
export const readKnown = async (db: Db, clientId: number): Promise<Known> =>
  found(
    (
      await query`
        select ${columns<Known>({
          client: sql<Known['client']>`jsonb_build_object('id', c.id, 'name', c.name)`,
          open: sql<number>`(
            select coalesce(sum(${open}), 0)::bigint
            from client_document d
            where d.client_id = c.id and d.kind in ('PROFORMA', 'INVOICE')
          )`,
          lastPayment: sql<string | null>`(
            select e.counter_account
            from bank_match m
            join bank_entry e on e.id = m.entry_id
            join client_document d on d.id = m.client_document_id
            where d.client_id = c.id and m.undone_at is null and e.counter_account is not null
            order by e.day desc, m.id desc
            limit 1
          )`,
          iban: sql<string | null>`o.iban`,
          bankAccount: sql<CzechAccount | null>`o.bank_account`,
        })}
        from client c
        left join company o on o.id = c.company_id
        where c.id = ${clientId}`.execute(db)
    ).rows[0],
  );
