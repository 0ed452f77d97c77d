import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { Batch, type Statement } from './batch.ts';
import { createHeld, isMark, mayWait } from './held.ts';

const most = 500;
const mostParameters = 40;
const once = new Set<string>();
const names = new Map<string, string>();

/**
 * A name for a statement seen before, so that PostgreSQL plans it once per connection. One-off and
 * bulk statements stay nameless, and what searches by a pattern: each pattern wants a plan of its own.
 */
export const nameOf = (text: string, parameters: readonly unknown[]): string | undefined => {
  const known = names.get(text);
  if (
    known ||
    names.size >= most ||
    parameters.length > mostParameters ||
    !/^\s*(select|with|insert|update|delete)/i.test(text) ||
    / like \$/.test(text)
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

/** A savepoint has a name of its own, and so is never seen again. */
const nameOfMark = (text: string): string | undefined =>
  text.includes('savepoint') ? undefined : text;
const ended = (command: string) => ({ command, rowCount: null, rows: [] });

export type Announcement = { readonly channel: string; readonly payload: string };
type Tell = (announcement: Announcement) => void;
/** By this a notice is known that a trigger has raised beside its NOTIFY: its detail is the channel. */
const announcedCode = 'CA001';

/** What triggers announced by a connection is told in this process as soon as it is committed. */
const hearing = (client: pg.PoolClient, tell: Tell) => {
  let announced: Announcement[] = [];
  client.on('notice', ({ code, detail, message }) => {
    if (code === announcedCode && detail && message)
      announced.push({ channel: detail, payload: message });
  });
  const take = (): readonly Announcement[] => {
    const taken = announced;
    announced = [];
    return taken;
  };
  return {
    tellAll: (): void => take().forEach(tell),
    forget: (): void => void take(),
  };
};

/** A connection as Kysely wants it: a transaction sends nothing that need not be sent. */
const named = (client: pg.PoolClient, tell: Tell): PostgresPoolClient => {
  const held = createHeld();
  const heard = hearing(client, tell);
  let isOpen = false;
  const send = ({ text, values, name }: Statement) => {
    const before = held.take();
    if (before.length === 0)
      return client.query({ text, values: [...values], ...(name && { name }) });
    return new Promise((resolve, reject) => {
      client.query(
        new Batch(before, { text, values, name }, (error, result) => {
          if (error) reject(error);
          else resolve(result);
        }),
      );
    });
  };
  const finish = async (text: string): Promise<unknown> => {
    const isNothingDone = held.isNothingBefore(text);
    if (isNothingDone || text === 'rollback') held.take();
    if (text === 'rollback') heard.forget();
    isOpen = false;
    const result = isNothingDone
      ? ended(text.toUpperCase())
      : await send({ text, values: [], name: undefined });
    heard.tellAll();
    return result;
  };
  const run = async (statement: Statement): Promise<unknown> => {
    if (isMark(statement.text) || mayWait.has(statement.values)) isOpen = true;
    if (held.mayJoin(statement)) {
      held.add(statement);
      return ended('');
    }
    const result = await send(statement);
    if (!isOpen) heard.tellAll();
    return result;
  };
  const query = async (text: unknown, values: readonly unknown[] = []) => {
    if (typeof text !== 'string') {
      if (held.count() > 0) throw new Error('only a text can be sent while something waits');
      return client.query(text as unknown as pg.QueryConfig);
    }
    if (text === 'commit' || text === 'rollback') return finish(text);
    const [, savepoint] = /^rollback to (.*)/.exec(text) ?? [];
    if (savepoint && held.dropSince(savepoint)) return ended('ROLLBACK');
    return run({ text, values, name: isMark(text) ? nameOfMark(text) : nameOf(text, values) });
  };
  return {
    query,
    // a connection that still holds something was not brought to the end of its transaction
    release: (destroy?: boolean) => client.release(destroy || held.count() > 0),
  } as unknown as PostgresPoolClient;
};

/** The pool as Kysely wants it, with repeated statements prepared under a name; `tell` hears what triggers announce. */
export const withNamedStatements = (pool: pg.Pool, tell: Tell): PostgresPool => {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const connect = async () => {
    const client = await pool.connect();
    const known = wrapped.get(client) ?? named(client, tell);
    wrapped.set(client, known);
    return known;
  };
  return { connect, end: () => pool.end(), options: pool.options };
};
