import { sql } from 'kysely';
import { invoiceMonth } from '../../src/money/client-document/index.ts';
import type { Db } from '../../src/platform/db/index.ts';

type Demo = {
  /** The first day of the month that is invoiced. */
  readonly month: string;
  readonly asked: Omit<Parameters<typeof invoiceMonth>[1], 'month'>;
};

/** Contracts of the first employers, all billed by the last company, and the invoices of a month. */
export const invoiceDemo = async (tx: Db, { month, asked }: Demo): Promise<void> => {
  await sql`
    insert into client_contract (
      client_id, seller_id, valid_from, mode, per_person, rate, rate_of, fixed, minimum, set_up,
      due_days, email, folded, active
    )
    select
      c.id, (select max(id) from company), '2026-01-01', 'POSTPAID_USED', 2900, 150, 'USED', 50000,
      0, 0, 14, 'faktury@zamestnavatel.example', c.folded, true
    from client c
    order by c.id
    limit 3`.execute(tx);
  await invoiceMonth(tx, { ...asked, month });
};
