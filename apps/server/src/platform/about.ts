/**
 * What an answer is about: names of what it holds, as `partner 12`. When one of them changes, it is stale.
 * @example ['partner 12', 'category 6']
 */
export type About = readonly string[];
/** Of an answer that may hold anything: every change makes it stale. */
export const anything: About = ['anything'];

/** What changed: names (none of what no reader sees, yet something), or more than can be named. */
export type Changed = readonly string[] | 'everything';

const namesOf = (changed: Changed): readonly string[] =>
  changed === 'everything' ? [changed] : [...changed, ...anything];

/** Keys by what is about them. */
export const createAbouts = () => {
  const keys = new Map<string, Set<string>>();
  return {
    add: (key: string, about: About): void => {
      for (const name of about) keys.set(name, (keys.get(name) ?? new Set()).add(key));
    },
    remove: (key: string, about: About): void => {
      for (const name of about) {
        const found = keys.get(name);
        found?.delete(key);
        if (found?.size === 0) keys.delete(name);
      }
    },
    /** The keys of what is stale now. */
    touchedBy: (changed: readonly string[]): string[] => [
      ...new Set(namesOf(changed).flatMap((name) => [...(keys.get(name) ?? [])])),
    ],
  };
};

/** What changes while something is being made. */
export const createMeanwhile = () => {
  const open = new Set<Set<string>>();
  return {
    note: (changed: Changed): void => {
      for (const one of open) for (const name of namesOf(changed)) one.add(name);
    },
    /** Call before the first look at anything, and `end` after the last question. */
    begin: () => {
      const changed = new Set<string>();
      open.add(changed);
      return {
        /** Whether nothing of what this is about has changed since. */
        isFresh: (about: About): boolean =>
          !changed.has('everything') && !about.some((name) => changed.has(name)),
        end: (): void => void open.delete(changed),
      };
    },
  };
};
