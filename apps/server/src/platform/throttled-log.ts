import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';

type LastLogged = { at: number; suppressed: number };
const pauseMs = 60_000;

/**
 * Logs each message at once, and repeats it at most once a minute with the number of repetitions:
 * a failure every second must not fill the disk.
 */
export const throttledLog = (log: (message: string) => void, now: () => number = Date.now) => {
  const logged = new LRUCache<string, LastLogged>(atMost(100));
  return (message: string): void => {
    const last = logged.get(message);
    if (last && now() - last.at < pauseMs) {
      last.suppressed += 1;
      return;
    }
    log(last && last.suppressed > 0 ? `${message} (and ${last.suppressed} times before)` : message);
    logged.set(message, { at: now(), suppressed: 0 });
  };
};
