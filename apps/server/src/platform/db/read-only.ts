import type pg from 'pg';
import { readOnlyCode } from './database-away.ts';

/**
 * Throws what a write would throw at a server that takes none, for example a standby to which a balancer led that has
 * not heard of the failover yet: what is read there is old.
 */
export const refuseReadOnly = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'show transaction_read_only',
  );
  if (rows[0]?.transaction_read_only !== 'on') return;
  throw Object.assign(new Error('the database takes no writes'), { code: readOnlyCode });
};
