import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../error-code.ts';
import { type FileStore, FilesAway } from './store.ts';

/** Nobody writes one file for longer. */
const halfLivesMs = 60_000;

/** What the disk refuses is told as what it is, with the path. */
const orAway = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw new FilesAway(error instanceof Error ? error.message : String(error), { cause: error });
  }
};
const orNothing = async <T>(work: Promise<T>): Promise<T | undefined> =>
  orAway(
    work.catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }),
  );

/**
 * Writes files whole or not at all: a reader never sees half a file, and what could not be written
 * is not left lying.
 */
const wholeWriter = (folder: string) => {
  const halves = join(folder, 'half');
  return {
    write: async (path: string, bytes: Uint8Array): Promise<void> => {
      const half = join(halves, randomUUID());
      await mkdir(halves, { recursive: true, mode: 0o700 });
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeFile(half, bytes, { mode: 0o600 });
        await rename(half, path);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    /** Another may be writing right now. */
    sweep: async (): Promise<void> => {
      for (const name of await readdir(halves).catch(() => [])) {
        const half = join(halves, name);
        const { mtimeMs } = await stat(half).catch(() => ({ mtimeMs: Infinity }));
        if (mtimeMs < Date.now() - halfLivesMs) await rm(half, { force: true });
      }
    },
  };
};

/** Files below a folder of this machine, or of a network file system. */
export const createDiskStore = (folder: string): FileStore => {
  const files = wholeWriter(folder);
  // private files are nobody else's on the machine, those of older versions included
  if (existsSync(folder)) chmodSync(folder, 0o700);
  const get = (path: string): Promise<Buffer | undefined> =>
    orNothing(readFile(join(folder, path)));
  return {
    place: folder,
    get,
    put: (path, bytes) => orAway(files.write(join(folder, path), bytes)),
    hashOf: async (path) => {
      const bytes = await get(path);
      return bytes && createHash('sha256').update(bytes).digest('hex');
    },
    remove: (path) => orAway(rm(join(folder, path), { force: true })),
    removeFolder: (path) => orAway(rm(join(folder, path), { recursive: true, force: true })),
    list: async function* (path) {
      const options = { recursive: true, withFileTypes: true } as const;
      for (const entry of (await orNothing(readdir(join(folder, path), options))) ?? [])
        if (entry.isFile()) yield join(entry.parentPath, entry.name).slice(folder.length + 1);
    },
    sweep: files.sweep,
  };
};
