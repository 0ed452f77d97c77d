import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

const most = 500;
const mostParameters = 40;
const once = new Set<string>();
const names = new Map<string, string>();

/**
 * A name for a statement seen before, so that PostgreSQL plans it once per connection. One-off and
 * bulk statements stay nameless.
 */
export const nameOf = (text: string, parameters: readonly unknown[]): string | undefined => {
  const known = names.get(text);
  if (
    known ||
    names.size >= most ||
    parameters.length > mostParameters ||
    !/^\s*(select|with|insert|update|delete)/i.test(text)
  )
    return known;
  if (!once.delete(text)) {
    if (once.size >= most * 4) once.clear();
    once.add(text);
    return undefined;
  }
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
};

const named = (client: pg.PoolClient): PostgresPoolClient => {
  const query = (text: unknown, values: readonly unknown[] = []) => {
    if (typeof text !== 'string') return client.query(text as unknown as pg.QueryConfig);
    const name = nameOf(text, values);
    return client.query({ text, values: [...values], ...(name && { name }) });
  };
  return {
    query,
    release: (destroy?: boolean) => client.release(destroy),
  } as unknown as PostgresPoolClient;
};

/** The pool as Kysely wants it, with repeated statements prepared under a name. */
export const withNamedStatements = (pool: pg.Pool): PostgresPool => {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const connect = async () => {
    const client = await pool.connect();
    const known = wrapped.get(client) ?? named(client);
    wrapped.set(client, known);
    return known;
  };
  return { connect, end: () => pool.end(), options: pool.options };
};
