import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { TableName } from '../table/index.ts';
import type { Changes } from './follow.ts';

/** Says which rows are meant: SQL of a condition on the reference to an id. */
export type RowsOf = (id: RawBuilder<unknown>) => RawBuilder<boolean>;
type Keyed = { readonly id: number };
/** Hears how a record became another: neither is there where it is new or gone. Must not wait. */
type OnRecord<R> = (before: R | undefined, after: R | undefined) => void;
/** The records of a table in memory, as its readers need them. */
export type Followed<R extends Keyed> = {
  readonly get: (id: number) => R | undefined;
  readonly values: () => IterableIterator<R>;
  readonly size: () => number;
  /** Told of every record as it is loaded and as it changes, before anybody can read the new one. */
  readonly onRecord: (hear: OnRecord<R>) => void;
};
type FollowOptions<R extends Keyed> = {
  readonly table: TableName;
  /** Reads the meant rows that readers could see; plain values, always the same for the same row. */
  readonly read: (db: Db, rowsOf: RowsOf) => Promise<readonly R[]>;
};
/** Keeps what can be read of a table in memory, and follows its changes. */
export type Follow = <R extends Keyed>(options: FollowOptions<R>) => Followed<R>;

/** So many changed rows of one table are read at a time; more than `most` and the whole table is read again. */
const few = 1_000;
const most = 20_000;
/** So few records take their place at once. */
const fewSwaps = 8;
/** Rows read at a go when all are. */
const span = 2_000;

type Swap = () => void;

/** One table's records. */
class Records<R extends Keyed> implements Followed<R> {
  readonly table: TableName;
  readonly #read: FollowOptions<R>['read'];
  readonly #db: Db;
  readonly #byId = new Map<number, R>();
  readonly #listeners: OnRecord<R>[] = [];

  constructor(db: Db, { table, read }: FollowOptions<R>) {
    this.#db = db;
    this.table = table;
    this.#read = read;
  }

  readonly get = (id: number): R | undefined => this.#byId.get(id);
  readonly values = (): IterableIterator<R> => this.#byId.values();
  readonly size = (): number => this.#byId.size;
  readonly onRecord = (hear: OnRecord<R>): void => void this.#listeners.push(hear);

  #put(id: number, after: R | undefined): void {
    const before = this.#byId.get(id);
    if (before === undefined && after === undefined) return;
    if (after) this.#byId.set(id, after);
    else this.#byId.delete(id);
    for (const hear of this.#listeners) hear(before, after);
  }

