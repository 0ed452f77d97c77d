import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { FileDamaged, type FileStore, sha256Of } from '../file-store/index.ts';
import type { Variant } from './derivative.ts';
import type { FileType } from './file-type.ts';
import { createPictureWorkers } from './picture-workers.ts';
import type { PictureRead } from './read-picture.ts';

export { type CropArea, type Format, type Variant } from './derivative.ts';
export { type FileType, fileTypeOf, isHeic } from './file-type.ts';
export type { PictureRead } from './read-picture.ts';

const variantName = ({ size, format, crop }: Variant): string => {
  const area = crop
    ? createHash('sha1')
        .update(JSON.stringify([crop.x, crop.y, crop.width, crop.height]))
        .digest('hex')
        .slice(0, 12)
    : 'whole';
  return `${size ?? 'full'}-${area}.${format}`;
};

/** The original of a picture, and what is made of it, in any store of files. */
export const originalPath = (uuid: string): string => `original/${uuid.slice(0, 2)}/${uuid}`;
const derivedFolder = (uuid: string): string => `derived/${uuid.slice(0, 2)}/${uuid}`;

type MediaSettings = {
  readonly files: FileStore;
  readonly cores: number;
  readonly log: (message: string) => void;
  /** SHA-256 of an original as it was uploaded. */
  readonly hashOf: (uuid: string) => Promise<string | undefined>;
};

/**
 * What is made of pictures: kept as files, and while hot in memory; each is asked for once, however many wait for
 * it.
 */
const createDerived = ({ files, log }: Pick<MediaSettings, 'files' | 'log'>) => {
  const hot = new LRUCache<string, Buffer>({
    maxSize: 32 * 1_048_576,
    sizeCalculation: (bytes) => bytes.length + 200,
  });
  const reads = new Map<string, Promise<Buffer | undefined>>();
  const makes = new Map<string, Promise<Buffer | undefined>>();
  const once = (
    pending: Map<string, Promise<Buffer | undefined>>,
    path: string,
    begin: () => Promise<Buffer | undefined>,
  ): Promise<Buffer | undefined> => {
    const work = pending.get(path) ?? begin().finally(() => pending.delete(path));
    pending.set(path, work);
    return work;
  };
  const read = async (path: string): Promise<Buffer | undefined> => {
    const bytes = await files.get(path).catch((error: unknown) => {
      if (!(error instanceof FileDamaged)) throw error;
      // it is made again
      log(`media: ${error.message}`);
      return undefined;
    });
    if (bytes) hot.set(path, bytes);
    return bytes;
  };
  const keep = async (path: string, bytes: Buffer): Promise<Buffer> => {
    hot.set(path, bytes);
    // a full disk keeps nobody from a picture that is ready
    await files.put(path, bytes).catch((error: Error) => log(`media: ${error.message}`));
    return bytes;
  };
  return {
    kept: async (path: string): Promise<Buffer | undefined> =>
      hot.get(path) ?? once(reads, path, () => read(path)),
    make: (path: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> =>
      once(makes, path, async () => {
        const bytes = await make();
        return bytes && keep(path, bytes);
      }),
  };
};

/** Originals of pictures and their derivatives as files; an original is what was uploaded, or it is not shown. */
export const createMediaStore = ({ files, cores, log, hashOf }: MediaSettings) => {
  const workers = createPictureWorkers({ lanes: Math.max(1, Math.min(2, cores - 1)) });
  const derived = createDerived({ files, log });
  const pathOf = (uuid: string, variant: Variant): string =>
    `${derivedFolder(uuid)}/${variantName(variant)}`;
  const getOriginal = async (uuid: string): Promise<Buffer | undefined> => {
    const [bytes, hash] = await Promise.all([files.get(originalPath(uuid)), hashOf(uuid)]);
    if (bytes && hash !== undefined && sha256Of(bytes) !== hash)
      throw new FileDamaged(`${originalPath(uuid)} at ${files.place} is not what was uploaded`);
    return bytes;
  };
  const kept = (uuid: string, variant: Variant): Promise<Buffer | undefined> =>
    derived.kept(pathOf(uuid, variant));

  return {
    putOriginal: (uuid: string, bytes: Uint8Array): Promise<void> =>
      files.put(originalPath(uuid), bytes),
    getOriginal,
    /** Reads an upload apart from the threads that serve people. */
    read: (bytes: Buffer, type: FileType): Promise<PictureRead> => workers.read(bytes, type),
    sweep: files.sweep,
    /** Ends what works on pictures. */
    close: workers.close,
    kept,
    /** A variant, made once even when many ask at once; undefined when the original is missing. */
    get: async (uuid: string, variant: Variant, isSvg: boolean): Promise<Buffer | undefined> =>
      (await kept(uuid, variant)) ??
      derived.make(pathOf(uuid, variant), async () => {
        const original = await getOriginal(uuid);
        return original && workers.make(original, isSvg, variant);
      }),
    /** Of a picture nobody knows any more; what cannot be removed now only takes room. */
    remove: async (uuid: string): Promise<void> => {
      try {
        await files.remove(originalPath(uuid));
        await files.removeFolder(derivedFolder(uuid));
      } catch (error) {
        log(`media: ${uuid} stays: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
};
export type MediaStore = ReturnType<typeof createMediaStore>;
