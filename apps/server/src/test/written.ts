import { sql } from 'kysely';
import { columns, type Db, query } from '../platform/db/index.ts';

/**
 * Notes every row of every table that is written from now on, by triggers of its own: what a statement would have
 * changed and did not is nothing. Answers what tells the tables written since it was last asked, in their order.
 */
export const watchWrites = async (db: Db): Promise<() => Promise<readonly string[]>> => {
  await sql
    .raw(`/* several */
    create schema watched;
    create unlogged table watched.written (name text not null);
    create function watched.note() returns trigger language plpgsql as $$
    begin
      insert into watched.written values (tg_table_name);
      return null;
    end $$;
    do $$
    declare t record;
    begin
      for t in
        select c.oid::regclass as name
        from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      loop
        execute format(
          'create trigger zz_watched after insert or update or delete on %s '
          'for each row execute function watched.note()', t.name);
      end loop;
    end $$`)
    .execute(db);
  return async () => {
    const { rows } = await query`
      with gone as (delete from watched.written returning name)
      select ${columns({ name: sql<string>`g.name` })}
      from gone g
      group by 1
      order by 1`.execute(db);
    return rows.map(({ name }) => name);
  };
};

/** Written at any time by what a node does beside: words that were searched, browsers that were seen. */
export const writtenBeside: readonly string[] = ['search_log', 'session'];
const onRecord = 'who looked at whose money is on record';
const fileOnRecord = 'who took the file is on record';
/** What a read writes all the same: nothing that another sees, or that says anything about money. */
export const writtenByReads: Readonly<Record<string, readonly [table: string, why: string][]>> = {
  'task.list': [['task', 'a step gets its number when its person first sees it; it counts before']],
  'messageAdmin.content': [['audit', 'who read a message of somebody is on record']],
  'messageAdmin.page': [['audit', 'who read a message of somebody is on record']],
  'disputeAdmin.get': [['audit', onRecord]],
  'depositAdmin.get': [['audit', onRecord]],
  'creditGrant.items': [['audit', onRecord]],
  'creditOrder.items': [['audit', onRecord]],
  'userCredit.overview': [['audit', onRecord]],
  'userCredit.history': [['audit', onRecord]],
  'userCredit.credit': [['audit', onRecord]],
  'userCredit.standing': [['audit', onRecord]],
  'usedElsewhere.list': [['audit', onRecord]],
  'clientReport.payroll': [['audit', fileOnRecord]],
  'month.file': [['audit', fileOnRecord]],
  'month.accounting': [['audit', fileOnRecord]],
  'payoutBatch.file': [
    ['audit', fileOnRecord],
    ['payout_batch', 'when it was first taken; that it is at the bank is said by its approval'],
  ],
};
