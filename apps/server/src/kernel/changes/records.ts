import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import { columns, type Db, query } from '../../platform/db/index.ts';
import type { TableName } from '../table/index.ts';

/** Says which rows are meant: SQL of a condition on the reference to an id. */
export type RowsOf = (id: RawBuilder<unknown>) => RawBuilder<boolean>;
export type Keyed = { readonly id: number };
/** How a record became another: before is missing where it is new, after where it is gone. */
export type RecordChange<R> = { readonly before: R | undefined; readonly after: R | undefined };
/** Hears of a change of a record; must not wait. */
type OnRecord<R> = (before: R | undefined, after: R | undefined) => void;
/** The records of a table in memory, as its readers need them. */
export type Followed<R extends Keyed> = {
  readonly table: TableName;
  readonly get: (id: number) => R | undefined;
  readonly values: () => IterableIterator<R>;
  readonly size: () => number;
  /** Hears of every record as it is loaded and as it changes, before anybody can read the new one. */
  readonly onRecord: (listener: OnRecord<R>) => void;
};
/**
 * Hears when a record comes, goes, or becomes another one in what is `taken` from it.
 * @example onPart(offices, ({ lat, lng }) => [lat, lng], pins.touch)
 */
export const onPart = <R extends Keyed>(
  records: Followed<R>,
  fieldsOf: (record: R) => unknown,
  listener: () => void,
): void =>
  records.onRecord((before, after) => {
    if (!isDeepStrictEqual(before && fieldsOf(before), after && fieldsOf(after))) listener();
  });

export type FollowOptions<R extends Keyed> = {
  readonly table: TableName;
  /** Reads the meant rows that readers could see; plain values, always the same for the same row. */
  readonly read: (db: Db, rowsOf: RowsOf) => Promise<readonly R[]>;
};
/** How many changed rows of one table are read by one statement. */
const rowsPerRead = 1_000;
/** How many ids one statement goes over when all rows are read. */
const idsPerRead = 2_000;

/** Puts rows that were read in the place of the old ones; answers what became of each. */
export type Swap<R> = () => readonly RecordChange<R>[];

/** One table's records. */
export class Records<R extends Keyed> implements Followed<R> {
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
  readonly onRecord = (listener: OnRecord<R>): void => void this.#listeners.push(listener);

  #put(id: number, after: R | undefined): RecordChange<R>[] {
    const before = this.#byId.get(id);
    if (before === undefined && after === undefined) return [];
    if (after) this.#byId.set(id, after);
    else this.#byId.delete(id);
    for (const listener of this.#listeners) listener(before, after);
    return [{ before, after }];
  }

  /** Reads some rows; what is answered puts them in the place of the ones before. */
  async fetch(ids: readonly number[]): Promise<Swap<R>> {
    const rows: R[] = [];
    for (let from = 0; from < ids.length; from += rowsPerRead) {
      const part = ids.slice(from, from + rowsPerRead);
      rows.push(...(await this.#read(this.#db, (id) => sql<boolean>`${id} = any(${part}::int[])`)));
    }
    const found = new Map(rows.map((row) => [row.id, row]));
    return () => ids.flatMap((id) => this.#put(id, found.get(id)));
  }

  /** Reads all rows, some at a time, each time letting others in. */
  async fetchAll(): Promise<Swap<R>[]> {
    const swaps: Swap<R>[] = [];
    const last = await this.#lastId();
    for (let from = 0; from < last; from += idsPerRead) {
      const rows = await this.#between(from, from + idsPerRead);
      swaps.push(() => this.#replaceBetween(from, from + idsPerRead, rows));
    }
    swaps.push(() => this.#replaceBetween(last, Number.POSITIVE_INFINITY, []));
    return swaps;
  }

  /** The ids whose rows are not as they are kept. */
  async differences(): Promise<number[]> {
    const wrong: number[] = [];
    let last = await this.#lastId();
    for (const id of this.#byId.keys()) last = Math.max(last, id);
    for (let from = 0; from < last; from += idsPerRead) {
      const rows = await this.#between(from, from + idsPerRead);
      const found = new Map(rows.map((row) => [row.id, JSON.stringify(row)]));
      for (let id = from + 1; id <= from + idsPerRead; id += 1) {
        const kept = this.#byId.get(id);
        if ((kept && JSON.stringify(kept)) !== found.get(id)) wrong.push(id);
      }
    }
    return wrong;
  }

  async #lastId(): Promise<number> {
    const { rows } = await query`
      select ${columns({ last: sql<number>`coalesce(max(id), 0)::int` })}
      from ${sql.table(this.table)}`.execute(this.#db);
    return rows[0]?.last ?? 0;
  }
  #between(from: number, to: number): Promise<readonly R[]> {
    return this.#read(this.#db, (id) => sql<boolean>`(${id} > ${from} and ${id} <= ${to})`);
  }
  #replaceBetween(from: number, to: number, rows: readonly R[]): RecordChange<R>[] {
    const found = new Set(rows.map(({ id }) => id));
    const removedIds = [...this.#byId.keys()].filter(
      (id) => id > from && id <= to && !found.has(id),
    );
    return [
      ...removedIds.flatMap((id) => this.#put(id, undefined)),
      ...rows.flatMap((row) => this.#put(row.id, row)),
    ];
  }
}
