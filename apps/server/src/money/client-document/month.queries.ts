/** A month of a client: by which terms, what happened in it, and that it was invoiced. */
import type { ClientContractMode } from '@cafeteria/contract';
import { sql } from 'kysely';
import { startOfDay, today } from '../../kernel/business-day.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import type { FeeTerms, MonthFacts } from './month.rules.ts';

const c = tableAs('client_contract', 'c');

export type MonthTerms = FeeTerms & {
  readonly contractId: number;
  readonly clientId: number;
  readonly sellerId: number;
  readonly sellerPaysVat: boolean;
  readonly mode: ClientContractMode;
  readonly dueDays: number;
  readonly lastDay: string;
};
/** Whether a month, named by its first day, is over. */
export const isMonthOver = async (db: Db, month: string): Promise<boolean> =>
  (
    await query`
      select ${columns({
        isOver: sql<boolean>`(${month}::date + interval '1 month')::date <= ${today}`,
      })}`.execute(db)
  ).rows[0]?.isOver ?? false;

/** Whether an invoice was taken back by a credit note. */
const isCancelled = (column: 'fees_id' | 'used_id') => sql<boolean>`exists (
  select 1 from client_document n where n.corrects_id = m.${sql.ref(column)}
)`;
/**
 * Clients whose month is not invoiced yet, or an invoice of which was taken back; each by the contract that holds on
 * its last day, or held last in it. A month is invoiced by one contract: a change of terms is made to begin with one.
 */
export const listMonthTerms = async (
  db: Db,
  month: string,
  /** Only of clients behind this one. */
  after = 0,
): Promise<MonthTerms[]> =>
  (
    await query`
      select distinct on (c.client_id) ${columns<MonthTerms>({
        contractId: c.id,
        clientId: c.clientId,
        sellerId: c.sellerId,
        sellerPaysVat: sql<boolean>`s.vat_payer`,
        mode: c.mode,
        dueDays: c.dueDays,
        perPerson: c.perPerson,
        rate: c.rate,
        rateOf: c.rateOf,
        fixed: c.fixed,
        minimum: c.minimum,
        setUp: c.setUp,
        lastDay: sql<string>`(${month}::date + interval '1 month' - interval '1 day')::date`,
      })}
      from client_contract c
      join company s on s.id = c.seller_id
      where c.active and c.deleted_at is null and c.client_id > ${after}
        and c.valid_from < ${month}::date + interval '1 month'
        and coalesce(c.valid_to, 'infinity'::date) >= ${month}::date
        and not exists (
          select 1 from client_month m
          where m.client_id = c.client_id and m.month = ${month}::date
            and not ${isCancelled('fees_id')} and not ${isCancelled('used_id')}
        )
      order by c.client_id, c.valid_from desc`.execute(db)
  ).rows;

/** What is there of a month; null is still to be issued, or nothing was due. */
export type Issued = Readonly<Record<'feesId' | 'usedId' | 'statementId', number | null>>;
/** What of a month is to be issued: all of it at first, later an invoice that was taken back. */
export type MonthPart = {
  readonly isFirst: boolean;
  readonly fees: boolean;
  readonly used: boolean;
};
const month = tableAs('client_month', 'm');
/**
 * Takes the month of a client, again where an invoice of it was taken back. Undefined where somebody has, in another
 * run or before. Whoever comes second waits for the row and sees that there is nothing left to issue.
 */
export const takeMonth = async (
  tx: Db,
  taken: {
    readonly clientId: number;
    readonly contractId: number;
    readonly month: string;
    readonly by: number;
  },
): Promise<(Issued & MonthPart) | undefined> => {
  const inserted = await sql`
    insert into client_month (client_id, month, client_contract_id, made_by)
    values (${taken.clientId}, ${taken.month}::date, ${taken.contractId}, ${taken.by})
    on conflict (client_id, month) do nothing
    returning 1`.execute(tx);
  const none = { feesId: null, usedId: null, statementId: null };
  if (inserted.rows.length > 0) return { ...none, isFirst: true, fees: true, used: true };
  const where = sql`where m.client_id = ${taken.clientId} and m.month = ${taken.month}::date`;
  await sql`select 1 from client_month m ${where} for update`.execute(tx);
  // asked when the row is held: a statement of its own sees what was issued meanwhile
  const { rows } = await query`
    select ${columns<Issued & MonthPart>({
      feesId: month.feesId,
      usedId: month.usedId,
      statementId: month.statementId,
      isFirst: sql<boolean>`false`,
      fees: isCancelled('fees_id'),
      used: isCancelled('used_id'),
    })}
    from client_month m
    ${where}`.execute(tx);
  return rows.find(({ fees, used }) => fees || used);
};

/**
 * What happened in a month, as it was booked: what comes later is of a later one. People are those who are switched on
 * now and worked for the client on its last day.
 */
export const readMonth = async (
  tx: Db,
  { clientId, lastDay }: Pick<MonthTerms, 'clientId' | 'lastDay'>,
  month: string,
): Promise<MonthFacts> => {
  const sum = (which: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(e.amount) filter (where ${which}), 0)::bigint`;
  const { rows } = await query`
    select ${columns<MonthFacts>({
      people: sql<number>`(
        select count(*)::int from "user" u
        where u.client_id = ${clientId} and u.active and u.deleted_at is null
          and coalesce(u.employment_from <= ${lastDay}::date, true)
          and coalesce(u.employment_to >= ${lastDay}::date, true)
      )`,
      granted: sum(sql`e.from_account = 'EMPLOYER'`),
      used: sql<number>`coalesce(sum(
        case 'PARTNER' when e.to_account then e.amount when e.from_account then -e.amount end
      ), 0)::bigint`,
      recalled: sum(sql`e.to_account = 'EMPLOYER'`),
      expired: sum(sql`e.to_account = 'EXPIRED'`),
      isFirst: sql<boolean>`not exists (
        select 1 from client_document d
        join client_document_line x on x.document_id = d.id and x.what = 'SET_UP'
        where d.client_id = ${clientId} and d.kind = 'INVOICE'
          and not exists (select 1 from client_document n where n.corrects_id = d.id)
      )`,
    })}
    from credit_lot l
    join ledger_entry e on e.user_id = l.user_id and e.lot_id = l.id
    where l.client_id = ${clientId}
      and e.at >= ${startOfDay(month)} and e.at < ${startOfDay(lastDay, 1)}`.execute(tx);
  return found(rows[0]);
};

/** Notes what was issued for a month. */
export const noteMonth = (tx: Db, clientId: number, month: string, issued: Issued) =>
  sql`
    update client_month set
      fees_id = ${issued.feesId}, used_id = ${issued.usedId}, statement_id = ${issued.statementId}
    where client_id = ${clientId} and month = ${month}::date`.execute(tx);
