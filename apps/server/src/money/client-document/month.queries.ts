/** A month of a client: by which terms, what happened in it, and that it was invoiced. */
import type { ClientContractMode, ClientExpiredTo, VatParty } from '@cafeteria/contract';
import { sql } from 'kysely';
import { dayOf, startOfDay, today } from '../../kernel/business-day.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import type { FeeTerms, MonthFacts } from './month.rules.ts';

const c = tableAs('client_contract', 'c');

export type MonthTerms = FeeTerms & {
  readonly contractId: number;
  readonly clientId: number;
  readonly sellerId: number;
  readonly seller: VatParty;
  readonly buyer: VatParty;
  readonly mode: ClientContractMode;
  readonly expiredTo: ClientExpiredTo;
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
        seller: sql<VatParty>`jsonb_build_object('vatPayer', s.vat_payer, 'country', s.country)`,
        buyer: sql<VatParty>`
          jsonb_build_object('vatPayer', coalesce(b.vat_payer, false), 'country', coalesce(b.country, s.country))`,
        mode: c.mode,
        expiredTo: c.expiredTo,
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
      join client k on k.id = c.client_id
      left join company b on b.id = k.company_id
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

/** Clients whose people's credits moved in a month in which no contract of theirs holds. */
export const listWithoutContract = async (db: Db, month: string): Promise<number[]> =>
  (
    await query`
      select ${columns({ id: sql<number>`d.party_id` })}
      from book_party_day d
      where d.account = 'USERS' and d.party_id > 0
        and d.day >= ${month}::date and d.day < ${month}::date + interval '1 month'
        and not exists (
          select 1 from client_contract c
          where c.client_id = d.party_id and c.active and c.deleted_at is null
            and c.valid_from < ${month}::date + interval '1 month'
            and coalesce(c.valid_to, 'infinity'::date) >= ${month}::date
        )
      group by d.party_id
      order by d.party_id`.execute(db)
  ).rows.map(({ id }) => id);

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
 * run or before. Anyone who comes second waits for the row and sees that there is nothing left to issue.
 */
export const takeMonth = async (
  tx: Db,
  claim: {
    readonly clientId: number;
    readonly contractId: number;
    readonly month: string;
    readonly by: number;
  },
): Promise<(Issued & MonthPart) | undefined> => {
  const inserted = await sql`
    insert into client_month (client_id, month, client_contract_id, made_by)
    values (${claim.clientId}, ${claim.month}::date, ${claim.contractId}, ${claim.by})
    on conflict (client_id, month) do nothing
    returning 1`.execute(tx);
  const none = { feesId: null, usedId: null, statementId: null };
  if (inserted.rows.length > 0) return { ...none, isFirst: true, fees: true, used: true };
  const where = sql`where m.client_id = ${claim.clientId} and m.month = ${claim.month}::date`;
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

/** Whether the credits of a lot `l` were asked for when they were given: by an order, or an invoice that holds. */
const condition = sql`exists (
  select 1
  from credit_grant g
  where g.id = coalesce(l.grant_id, l.origin_grant_id) and (
    exists (select 1 from credit_order o where o.grant_id = g.id)
    or (
      g.invoice_id is not null
      and not exists (select 1 from client_document n where n.corrects_id = g.invoice_id)
    )
  )
)`;
/** Whether a credit note has taken back what was left of a lot `l`: what was used by then stays on its invoice. */
const takenBack = sql`exists (
  select 1
  from credit_grant g
  join client_document n on n.corrects_id = g.invoice_id
  where g.id = coalesce(l.grant_id, l.origin_grant_id)
)`;
/** Whether an entry `e` is of before that, or of after. */
const onInvoice = sql`l.taken_back and e.seq <= l.taken_seq`;
const offInvoice = sql`l.taken_back and e.seq > l.taken_seq`;
/** Whether a lot `l` was given on a day on which its client paid for what is used. */
const afterwards = sql`exists (
  select 1
  from client_contract k
  where k.client_id = l.client_id and k.mode = 'POSTPAID_USED' and k.active
    and k.deleted_at is null and k.valid_from <= ${dayOf(sql`l.granted_at`)}
    and coalesce(k.valid_to >= ${dayOf(sql`l.granted_at`)}, true)
)`;
const used = sql`case 'PARTNER' when e.to_account then e.amount when e.from_account then -e.amount end`;
/**
 * What happened in a month, as it was booked: what comes later is of a later one. People are those who are switched on
 * now and worked for the client on its last day.
 */
export const readMonth = async (
  tx: Db,
  { clientId, lastDay, mode }: Pick<MonthTerms, 'clientId' | 'lastDay' | 'mode'>,
  month: string,
): Promise<MonthFacts> => {
  const sum = (which: ReturnType<typeof sql>, of = sql`e.amount`) =>
    sql<number>`coalesce(sum(${of}) filter (where ${which}), 0)::bigint`;
  const { rows } = await query`
    select ${columns<MonthFacts>({
      people: sql<number>`(
        select count(*)::int from "user" u
        where u.client_id = ${clientId} and u.active and u.deleted_at is null
          and coalesce(u.employment_from <= ${lastDay}::date, true)
          and coalesce(u.employment_to >= ${lastDay}::date, true)
      )`,
      granted: sum(sql`e.from_account = 'EMPLOYER'`),
      used: sum(sql`true`, used),
      recalled: sum(sql`e.to_account = 'EMPLOYER'`),
      expired: sum(sql`e.to_account = 'EXPIRED'`),
      toPay: sum(
        sql`${offInvoice} or (
          not l.asked and not l.taken_back
          and ${mode === 'POSTPAID_USED' ? sql`true` : sql`l.afterwards`}
        )`,
        used,
      ),
      recalledAsked: sum(sql`e.to_account = 'EMPLOYER' and l.asked`),
      expiredAsked: sum(sql`e.to_account = 'EXPIRED' and (l.asked or (${onInvoice}))`),
      isFirst: sql<boolean>`not exists (
        select 1 from client_document d
        join client_document_line x on x.document_id = d.id and x.what = 'SET_UP'
        where d.client_id = ${clientId} and d.kind = 'INVOICE'
          and not exists (select 1 from client_document n where n.corrects_id = d.id)
      )`,
    })}
    from (
      select
        l.user_id, l.id, ${condition} as asked, ${afterwards} as afterwards,
        ${takenBack} as taken_back, coalesce(x.seq, 0) as taken_seq
      from credit_lot l
      left join credit_note_lot x on x.user_id = l.user_id and x.lot_id = l.id
      where l.client_id = ${clientId}
    ) l
    join ledger_entry e on e.user_id = l.user_id and e.lot_id = l.id
    where e.at >= ${startOfDay(month)} and e.at < ${startOfDay(lastDay, 1)}`.execute(tx);
  return found(rows[0]);
};

/** Notes what was issued for a month. */
export const noteMonth = (tx: Db, clientId: number, month: string, issued: Issued) =>
  sql`
    update client_month set
      fees_id = ${issued.feesId}, used_id = ${issued.usedId}, statement_id = ${issued.statementId}
    where client_id = ${clientId} and month = ${month}::date`.execute(tx);
