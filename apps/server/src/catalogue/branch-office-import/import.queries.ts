import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Whether the partner is there; nobody deletes it until the transaction ends. */
export const lockPartner = async (tx: Db, partnerId: number): Promise<boolean> =>
  (
    await sql`
      select id
      from partner
      where id = ${partnerId} and deleted_at is null
      for no key update`.execute(tx)
  ).rows.length > 0;
