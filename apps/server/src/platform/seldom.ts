import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';

type Said = { at: number; unsaid: number };
const pauseMs = 60_000;

/**
 * Says every message at once, and then at most once a minute how often it has come again: what fails
 * every second must not fill the disk.
 */
export const seldom = (log: (message: string) => void, now: () => number = Date.now) => {
  const said = new LRUCache<string, Said>(atMost(100));
  return (message: string): void => {
    const last = said.get(message);
    if (last && now() - last.at < pauseMs) {
      last.unsaid += 1;
      return;
    }
    log(last && last.unsaid > 0 ? `${message} (and ${last.unsaid} times before)` : message);
    said.set(message, { at: now(), unsaid: 0 });
  };
};
