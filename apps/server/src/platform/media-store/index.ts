import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { limitConcurrency } from '../auth/index.ts';
import { makeDerivative, type Variant } from './derivative.ts';

export {
  type CropArea,
  type Format,
  maxPixels,
  measure,
  pixelsOf,
  type Variant,
  withoutMetadata,
} from './derivative.ts';
export { maxBmpPixels, pixelsOfBmp, pngOfBmp } from './bmp.ts';
export { cleanSvg } from './clean-svg.ts';
export { type FileType, fileTypeOf, isHeic, isUnsafeSvg } from './file-type.ts';

const readIfThere = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Whole or not at all: a reader never sees half a file. */
const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
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

/** Originals and their derivatives as files below `folder`; the hot derivatives also in memory. */
export const createMediaStore = (folder: string, cores: number) => {
  const hot = new LRUCache<string, Buffer>({
    maxSize: 64 * 1_048_576,
    sizeCalculation: (bytes) => bytes.length + 200,
  });
  const pending = new Map<string, Promise<Buffer | undefined>>();
  const limited = limitConcurrency(cores);
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
    const bytes = await limited(() => makeDerivative(original, isSvg, variant));
    const path = derivedPath(uuid, variant);
    await writeWhole(path, bytes);
    hot.set(path, bytes);
    return bytes;
  };

  return {
    putOriginal: (uuid: string, bytes: Uint8Array): Promise<void> =>
      writeWhole(originalPath(uuid), bytes),
    getOriginal: (uuid: string): Promise<Buffer | undefined> => readIfThere(originalPath(uuid)),
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
