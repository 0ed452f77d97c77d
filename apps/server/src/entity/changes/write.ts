import { atomic, type Db } from '../../platform/db/index.ts';
import { bumpCatalogueVersion } from './catalogue-version.ts';

/** How every change is written: all or nothing, then seen by whoever reads it. Throws what `work` throws. */
export type Write = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;

/**
 * Writes what readers see: the catalogue's version rises in the same transaction, and `refresh`
 * drops this node's read models before the answer.
 */
export const catalogueWriter =
  (db: Db, refresh: () => Promise<void> = async () => {}): Write =>
  async (work) => {
    const result = await atomic(db, async (tx) => {
      const value = await work(tx);
      await bumpCatalogueVersion(tx);
      return value;
    });
    await refresh();
    return result;
  };

/** Writes what readers see nothing of: the catalogue stays as it is. */
export const unseenWriter =
  (db: Db): Write =>
  (work) =>
    atomic(db, work);
