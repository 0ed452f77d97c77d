import type { Readable } from 'node:stream';

/** Files too large to be held, by their names in one folder. One is there whole or not at all. */
export type LargeFiles = {
  /** Where they are, for people; a name is appended with a slash. */
  readonly place: string;
  /** The names of all, in no order; of a folder that is not there yet, none. */
  readonly list: () => Promise<readonly string[]>;
  /** @returns its size, when it stands under its name; bytes that break off leave nothing */
  readonly write: (name: string, bytes: Readable) => Promise<number>;
  readonly read: (name: string) => Readable;
  readonly remove: (name: string) => Promise<void>;
  /** Removes what a process that was killed has left half written. */
  readonly sweep: () => Promise<void>;
};

/** A file that has been written for longer was cut off: the next night's run sweeps it. */
export const largeHalfLivesMs = 12 * 3_600_000;
