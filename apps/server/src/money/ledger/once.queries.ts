import { sql } from 'kysely';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';

const idempotentRequest = tableAs('idempotent_request');

type Named = { readonly scope: string; readonly key: string };

/** Whether the caller is the first with this key; waits for another transaction that claims it now. */
export const claimRequest = async (
  tx: Db,
  { scope, key, fingerprint }: Named & { fingerprint: string },
): Promise<boolean> =>
  (
    await sql`
      insert into idempotent_request (scope, key, fingerprint)
      values (${scope}, ${key}, ${fingerprint})
      on conflict (scope, key) do nothing
      returning key`.execute(tx)
  ).rows.length > 0;

export const keepAnswer = (tx: Db, { scope, key }: Named, answer: unknown) =>
  sql`
    update idempotent_request set response = ${JSON.stringify(answer)}::jsonb
    where scope = ${scope} and key = ${key}`.execute(tx);

export const findAnswer = async <T>(
  tx: Db,
  { scope, key }: Named,
): Promise<{ fingerprint: string; response: T } | undefined> =>
  (
    await query`
      select ${columns({
        fingerprint: idempotentRequest.fingerprint,
        response: sql<T>`response`,
      })}
      from idempotent_request
      where scope = ${scope} and key = ${key}`.execute(tx)
  ).rows[0];

/** Nobody repeats a request after a month. */
export const forgetOldAnswers = (db: Db) =>
  sql`delete from idempotent_request where at < now() - interval '31 days'`.execute(db);
