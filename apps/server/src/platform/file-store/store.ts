/**
 * Files by their paths, wherever they lie. A file is written whole or not at all, and one of a path is the same for
 * ever: what is there need not be asked for again.
 */
export type FileStore = {
  /** Where it is, for people. */
  readonly place: string;
  /** Undefined when there is no such file. */
  readonly get: (path: string) => Promise<Buffer | undefined>;
  readonly put: (path: string, bytes: Uint8Array) => Promise<void>;
  /** SHA-256 in hex of the file as it lies there; undefined when there is none. */
  readonly hashOf: (path: string) => Promise<string | undefined>;
  readonly remove: (path: string) => Promise<void>;
  readonly removeFolder: (folder: string) => Promise<void>;
  /** The paths of all files below a folder, in no order. */
  readonly list: (folder: string) => AsyncIterable<string>;
  /** Removes what a process that was killed has left half written. */
  readonly sweep: () => Promise<void>;
};

/** The files cannot be had now: that says nothing of whether they exist. */
export class FilesAway extends Error {}
/** A file is not what was written. */
export class FileDamaged extends FilesAway {}
