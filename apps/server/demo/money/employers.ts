import { sql } from 'kysely';
import { invoiceMonth } from '../../src/money/client-document/index.ts';
import { columns, type Db, fold, query, sortKey } from '../../src/platform/db/index.ts';
import { numberOf } from '../companies.ts';

type Demo = {
  /** The first day of the month that is invoiced. */
  readonly month: string;
  /** The account of who runs the portal, which statements of its bank are of. */
  readonly iban: string;
  readonly asked: Omit<Parameters<typeof invoiceMonth>[1], 'month'>;
};

const operator = 'Kafeterie, a. s.';
/** The number of no other company. */
const operatorNumber = numberOf(4_000);

/** The company that runs the portal, and bills those who give credits in it. */
const insertOperator = async (tx: Db, iban: string): Promise<number> => {
  const { rows } = await query`
    insert into company as c (
      name, name_sort_cs, name_sort_sk, folded, country, registration_number, tax_id, vat_payer,
      address, billing_email, iban, active
    )
    select
      ${operator}, ${sortKey(operator, 'cs')}, ${sortKey(operator, 'sk')}, ${fold(operator)},
      country, ${operatorNumber},
      case when country = 'CZ' then ${`CZ${operatorNumber}`} else tax_id end, true, address,
      'ucetni@kafeterie.example', ${iban}, true
    from company
    order by id
    limit 1
    returning ${columns({ id: sql<number>`c.id` })}`.execute(tx);
  return rows[0]?.id ?? 0;
};

/** Contracts of the first employers with who runs the portal, and the invoices of a month. */
export const invoiceDemo = async (tx: Db, { month, iban, asked }: Demo): Promise<void> => {
  const sellerId = await insertOperator(tx, iban);
  await sql`
    insert into client_contract (
      client_id, seller_id, valid_from, mode, per_person, rate, rate_of, fixed, minimum, set_up,
      due_days, email, folded, active
    )
    select
      c.id, ${sellerId}, '2026-01-01', 'POSTPAID_USED', 2900, 150, 'USED', 50000, 0, 0, 14,
      'faktury@zamestnavatel.example', c.folded, true
    from client c
    order by c.id
    limit 3`.execute(tx);
  await invoiceMonth(tx, { ...asked, month });
};
