import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Proofs of one kind that were not right, from one address: never what was typed or sent. */
type Refusal = {
  readonly error: string;
  readonly ip: string | null;
  readonly route: string | null;
  readonly count: number;
};

/** Writes what was refused in a while, one row for each kind and address. */
export const recordRefusals = async (db: Db, refusals: readonly Refusal[]): Promise<void> => {
  await sql`
    insert into audit (action, entity, ip, after)
    select
      'REFUSE', 'proof', x.ip,
      jsonb_build_object('error', x.error, 'route', x.route, 'count', x.count)
    from jsonb_to_recordset(${JSON.stringify(refusals)}::jsonb) as x (
      error text, ip text, route text, count int
    )`.execute(db);
};
