/** Which employers are to be told what the bank did with the money they are sent back. */
import type { Country, Currency } from '@cafeteria/contract';
import { sql } from 'kysely';
import { today } from '../../kernel/business-day.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';

const r = tableAs('client_refund', 'r');
const maxAtOnce = 100;

export type NoticeOccasion = 'PAID' | 'RETURNED';
export type Untold = { readonly id: number; readonly status: NoticeOccasion };
/** What was sent or came back and nobody was told of, the oldest first. */
export const listUntold = async (db: Db): Promise<Untold[]> =>
  (
    await query`
      select ${columns<Untold>({ id: r.id, status: sql<NoticeOccasion>`r.status` })}
      from client_refund r
      where (r.status = 'PAID' and r.paid_told_at is null)
        or (r.status = 'RETURNED' and r.returned_told_at is null)
      order by r.id
      limit ${sql.lit(maxAtOnce)}`.execute(db)
  ).rows;

export type Notice = {
  readonly client: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly iban: string;
  readonly reason: string;
  /** To the address of the contract of now, else of the last one, else to that of the company. */
  readonly email: string | null;
  readonly country: Country | null;
};
/** Notes that it is told now. Answers what there is to tell; undefined where it was told, or is no more so. */
export const markNotified = async (tx: Db, { id, status }: Untold): Promise<Notice | undefined> => {
  const column = sql.ref(status === 'PAID' ? 'paid_told_at' : 'returned_told_at');
  const { rows } = await query`
    with told as (
      update client_refund set ${column} = now()
      where id = ${id} and status = ${status} and ${column} is null
      returning *
    )
    select ${columns<Notice>({
      client: sql<string>`coalesce(o.name, c.name)`,
      amount: r.amount,
      currency: r.currency,
      iban: r.iban,
      reason: r.reason,
      email: sql<string | null>`coalesce(nullif((
        select k.email from client_contract k
        where k.client_id = r.client_id and k.active
        order by k.valid_from <= ${today} desc, k.valid_from desc
        limit 1
      ), ''), o.billing_email)`,
      country: sql<Country | null>`o.country`,
    })}
    from told r
    join client c on c.id = r.client_id
    left join company o on o.id = c.company_id`.execute(tx);
  const [notice] = rows;
  if (notice)
    await sql`update client_refund set told_to = ${notice.email} where id = ${id}`.execute(tx);
  return notice;
};
