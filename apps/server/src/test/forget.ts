import { sql } from 'kysely';
import { atomic, type Db } from '../platform/db/index.ts';

/**
 * Empties tables and all that points at them, as `truncate … restart identity cascade` does, without what guards or
 * follows their rows. Truncating rebuilds every table and index, a few hundred files for the few rows of a test: half
 * of what PostgreSQL did for the tests of money.
 */
export const forget = (db: Db, ...tables: readonly string[]): Promise<unknown> =>
  // jobs of the test before may still be at it, and take the same tables in another order: tried again then
  atomic(db, (tx) =>
    sql`
      do $$
      declare
        forgotten regclass[];
        one regclass;
      begin
        with recursive found as (
          select name::regclass::oid as oid
          from unnest(${sql.lit(`{${tables.join()}}`)}::text[]) as name
          union
          select c.conrelid from pg_constraint c join found f on c.confrelid = f.oid
          where c.contype = 'f'
        )
        select array_agg(oid::regclass order by oid) into forgotten from found;
        foreach one in array forgotten loop
          execute format('lock table %s in share row exclusive mode', one);
        end loop;
        perform set_config('session_replication_role', 'replica', true);
        foreach one in array forgotten loop
          execute format('delete from %s', one);
        end loop;
        perform setval(d.objid::regclass, s.seqstart, false)
        from pg_depend d join pg_sequence s on s.seqrelid = d.objid
        where
          d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass
          and d.deptype in ('a', 'i') and d.refobjid = any(forgotten::oid[]);
      end $$`.execute(tx),
  );
