import type { Regime } from '@cafeteria/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

type Usage = { readonly clientId: number; readonly regime: Regime; readonly amount: number };
const usageRows = (uses: readonly Usage[]) => sql`
  unnest(
    ${uses.map(({ clientId }) => clientId)}::int[], ${uses.map(({ regime }) => regime)}::text[],
    ${uses.map(({ amount }) => amount)}::bigint[]
  ) as n (client_id, regime, amount)`;

/** Notes what of the limits of a year was used. */
export const countUsage = async (
  tx: Db,
  userId: number,
  year: number,
  uses: readonly Usage[],
): Promise<void> => {
  if (uses.length === 0) return;
  await sql`
    insert into regime_usage as u (user_id, client_id, regime, year, used)
    select ${userId}, client_id, regime, ${year}, sum(amount)::bigint
    from ${usageRows(uses)}
    group by client_id, regime
    on conflict (user_id, client_id, regime, year) do update set used = u.used + excluded.used`.execute(
    tx,
  );
};

/** Gives the limits of a year their room back. */
export const returnUsage = async (
  tx: Db,
  userId: number,
  year: number,
  uses: readonly Usage[],
): Promise<void> => {
  if (uses.length === 0) return;
  await sql`
    update regime_usage u set used = u.used - n.amount
    from (
      select client_id, regime, sum(amount)::bigint as amount
      from ${usageRows(uses)}
      group by client_id, regime
    ) n
    where u.user_id = ${userId}
      and u.year = ${year}
      and u.client_id = n.client_id
      and u.regime = n.regime`.execute(tx);
};
