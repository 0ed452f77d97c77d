import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { checkLedger } from '../../money/ledger/ledger.jobs.ts';
import type { Acknowledged } from './workers.ts';

type Stored = {
  reference: string;
  count: number;
  status: string;
  amount: number;
  refunded: number;
};

/** What is not as it was acknowledged, in words; nothing is the only good answer. */
export const listLies = async (
  db: Db,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> => {
  const { rows } = await sql<Stored>`
    select
      external_ref as reference, count(*)::int as count, min(status) as status,
      min(amount)::bigint as amount, min(refunded)::bigint as refunded
    from movement
    where type = 'PAYMENT'
    group by external_ref`.execute(db);
  const stored = new Map(rows.map((row) => [row.reference, row]));
  const lies = acknowledged.flatMap(({ reference, payment }) => {
    const row = stored.get(reference);
    if (!row) return [`${reference} was answered and is lost`];
    const said = `${payment.status} ${payment.amount.amount} ${payment.refunded.amount}`;
    const found = `${row.status} ${row.amount} ${row.refunded}`;
    return said === found ? [] : [`${reference} was answered ${said} and is ${found}`];
  });
  const doubled = rows.flatMap(({ reference, count }) =>
    count > 1 ? [`${reference} happened ${count} times`] : [],
  );
  const differences = (await checkLedger(db)).map(
    ({ what, of, expected, found }) => `${what} ${of}: ${found} instead of ${expected}`,
  );
  return [...lies, ...doubled, ...differences];
};
