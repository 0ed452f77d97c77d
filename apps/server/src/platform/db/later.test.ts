import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';
import { atomic, type Db, later } from './index.ts';
import { withNamedStatements } from './named-statements.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  await database.pool.query('create table note (text text primary key)');
});
beforeEach(() => database.pool.query('truncate note'));
afterAll(() => database.drop());

const write = (db: Db, text: string) => later(db, sql`insert into note (text) values (${text})`);
const read = async (db: Db = database.db): Promise<string[]> =>
  (await sql<{ text: string }>`select text from note order by text`.execute(db)).rows.map(
    ({ text }) => text,
  );

it('what is sent later is there for the next statement, and after the commit', async () => {
  const within = await atomic(database.db, async (tx) => {
    await write(tx, 'a');
    await write(tx, 'b');
    const seen = await read(tx);
    await write(tx, 'c');
    return seen;
  });
  expect([within, await read()]).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
  ]);
});

it('outside a transaction it is run at once', async () => {
  await write(database.db, 'a');
  expect((await database.pool.query('select text from note')).rows).toEqual([{ text: 'a' }]);
});

it('what is wrong with it is said by the commit, and nothing stays', async () => {
  const work = atomic(database.db, async (tx) => {
    await write(tx, 'a');
    await read(tx);
    await write(tx, 'a');
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(await read()).toEqual([]);
});

it('what comes after one that fails is not run', async () => {
  const last = async () =>
    (await database.pool.query('select last_value from audit_id_seq')).rows[0].last_value;
  const before = await last();
  const work = atomic(database.db, async (tx) => {
    await write(tx, 'a');
    await write(tx, 'a');
    await sql`select nextval('audit_id_seq')`.execute(tx);
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(await last()).toBe(before);
});

it('a failed inner part takes along what it sent later, and leaves what the outer one did', async () => {
  await atomic(database.db, async (tx) => {
    await write(tx, 'outer');
    await atomic(tx, async (inner) => {
      await write(inner, 'inner');
      throw new Error('no');
    }).catch(() => {});
    await atomic(tx, (inner) => write(inner, 'other'));
  });
  expect(await read()).toEqual(['other', 'outer']);
});

it('a transaction that fails before its first statement, or does nothing, leaves its connection usable', async () => {
  const failed = atomic(database.db, async () => {
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await atomic(database.db, async () => {});
  const states = await database.pool.query(
    `select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
  );
  expect(states.rows).toEqual([{ count: 0 }]);
});

it('statements that were refused are prepared again', async () => {
  const attempt = (text: string) =>
    atomic(database.db, async (tx) => {
      await write(tx, text);
      const { rows } = await sql<{
        one: number;
      }>`select 1 / ${text.length - 1}::int as one`.execute(tx);
      return rows[0]?.one;
    });
  const found: unknown[] = [];
  for (const text of ['a', 'bb', 'c', 'ccc', 'bb', 'dd'])
    found.push(await attempt(text).catch(({ code }: { code: string }) => code));
  expect(found).toEqual(['22012', 1, '22012', 0, '23505', 1]);
  expect(await read()).toEqual(['bb', 'ccc', 'dd']);
});

it('answers are those of the last statement alone', async () => {
  const rows = await atomic(database.db, async (tx) => {
    await later(tx, sql`select 'another' as word, generate_series(1, 3)`);
    return (await sql`select 'mine' as word`.execute(tx)).rows;
  });
  expect(rows).toEqual([{ word: 'mine' }]);
});

it('a connection that breaks meanwhile is said to be broken, and the next one works', async () => {
  const work = atomic(database.db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await write(tx, 'a');
    await read(tx);
  });
  await expect(work).rejects.toThrow();
  expect(await read()).toEqual([]);
});

/** What a part, or the whole, was refused for. */
const refused = ({ code }: { code?: string }): string | undefined => code;

describe('a part within a transaction', () => {
  it('does not hide what is wrong with what the outer one sent later: it is said, and nothing stays', async () => {
    const work = atomic(database.db, async (tx) => {
      await write(tx, 'a');
      await atomic(tx, async (outer) => {
        await write(outer, 'b');
        await write(outer, 'a');
        await atomic(outer, read).catch(() => {});
        await write(outer, 'c');
      });
    });
    await expect(work).rejects.toThrow();
    expect(await read()).toEqual([]);
  });

  it('that cannot begin does not undo the one around it instead', async () => {
    const work = atomic(database.db, (tx) =>
      atomic(tx, async (outer) => {
        await write(outer, 'outer');
        await sql`select 1 / 0`.execute(outer).catch(() => {});
        await atomic(outer, read).catch(() => {});
      }),
    );
    await expect(work).rejects.toMatchObject({ code: '25P02' });
    expect(await read()).toEqual([]);
  });

  it('is told itself what is wrong with what it sent last, and the outer one goes on', async () => {
    const found: unknown[] = [];
    await atomic(database.db, async (tx) => {
      await write(tx, 'a');
      await read(tx);
      await atomic(tx, (inner) => write(inner, 'a')).catch((error) => found.push(refused(error)));
      found.push(await read(tx));
      await write(tx, 'b');
    });
    expect([...found, await read()]).toEqual(['23505', ['a'], ['a', 'b']]);
  });

  it.each([true, false])(
    'that fails of its own takes along what would have failed too (read before: %s)',
    async (isReadBefore) => {
      await atomic(database.db, async (tx) => {
        await write(tx, 'a');
        await atomic(tx, async (inner) => {
          if (isReadBefore) await read(inner);
          await write(inner, 'a');
          throw new Error('no');
        }).catch(() => {});
        await write(tx, 'b');
      });
      expect(await read()).toEqual(['a', 'b']);
    },
  );
});

it('nothing is run behind a statement whose values cannot be sent', async () => {
  const unsendable = {
    toPostgres: () => {
      throw new Error('not to be sent');
    },
  };
  await atomic(database.db, async (tx) => {
    await write(tx, 'a');
    await later(tx, sql`insert into note (text) values (${unsendable})`);
    await later(tx, sql`insert into note (text) values ('b')`);
    await expect(read(tx)).rejects.toThrow('not to be sent');
    // and the same statement can be sent by this connection as before
    await write(tx, 'c');
  });
  expect(await read()).toEqual(['a', 'c']);
});

it('so many wait and no more', async () => {
  const seen = await atomic(database.db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    for (let n = 0; n < 150; n += 1) await write(tx, String(n));
    // what its connection was last sent, asked by another one
    const last = await database.pool.query(
      `select query from pg_stat_activity where pid = ${rows[0]?.pid}`,
    );
    return last.rows[0].query;
  });
  expect(seen).toMatch(/^insert into note/);
  expect(await read()).toHaveLength(150);
});

it('what the driver sends by itself, such as a cursor, is refused while something waits', async () => {
  const client = await withNamedStatements(database.pool, () => {}).connect();
  await client.query('begin', []);
  const cursor = new pg.Query('select 1', () => {});
  await expect(client.query(cursor as never, [])).rejects.toThrow('something waits');
  await client.query('rollback', []);
  client.release();
});
