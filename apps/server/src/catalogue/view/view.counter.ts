import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/at-most.ts';
import type { Deps } from '../../kernel/deps.ts';
import { addViews, type ViewedType, type Views } from './view.queries.ts';

/** Looks of the same reader at the same thing within this time are one. */
const oneLookMs = 30 * 60_000;
const maxReaders = 100_000;
const writeEveryMs = 5_000;

/**
 * Counts views in memory and saves them every few seconds and on close: a popular page costs one
 * row a day, not one write per view.
 */
export const createViewCounter = (
  { db, log, onClose }: Pick<Deps, 'db' | 'log' | 'onClose'>,
  everyMs = writeEveryMs,
) => {
  const seen = new LRUCache<string, true>({ ...atMost(maxReaders), ttl: oneLookMs });
  let waiting = new Map<string, Views>();
  const add = (key: string, { type, id, views }: Views): void =>
    void waiting.set(key, { type, id, views: (waiting.get(key)?.views ?? 0) + views });

  const flush = async (): Promise<void> => {
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    await addViews(db, [...batch.values()]).catch((error: Error) => {
      log.warn(`views: ${error.message}`);
      for (const [key, views] of batch) add(key, views);
    });
  };
  const timer = setInterval(() => void flush(), everyMs).unref();
  onClose(async () => {
    clearInterval(timer);
    await flush();
  });

  return {
    flush,
    count: (reader: string, type: ViewedType, id: number): void => {
      const key = `${type}:${id}`;
      const look = `${reader} ${key}`;
      if (seen.has(look)) return;
      seen.set(look, true);
      if (waiting.size < maxReaders) add(key, { type, id, views: 1 });
    },
  };
};
