import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { Usage } from './usage.rules.ts';

/** Counts what of the limits of a year is used, and gives them their room back where it is below zero. */
export const countUsage = async (tx: Db, uses: readonly Usage[]): Promise<void> => {
  if (uses.length === 0) return;
  await sql`
    with usage as (
      select *
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u (
        "userId" int, "clientId" int, regime text, year int, amount bigint
      )
    ),
    returned as (
      update regime_usage r set used = r.used + u.amount
      from usage u
      where u.amount < 0
        and r.user_id = u."userId"
        and r.client_id = u."clientId"
        and r.regime = u.regime
        and r.year = u.year
    )
    insert into regime_usage as r (user_id, client_id, regime, year, used)
    select "userId", "clientId", regime, year, amount
    from usage
    where amount > 0
    on conflict (user_id, client_id, regime, year) do update set used = r.used + excluded.used`.execute(
    tx,
  );
};
