/** Runs as they are looked at. */
import type {
  SettlementOutcome,
  SettlementRunProblem,
  SettlementRunRecord,
  SettlementRunRow,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { personOf } from '../../kernel/named-person.queries.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';
import { found } from '../../platform/http/index.ts';
import type { Looking } from './settlement.queries.ts';
import { nobody } from './settlement.rules.ts';

const r = tableAs('settlement_run', 'r');

const count = (which: RawBuilder<unknown>) => sql<number>`(
  select count(*)::int from settlement_run_partner where run_id = r.id and ${which}
)`;
const drafts = sql`settlement where run_id = r.id and status = 'DRAFT'`;
const rowColumns = columns<SettlementRunRow>({
  id: r.id,
  upTo: r.upTo,
  partner: sql<SettlementRunRow['partner']>`(
    select jsonb_build_object('id', id, 'name', name) from partner where id = r.partner_id
  )`,
  madeBy: personOf('r.made_by'),
  madeAt: r.madeAt,
  bySchedule: sql<boolean>`r.made_by = ${sql.lit(nobody)}`,
  finishedAt: r.finishedAt,
  total: count(sql`true`),
  done: count(sql`outcome is not null`),
  made: count(sql`outcome = 'MADE'`),
});

type Page = { readonly pageSize: number; readonly pageNumber: number };
export const listRuns = async (
  db: Db,
  { pageSize, pageNumber }: Page,
): Promise<{ rows: SettlementRunRow[]; total: number }> => {
  const [page, all] = await Promise.all([
    query`
      select ${rowColumns}
      from settlement_run r
      order by r.id desc
      limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db),
    query`select ${columns({ total: sql<number>`count(*)::int` })} from settlement_run`.execute(db),
  ]);
  return { rows: page.rows, total: all.rows[0]?.total ?? 0 };
};

export const readRun = async (
  db: Db,
  id: number,
  { userId, currency }: Looking,
): Promise<SettlementRunRecord> => {
  const { rows } = await query`
    select ${columns<Omit<SettlementRunRecord, 'problems'>>({
      ...rowColumns.columns,
      currency: sql<SettlementRunRecord['currency']>`${currency}::text`,
      drafts: sql<number[]>`array(select id from ${drafts} order by id limit 500)`,
      payout: sql<number>`(select coalesce(sum(payout), 0)::bigint from ${drafts})`,
      toSubmit: sql<number[]>`array(
        select id from ${drafts} and made_by = ${sql.lit(nobody)} order by id limit 500
      )`,
      isOwn: sql<boolean>`
        r.made_by = ${userId} or exists (select from ${drafts} and made_by = ${userId})`,
    })}
    from settlement_run r
    where r.id = ${id}`.execute(db);
  const problems = await query`
    select ${columns<SettlementRunProblem>({
      partner: sql<SettlementRunProblem['partner']>`jsonb_build_object('id', p.id, 'name', p.name)`,
      outcome: sql<SettlementOutcome>`x.outcome`,
      payments: sql<number>`x.payments`,
    })}
    from settlement_run_partner x
    join partner p on p.id = x.partner_id
    where x.run_id = ${id} and x.outcome in ('DRAFT_WAITS', 'NO_CONTRACT', 'FAILED')
    order by x.payments desc, p.id
    limit 100`.execute(db);
  return { ...found(rows[0]), problems: problems.rows };
};
