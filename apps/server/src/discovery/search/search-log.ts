import type { Deps } from '../../kernel/deps.ts';
import { fold } from '../../platform/db/index.ts';
import { addSearches, type Searches } from './search-log.queries.ts';

const writeEveryMs = 1_000;
/** What machines make up does not fill the memory. */
const maxWaiting = 5_000;

/**
 * Counts searches in memory and saves them every second and on close: a search writes nothing. Who searched is not
 * written down.
 */
export const createSearchLog = ({ db, log, onClose }: Pick<Deps, 'db' | 'log' | 'onClose'>) => {
  let waiting = new Map<string, Searches>();
  const add = ({ keyword, resultCount, searches }: Searches): void => {
    const before = waiting.get(keyword);
    if (!before && waiting.size >= maxWaiting) return;
    waiting.set(keyword, {
      keyword,
      resultCount,
      searches: (before?.searches ?? 0) + searches,
    });
  };
  const flush = async (): Promise<void> => {
    if (waiting.size === 0) return;
    const batch = [...waiting.values()];
    waiting = new Map();
    await addSearches(db, batch).catch((error: Error) => {
      log.warn(`search log: ${error.message}`);
      for (const searches of batch) add(searches);
    });
  };
  const timer = setInterval(() => void flush(), writeEveryMs).unref();
  onClose(async () => {
    clearInterval(timer);
    await flush();
  });
  return {
    count: (keyword: string, resultCount: number): void =>
      add({ keyword: fold(keyword), resultCount, searches: 1 }),
  };
};
