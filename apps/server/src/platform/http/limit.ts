import { LRUCache } from 'lru-cache';
import { atMost } from '../at-most.ts';
import { isIPv6 } from 'node:net';

type Count = { used: number; readonly until: number };
type Settings = {
  /** How often in a window; the first counts its beginning. */
  readonly max: number;
  readonly windowMs: number;
  /** Keys remembered at once. */
  readonly keys?: number;
  readonly now?: () => number;
};

/** Counts by key, each in its own window. A count of this node alone: several nodes allow as many times more. */
export const createLimit = ({ max, windowMs, keys = 50_000, now = Date.now }: Settings) => {
  const counts = new LRUCache<string, Count>(atMost(keys));
  const countOf = (key: string): Count => {
    const kept = counts.get(key);
    return kept && kept.until > now() ? kept : { used: 0, until: now() + windowMs };
  };
  return {
    /** Counts one more, or as much; false, and nothing counted, when there is not so much left. */
    take: (key: string, amount = 1): boolean => {
      const count = countOf(key);
      if (count.used + amount > max) return false;
      count.used += amount;
      counts.set(key, count);
      return true;
    },
    /** Takes one back that turned out not to count. */
    giveBack: (key: string): void => {
      const count = countOf(key);
      if (count.used > 0) count.used -= 1;
    },
    clear: (key: string): void => void counts.delete(key),
  };
};
export type Limit = ReturnType<typeof createLimit>;

/**
 * One word for anyone who sends from an address. A single household or machine has a whole /64 of IPv6
 * to choose from.
 */
export const addressGroup = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head.split(':').filter(Boolean);
  const missing =
    tail === undefined ? 0 : 8 - first.length - tail.split(':').filter(Boolean).length;
  const groups = [...first, ...Array.from({ length: missing }, () => '0')];
  return `${[...groups, ...(tail ?? '').split(':')].slice(0, 4).join(':')}::/64`;
};

/** Counts what each has open at once, at most so many; who wants more gets false. */
export const createOpenCount = (max: number) => {
  const counts = new Map<string, number>();
  return {
    open: (key: string): boolean => {
      const count = counts.get(key) ?? 0;
      if (count < max) counts.set(key, count + 1);
      return count < max;
    },
    close: (key: string): void => {
      const count = (counts.get(key) ?? 1) - 1;
      if (count === 0) counts.delete(key);
      else counts.set(key, count);
    },
  };
};
