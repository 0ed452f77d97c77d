import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { Batch, type Statement } from './batch.ts';

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

/** Statements that may wait for what comes after them, known by their list of parameters (`later`). */
export const mayWait = new WeakSet<readonly unknown[]>();

/** What begins and ends a part of a transaction, and answers nothing. */
const isMark = (text: string): boolean =>
  /^(begin|start transaction|savepoint|release savepoint)\b/.test(text);
const ended = (command: string) => ({ command, rowCount: null, rows: [] });

export type Announcement = { readonly channel: string; readonly payload: string };
type Tell = (announcement: Announcement) => void;
/** By this a notice is known that a trigger has raised beside its NOTIFY: its detail is the channel. */
const announcedCode = 'CA001';

/** A connection as Kysely wants it: a transaction sends nothing that need not be sent. */
const named = (client: pg.PoolClient, tell: Tell): PostgresPoolClient => {
  let held: Statement[] = [];
  const send = ({ text, values, name }: Statement) => {
    const [...before] = held;
    held = [];
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
  /** A transaction that has sent nothing, and has nothing to send, is over without a word. */
  const isNothing = (text: string): boolean =>
    /^(begin|start)\b/.test(held[0]?.text ?? '') &&
    (text === 'rollback' || (text === 'commit' && held.every((one) => isMark(one.text))));
  let isOpen = false;
  let announced: Announcement[] = [];
  client.on('notice', ({ code, detail, message }) => {
    if (code === announcedCode && detail && message)
      announced.push({ channel: detail, payload: message });
  });
  /** What triggers announced is told in this process as soon as it is committed. */
  const tellAll = (): void => {
    const told = announced;
    announced = [];
    for (const one of told) tell(one);
  };
  const finish = async (text: string): Promise<unknown> => {
    const isNothingDone = isNothing(text);
    if (isNothingDone || text === 'rollback') held = [];
    if (text === 'rollback') announced = [];
    isOpen = false;
    const result = isNothingDone
      ? ended(text.toUpperCase())
      : await send({ text, values: [], name: undefined });
    tellAll();
    return result;
  };
  const query = async (text: unknown, values: readonly unknown[] = []) => {
    if (typeof text !== 'string') return client.query(text as unknown as pg.QueryConfig);
    if (isMark(text) || mayWait.has(values)) {
      isOpen = true;
      held.push({ text, values, name: isMark(text) ? text : nameOf(text, values) });
      return ended('');
    }
    if (text === 'commit' || text === 'rollback') return finish(text);
    const result = await send({ text, values, name: nameOf(text, values) });
    if (!isOpen) tellAll();
    return result;
  };
  return {
    query,
    // a connection that still holds something was not brought to the end of its transaction
    release: (destroy?: boolean) => client.release(destroy || held.length > 0),
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
