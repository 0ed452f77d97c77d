import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../platform/db/index.ts';
import type { TableName } from '../table/index.ts';
import type { Changes } from './follow.ts';
import { type Followed, type FollowOptions, type Keyed, Records, type Swap } from './records.ts';

/** Keeps what can be read of a table in memory, and follows its changes. */
export type Follow = <R extends Keyed>(options: FollowOptions<R>) => Followed<R>;

/** With more changed rows of one table than this, the whole table is read again. */
const most = 20_000;
/** So few swaps are done at once. */
const fewSwaps = 8;

type Difference = { readonly table: TableName; readonly ids: readonly number[] };
export type Replica = {
  readonly follow: Follow;
  /** Reads everything; before that nothing is there. */
  readonly load: () => Promise<void>;
  /** Mends what has changed: the records of before serve until all of the new ones are read. */
  readonly apply: (changes: Changes) => Promise<void>;
  /** Called after each change, when all records are in their place; awaited. */
  readonly onApplied: (work: () => void | Promise<void>) => void;
  /** Compares everything with the database; what is wrong after `refresh` too is mended, and told. */
  readonly verify: (refresh: () => Promise<void>) => Promise<readonly Difference[]>;
  /** How many records of each table are kept. */
  readonly sizes: () => Readonly<Record<string, number>>;
};

/** Many records take their place in turns: who reads meanwhile sees some of before and some of after. */
const swapIn = async (swaps: readonly Swap[]): Promise<void> => {
  for (const [at, swap] of swaps.entries()) {
    if (at > 0 && swaps.length > fewSwaps) await setImmediate();
    swap();
  }
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
): Promise<Swap[]> => {
  const touched = isMissed ? all : all.filter(({ table }) => rows.has(table));
  const swaps = await Promise.all(
    touched.map(async (records) => {
      const ids = [...(rows.get(records.table) ?? [])];
      return isMissed || ids.length > most ? records.fetchAll() : [await records.fetch(ids)];
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
  let last: Promise<void> = Promise.resolve();
  const mend = async (before: Promise<void>, changes: Changes): Promise<void> => {
    await before.catch(() => {});
    const swaps = await fetchChanged(all, changes);
    await swapIn(swaps);
    if (swaps.length > 0) for (const work of works) await work();
  };
  /** One after the other: what was read earlier must not take the place of what was read later. */
  const apply = (changes: Changes): Promise<void> => {
    last = mend(last, changes);
    return last;
  };
  return {
    follow: (options) => {
      const records = new Records(db, options);
      all.push(records as unknown as Records<Keyed>);
      return records;
    },
    load: () => apply(everything),
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
