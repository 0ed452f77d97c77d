import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** The table of one kind of import, the column of its owner, and what is left of a file with an outcome. */
export type ImportTable = Readonly<
  Record<'table' | 'owner' | 'leftContent', RawBuilder<unknown>>
> & {
  readonly isPersonal: boolean;
};

/** Imports that come to nothing. */
export const importEnds = ({ table, leftContent, isPersonal }: ImportTable) => {
  /** Ends a checked import nobody is going to run. */
  const discard = (db: Db, id: number) =>
    sql`
      update ${table} set status = 'FAILED', content = ${leftContent}
      where id = ${id} and status = 'CHECKED'`.execute(db);

  /** What lines of a file of people said goes a week after its outcome; which lines they were, and why, stays. */
  const forgetValues = (db: Db) =>
    sql`
      update ${table} set
        errors = (
          select coalesce(jsonb_agg(one - 'value'), '[]') from jsonb_array_elements(errors) as one
        ),
        notes = (
          select coalesce(jsonb_agg(one - 'value'), '[]') from jsonb_array_elements(notes) as one
          where not coalesce(one -> 'params' ? 'typed', false)
        )
      where finished_at < now() - interval '7 days'
        and (errors @? '$[*].value' or notes @? '$[*].value' or notes @? '$[*].params.typed')`.execute(
      db,
    );

  /** Ends imports nobody has come back for in a week: their files are not kept for ever. */
  const discardOld = async (db: Db): Promise<void> => {
    await sql`
      update ${table} set status = 'FAILED', content = ${leftContent}
      where status in ('READ', 'CHECKED') and date_created < now() - interval '7 days'`.execute(db);
    if (isPersonal) await forgetValues(db);
  };

  /** Ends an import no job works on any more; one that has an outcome keeps it. */
  const failUnfinished = (db: Db, id: number) =>
    sql`
      update ${table} set status = 'FAILED', content = ${leftContent}, finished_at = now()
      where id = ${id} and status in ('CHECKING', 'IMPORTING')`.execute(db);

  return { discard, discardOld, failUnfinished };
};
