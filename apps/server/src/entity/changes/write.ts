import { atomic, type Db } from '../../platform/db/index.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import type { TableName } from '../table/index.ts';
import type { CatalogueFollower } from './follow.ts';
import { noteChange, tellOfChanges } from './catalogue-change.queries.ts';

/** How every change is written: all or nothing, then seen by whoever reads it. Throws what `work` throws. */
export type Write = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
/** …of what readers see, with the tables it changes: what is kept in memory of others stays. */
export type CatalogueWrite = <T>(
  touched: TableName | readonly TableName[],
  work: (tx: Db) => Promise<T>,
) => Promise<T>;

type Node = Pick<CatalogueFollower, 'node' | 'refresh'>;
const nobody: Node = { node: '', refresh: async () => {} };
/**
 * Writes what readers see: the tables it changes are noted in the same transaction, and before the answer
 * `refresh` lets this node's read models know, and the other nodes are told; of many writes at once in one message.
 */
export const catalogueWriter = (db: Db, { node, refresh }: Node = nobody): CatalogueWrite => {
  const tell = oneAtATime(async () => void (await tellOfChanges(db, node)));
  return async (touched, work) => {
    const result = await atomic(db, async (tx) => {
      const value = await work(tx);
      await noteChange(tx, [touched].flat());
      return value;
    });
    // what is written is written: a look that fails is made up for by the next notification or poll
    await Promise.allSettled([refresh(), tell()]);
    return result;
  };
};

/** Writes what readers see nothing of: the catalogue stays as it is. */
export const unseenWriter =
  (db: Db): Write =>
  (work) =>
    atomic(db, work);
