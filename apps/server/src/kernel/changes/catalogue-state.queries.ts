import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Whether nobody has put anything in yet: the only time the demo may be loaded. */
export const isEmptyCatalogue = async (db: Db): Promise<boolean> =>
  (await sql`select 1 from partner union all select 1 from "user" limit 1`.execute(db)).rows
    .length === 0;

/** Lets the planner see what was just loaded; until then it guesses, and a category list takes eight times as long. */
export const refreshStatistics = (db: Db) => sql`analyze`.execute(db);
