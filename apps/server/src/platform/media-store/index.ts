import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Variant } from './derivative.ts';
import type { FileType } from './file-type.ts';
import { createPictureWorkers } from './picture-workers.ts';
import type { PictureRead } from './read-picture.ts';

export { type CropArea, type Format, type Variant } from './derivative.ts';
export { type FileType, fileTypeOf, isHeic } from './file-type.ts';
export type { PictureRead } from './read-picture.ts';

/** Nobody writes one file for longer. */
const halfLivesMs = 60_000;

const readIfThere = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

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
    /** Removes what a process that was killed has left half written; another may be writing right now. */
    sweep: async (): Promise<void> => {
      for (const name of await readdir(halves).catch(() => [])) {
        const half = join(halves, name);
        const { mtimeMs } = await stat(half).catch(() => ({ mtimeMs: Infinity }));
        if (mtimeMs < Date.now() - halfLivesMs) await rm(half, { force: true });
      }
    },
  };
};

const variantName = ({ size, format, crop }: Variant): string => {
  const area = crop
    ? createHash('sha1')
        .update(JSON.stringify([crop.x, crop.y, crop.width, crop.height]))
        .digest('hex')
        .slice(0, 12)
    : 'whole';
  return `${size ?? 'full'}-${area}.${format}`;
};

type MediaSettings = {
  readonly folder: string;
  readonly cores: number;
  readonly log: (message: string) => void;
};

/** Originals and their derivatives as files below `folder`; the hot derivatives also in memory. */
export const createMediaStore = ({ folder, cores, log }: MediaSettings) => {
  const hot = new LRUCache<string, Buffer>({
    maxSize: 32 * 1_048_576,
    sizeCalculation: (bytes) => bytes.length + 200,
  });
  const pending = new Map<string, Promise<Buffer | undefined>>();
  const files = wholeWriter(folder);
  // private pictures are nobody else's on the machine, those of older versions included
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const workers = createPictureWorkers({ lanes: Math.max(1, Math.min(2, cores - 1)) });
  const originalPath = (uuid: string): string => join(folder, 'original', uuid.slice(0, 2), uuid);
  const derivedPath = (uuid: string, variant: Variant): string =>
    join(folder, 'derived', uuid.slice(0, 2), uuid, variantName(variant));

  const kept = async (uuid: string, variant: Variant): Promise<Buffer | undefined> => {
    const path = derivedPath(uuid, variant);
    const bytes = hot.get(path) ?? (await readIfThere(path));
    if (bytes) hot.set(path, bytes);
    return bytes;
  };
  const make = async (
    uuid: string,
    variant: Variant,
    isSvg: boolean,
  ): Promise<Buffer | undefined> => {
    const original = await readIfThere(originalPath(uuid));
    if (!original) return undefined;
    const bytes = await workers.make(original, isSvg, variant);
    const path = derivedPath(uuid, variant);
    hot.set(path, bytes);
    // a full disk keeps nobody from a picture that is ready
    await files.write(path, bytes).catch((error: Error) => log(`media: ${error.message}`));
    return bytes;
  };

  return {
    putOriginal: (uuid: string, bytes: Uint8Array): Promise<void> =>
      files.write(originalPath(uuid), bytes),
    getOriginal: (uuid: string): Promise<Buffer | undefined> => readIfThere(originalPath(uuid)),
    /** Reads an upload apart from the threads that serve people. */
    read: (bytes: Buffer, type: FileType): Promise<PictureRead> => workers.read(bytes, type),
    sweep: files.sweep,
    /** Ends what works on pictures. */
    close: workers.close,
    kept,
    /** A variant, made once even when many ask at once; undefined when the original is missing. */
    get: async (uuid: string, variant: Variant, isSvg: boolean): Promise<Buffer | undefined> => {
      const ready = await kept(uuid, variant);
      if (ready) return ready;
      const path = derivedPath(uuid, variant);
      const work =
        pending.get(path) ?? make(uuid, variant, isSvg).finally(() => pending.delete(path));
      pending.set(path, work);
      return work;
    },
    remove: async (uuid: string): Promise<void> => {
      await rm(originalPath(uuid), { force: true });
      await rm(join(folder, 'derived', uuid.slice(0, 2), uuid), { recursive: true, force: true });
    },
  };
};
export type MediaStore = ReturnType<typeof createMediaStore>;
