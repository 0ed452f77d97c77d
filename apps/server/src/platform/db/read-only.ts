import type pg from 'pg';
import { readOnlyCode } from './database-away.ts';

type Answer = pg.QueryResult<{ transaction_read_only: string }>;
/**
 * Fails as a write would at a server that takes none, for example a standby to which a balancer led that has not heard
 * of the failover yet: what is read there is old.
 */
export const refuseReadOnly = (client: pg.PoolClient, done: (error?: Error) => void): void =>
  client.query('show transaction_read_only', (error: Error | null, answer: Answer | undefined) => {
    const isReadOnly = answer?.rows[0]?.transaction_read_only === 'on';
    const refusal = Object.assign(new Error('the database takes no writes'), {
      code: readOnlyCode,
    });
    done(error ?? (isReadOnly ? refusal : undefined));
  });
