import { atomic, type Db } from '../../platform/db/index.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { tellOfChanges } from './catalogue-change.queries.ts';
import type { CatalogueFollower } from './follow.ts';

/** How every change is written: all or nothing. Throws what `work` throws. */
export type Write = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;

type Node = Pick<CatalogueFollower, 'node' | 'refresh'>;
const nobody: Node = { node: '', refresh: async () => {} };
/**
 * Writes what readers see. The tables note what was changed in them by themselves (triggers `note_…`), in the same
 * transaction; before the answer this node looks at what was noted (`refresh`), and the others are told to, of many
 * writes at once in one message.
 */
export const catalogueWriter = (db: Db, { node, refresh }: Node = nobody): Write => {
  const tell = oneAtATime(async () => void (await tellOfChanges(db, node)));
  return async (work) => {
    const result = await atomic(db, work);
    // what is written is written: a look that fails is made up for by the next notification or poll
    await Promise.allSettled([refresh(), tell()]);
    return result;
  };
};

/** Writes what readers see nothing of: nobody has to look. */
export const unseenWriter =
  (db: Db): Write =>
  (work) =>
    atomic(db, work);
