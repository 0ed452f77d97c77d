import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../platform/db/index.ts';
import type { TableName } from '../table/index.ts';
import type { Changes } from './follow.ts';
import {
  type Followed,
  type FollowOptions,
  type Keyed,
  type RecordChange,
  Records,
  type Swap,
} from './records.ts';

/** Keeps what can be read of a table in memory, and follows its changes. */
export type Follow = <R extends Keyed>(options: FollowOptions<R>) => Followed<R>;

/** With more changed rows of one table than this, the whole table is read again. */
const rowsWorthNaming = 20_000;
/** How many swaps are done without a rest. */
const swapsAtOnce = 8;

/** What became of the records of a table. */
export type Applied = {
  readonly of: <R extends Keyed>(records: Followed<R>) => readonly RecordChange<R>[];
};

type Difference = { readonly table: TableName; readonly ids: readonly number[] };
export type Replica = {
  readonly follow: Follow;
  /** Reads everything; before that nothing is there. */
  readonly load: () => Promise<void>;
  /** Mends what has changed: the records of before serve until all of the new ones are read. */
  readonly apply: (changes: Changes) => Promise<Applied>;
  /** Called after each change, when all records are in their place; awaited. */
  readonly onApplied: (work: () => void | Promise<void>) => void;
  /** Compares everything with the database; what is wrong after `refresh` too is mended, and told. */
  readonly verify: (refresh: () => Promise<void>) => Promise<readonly Difference[]>;
  /** How many records of each table are kept. */
  readonly sizes: () => Readonly<Record<string, number>>;
};

type TableSwap = { readonly records: Records<Keyed>; readonly swap: Swap<Keyed> };
/** Many records take their place in turns: who reads meanwhile sees some of before and some of after. */
const swapIn = async (swaps: readonly TableSwap[]): Promise<Applied> => {
  const applied = new Map<Followed<Keyed>, RecordChange<Keyed>[]>();
  for (const [at, { records, swap }] of swaps.entries()) {
    if (at > 0 && swaps.length > swapsAtOnce) await setImmediate();
    applied.set(records, [...(applied.get(records) ?? []), ...swap()]);
  }
  return {
    of: <R extends Keyed>(records: Followed<R>) =>
      (applied.get(records as unknown as Followed<Keyed>) ?? []) as RecordChange<R>[],
  };
};

const differencesOf = async (all: readonly Records<Keyed>[]): Promise<Difference[]> => {
  const wrong: Difference[] = [];
  for (const records of all) {
    const ids = await records.differences();
    if (ids.length > 0) wrong.push({ table: records.table, ids });
  }
  return wrong;
};

/** Reads what changed of each table; what is answered puts all of it in its place. */
const fetchChanged = async (
  all: readonly Records<Keyed>[],
  { rows, isMissed }: Changes,
): Promise<TableSwap[]> => {
  const changed = isMissed ? all : all.filter(({ table }) => rows.has(table));
  const swaps = await Promise.all(
    changed.map(async (records) => {
      const ids = [...(rows.get(records.table) ?? [])];
      const swapsOf =
        isMissed || ids.length > rowsWorthNaming
          ? await records.fetchAll()
          : [await records.fetch(ids)];
      return swapsOf.map((swap) => ({ records, swap }));
    }),
  );
  return swaps.flat();
};

const everything: Changes = { tables: new Set(), rows: new Map(), isMissed: true };

/**
 * A copy in memory of the rows readers can see, which follows every change of the database.
 * @example const partners = replica.follow({ table: 'partner', read: readPartners }); … partners.get(12)
 */
export const createReplica = (db: Db): Replica => {
  const all: Records<Keyed>[] = [];
  const works: (() => void | Promise<void>)[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const mend = async (before: Promise<unknown>, changes: Changes): Promise<Applied> => {
    await before.catch(() => {});
    const swaps = await fetchChanged(all, changes);
    const applied = await swapIn(swaps);
    if (swaps.length > 0) for (const work of works) await work();
    return applied;
  };
  /** One after the other: what was read earlier must not take the place of what was read later. */
  const apply = (changes: Changes): Promise<Applied> => {
    const mended = mend(last, changes);
    last = mended;
    return mended;
  };
  return {
    follow: (options) => {
      const records = new Records(db, options);
      all.push(records as unknown as Records<Keyed>);
      return records;
    },
    load: async () => void (await apply(everything)),
    apply,
    onApplied: (work) => void works.push(work),
    verify: async (refresh) => {
      if ((await differencesOf(all)).length === 0) return [];
      // what changed while it was compared is no difference
      await refresh();
      const wrong = await differencesOf(all);
      const rows = new Map(wrong.map(({ table, ids }) => [table, new Set(ids)]));
      await apply({ tables: new Set(), rows, isMissed: false });
      return wrong;
    },
    sizes: () => Object.fromEntries(all.map(({ table, size }) => [table, size()])),
  };
};
