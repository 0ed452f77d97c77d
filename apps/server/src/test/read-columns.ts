import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { createCatalogue } from '../catalogue/card/index.ts';
import { createSearch } from '../discovery/search/index.ts';
import { createClock, createReplica, type Follow, type RowsOf } from '../kernel/changes/index.ts';
import { columns, type Db, query } from '../platform/db/index.ts';

type Read = (db: Db, rowsOf: RowsOf) => Promise<unknown>;

/** How the replica reads each table it keeps. */
const readsOfReplica = (db: Db): readonly Read[] => {
  const reads: Read[] = [];
  const replica = createReplica(db);
  const follow: Follow = (options) => {
    reads.push(options.read);
    return replica.follow(options);
  };
  const catalogue = createCatalogue({ follow, clock: createClock(), primary: 'cs', country: 'CZ' });
  createSearch({ ...replica, follow }, catalogue);
  return reads;
};

/** The statements of some work, none of which is sent. */
const statementsOf = async (work: (db: Db) => Promise<unknown>): Promise<readonly string[]> => {
  const statements: string[] = [];
  const db: Db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  });
  await work(db);
  return statements;
};

/** The columns a statement reads, as PostgreSQL says it of a view: `offer.price`. */
const columnsOf = async (db: Db, statement: string): Promise<readonly string[]> =>
  db.transaction().execute(async (tx) => {
    await sql.raw(`create view what_is_read as ${statement}`).execute(tx);
    const { rows } = await query`
      select ${columns({ column: sql<string>`table_name || '.' || column_name` })}
      from information_schema.view_column_usage
      where view_name = 'what_is_read'`.execute(tx);
    await sql`drop view what_is_read`.execute(tx);
    return rows.map(({ column }) => column);
  });

/** Every column the readers' replica is made of. */
export const columnsOfReplica = async (db: Db): Promise<readonly string[]> => {
  const found = new Set<string>();
  for (const read of readsOfReplica(db))
    for (const statement of await statementsOf((recorder) => read(recorder, () => sql`true`)))
      for (const column of await columnsOf(db, statement)) found.add(column);
  return [...found].toSorted();
};