  /** Reads some rows; what is answered puts them in the place of the ones before. */
  async fetch(ids: readonly number[]): Promise<Swap> {
    const rows: R[] = [];
    for (let from = 0; from < ids.length; from += few) {
      const part = ids.slice(from, from + few);
      rows.push(...(await this.#read(this.#db, (id) => sql<boolean>`${id} = any(${part}::int[])`)));
    }
    const found = new Map(rows.map((row) => [row.id, row]));
    return () => {
      for (const id of ids) this.#put(id, found.get(id));
    };
  }

  /** Reads all rows, some at a time, each time letting others in. */
  async fetchAll(): Promise<Swap[]> {
    const swaps: Swap[] = [];
    const last = await this.#lastId();
    for (let from = 0; from < last; from += span) {
      const rows = await this.#between(from, from + span);
      swaps.push(() => this.#replaceBetween(from, from + span, rows));
    }
    swaps.push(() => this.#replaceBetween(last, Number.POSITIVE_INFINITY, []));
    return swaps;
  }

  /** The ids whose rows are not as they are kept. */
  async differences(): Promise<number[]> {
    const wrong: number[] = [];
    const last = Math.max(await this.#lastId(), ...this.#byId.keys());
    for (let from = 0; from < last; from += span) {
      const rows = await this.#between(from, from + span);
      const found = new Map(rows.map((row) => [row.id, JSON.stringify(row)]));
      for (let id = from + 1; id <= from + span; id += 1) {
        const kept = this.#byId.get(id);
        if ((kept && JSON.stringify(kept)) !== found.get(id)) wrong.push(id);
      }
    }
    return wrong;
  }

  async #lastId(): Promise<number> {
    const { rows } = await sql<{ last: number }>`
      select coalesce(max(id), 0)::int as last from ${sql.table(this.table)}`.execute(this.#db);
    return rows[0]?.last ?? 0;
  }
  #between(from: number, to: number): Promise<readonly R[]> {
    return this.#read(this.#db, (id) => sql<boolean>`(${id} > ${from} and ${id} <= ${to})`);
  }
  #replaceBetween(from: number, to: number, rows: readonly R[]): void {
    const found = new Set(rows.map(({ id }) => id));
    for (const id of this.#byId.keys())
      if (id > from && id <= to && !found.has(id)) this.#put(id, undefined);
    for (const row of rows) this.#put(row.id, row);
  }
}

export type Replica = {
  readonly follow: Follow;
  /** Reads everything; before that nothing is there. */
  readonly load: () => Promise<void>;
  /** Mends what has changed: the records of before serve until all of the new ones are read. */
  readonly apply: (changes: Changes) => Promise<void>;
  /** Called after each change, when all records are in their place; awaited. */
  readonly onApplied: (work: () => void | Promise<void>) => void;
  /** Compares everything with the database; what is wrong after `refresh` too is mended, and told. */
  readonly verify: (
    refresh: () => Promise<void>,
  ) => Promise<readonly { table: TableName; ids: readonly number[] }[]>;
  /** How many records of each table are kept. */
  readonly sizes: () => Readonly<Record<string, number>>;
};

/**
 * A copy in memory of the rows readers can see, which follows every change of the database.
 * @example const partners = replica.follow({ table: 'partner', read: readPartners }); … partners.get(12)
 */
export const createReplica = (db: Db): Replica => {
  const all: Records<Keyed>[] = [];
  const works: (() => void | Promise<void>)[] = [];
  const settle = async (): Promise<void> => {
    for (const work of works) await work();
  };
  /** Many records take their place in turns: who reads meanwhile sees some of before and some of after. */
  const swapIn = async (swaps: readonly Swap[]): Promise<void> => {
    for (const [at, swap] of swaps.entries()) {
      if (at > 0 && swaps.length > fewSwaps) await setImmediate();
      swap();
    }
    await settle();
  };
  const swapAll = async (): Promise<void> =>
    swapIn((await Promise.all(all.map((records) => records.fetchAll()))).flat());
  const mend = async ({ rows, isMissed }: Changes): Promise<void> => {
    if (isMissed) return swapAll();
    const touched = all.filter(({ table }) => rows.has(table));
    if (touched.length === 0) return;
    const swaps = await Promise.all(
      touched.map(async (records) => {
        const ids = [...(rows.get(records.table) ?? [])];
        return ids.length > most ? records.fetchAll() : [await records.fetch(ids)];
      }),
    );
    await swapIn(swaps.flat());
  };
  let work: Promise<void> = Promise.resolve();
  /** One after the other: what was read earlier must not take the place of what was read later. */
  const inTurn = (next: () => Promise<void>): Promise<void> => {
    work = work.catch(() => {}).then(next);
    return work;
  };
  const apply = (changes: Changes): Promise<void> => inTurn(() => mend(changes));
  const differences = async () => {
    const wrong: { table: TableName; ids: readonly number[] }[] = [];
    for (const records of all) {
      const ids = await records.differences();
      if (ids.length > 0) wrong.push({ table: records.table, ids });
    }
    return wrong;
  };
  return {
    follow: (options) => {
      const records = new Records(db, options);
      all.push(records as unknown as Records<Keyed>);
      return records;
    },
    load: () => inTurn(swapAll),
    apply,
    onApplied: (work) => void works.push(work),
    verify: async (refresh) => {
      if ((await differences()).length === 0) return [];
      // what changed while it was compared is no difference
      await refresh();
      const wrong = await differences();
      await apply({
        tables: new Set(),
        rows: new Map(wrong.map(({ table, ids }) => [table, new Set(ids)])),
        isMissed: false,
      });
      return wrong;
    },
    sizes: () => Object.fromEntries(all.map(({ table, size }) => [table, size()])),
  };
};
