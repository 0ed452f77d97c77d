import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import { codeOf } from '../error-code.ts';
import { statements } from '../tracing/index.ts';
import { readOnlyCode } from './database-away.ts';
import { createTurns } from './silent-server.ts';
import type { Announcement } from './subscribers.ts';

/** How many statements have a name at most. */
const namedStatements = 500;
const parametersOfNamed = 40;
const seenOnce = new Set<string>();
const names = new Map<string, string>();

/**
 * Beside a value that says how much of a table is asked for: a statement with it is planned for its values each time.
 * Prepared, PostgreSQL would guess that two days given enclose a two-hundredth of everything, whatever they are.
 */
export const replanned = sql.raw('/* replanned */ ');

/**
 * A name for a statement seen before, so that PostgreSQL plans it once per connection. One-off and
 * bulk statements stay nameless, and what asks for a span or searches by a pattern: each wants a plan of its own.
 */
export const nameOf = (text: string, parameters: readonly unknown[]): string | undefined => {
  const known = names.get(text);
  if (
    known ||
    names.size >= namedStatements ||
    parameters.length > parametersOfNamed ||
    !/^\s*(select|with|insert|update|delete)/i.test(text) ||
    / like \$|replanned/.test(text)
  )
    return known;
  if (!seenOnce.delete(text)) {
    if (seenOnce.size >= namedStatements * 4) seenOnce.clear();
    seenOnce.add(text);
    return undefined;
  }
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
};

type Tell = (announcement: Announcement) => void;
/** The connections made before the server became read-only: none of them is used again. */
type Era = { isOver: boolean };
type Given = { readonly tell: Tell; readonly era: Era; readonly noteAnswer: () => void };
/** A notice that a trigger has raised beside its NOTIFY (migration 0034) has this code; its detail is the channel. */
const announcedCode = 'CA001';

/**
 * A connection as Kysely wants it; what triggers announce on it is published in this process as soon as it is
 * committed.
 */
const named = (client: pg.PoolClient, { tell, era, noteAnswer }: Given): PostgresPoolClient => {
  let announced: Announcement[] = [];
  let isInTransaction = false;
  client.on('notice', ({ code, detail, message }) => {
    if (code === announcedCode && detail && message)
      announced.push({ channel: detail, payload: message });
  });
  const end = (isCommitted: boolean): void => {
    const ended = announced;
    announced = [];
    isInTransaction = false;
    if (isCommitted) ended.forEach(tell);
  };
  const query = async (statement: unknown, values: readonly unknown[] = []) => {
    if (typeof statement !== 'string') return client.query(statement as pg.QueryConfig);
    if (/^(begin|start transaction)\b/.test(statement)) isInTransaction = true;
    const name = nameOf(statement, values);
    try {
      const queryConfig = { text: statement, values: [...values], ...(name && { name }) };
      const answer = await statements.tracePromise(() => client.query(queryConfig), {
        text: statement,
      });
      noteAnswer();
      return answer;
    } catch (error) {
      if (codeOf(error) === readOnlyCode) era.isOver = true;
      throw error;
    } finally {
      // of a statement of its own that failed nothing was announced
      if (statement === 'rollback') end(false);
      else if (statement === 'commit' || !isInTransaction) end(true);
    }
  };
  const release = (destroy?: boolean): void => client.release(destroy === true || era.isOver);
  return { query, release } as unknown as PostgresPoolClient;
};

/**
 * The pool as Kysely wants it, with repeated statements prepared under a name; `tell` hears what triggers announce.
 */
export const withNamedStatements = (pool: pg.Pool, tell: Tell): PostgresPool => {
  const wrapped = new WeakMap<pg.PoolClient, { era: Era; connection: PostgresPoolClient }>();
  const turns = createTurns(pool);
  let era: Era = { isOver: false };
  const connect = async (): Promise<PostgresPoolClient> => {
    if (era.isOver) era = { isOver: false };
    const client = await turns.connect();
    const { noteAnswer } = turns;
    const known = wrapped.get(client) ?? {
      era,
      connection: named(client, { tell, era, noteAnswer }),
    };
    wrapped.set(client, known);
    if (!known.era.isOver) return known.connection;
    client.release(true);
    return connect();
  };
  return { connect, end: () => pool.end(), options: pool.options };
};
