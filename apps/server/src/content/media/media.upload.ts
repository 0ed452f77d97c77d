import { createHash } from 'node:crypto';
import { uploadLimit } from '@cafeteria/contract';
import { AppError } from '../../platform/http/index.ts';
import {
  type FileType,
  fileTypeOf,
  isHeic,
  type MediaStore,
  type PictureRead,
} from '../../platform/media-store/index.ts';

export type ReadFile = {
  bytes: Buffer;
  type: FileType;
  width: number | null;
  height: number | null;
  sha256: string;
};

const base64 = /^[A-Za-z0-9+/]*={0,2}$/;
const prefix = /^data:[^,]{0,100},/;
/** A `data:` prefix is only warned of (specification, section 8). */
const decode = (data: string, warn: (message: string) => void): Buffer => {
  if (prefix.test(data)) warn('media upload: the base64 already has a data: prefix');
  const plain = data.replace(prefix, '').replaceAll(/\s/g, '');
  if (!base64.test(plain)) throw new AppError('media.error.notAnImage');
  return Buffer.from(plain, 'base64');
};

type Problem = Extract<PictureRead, { problem: unknown }>;
const problemError = (read: Problem): AppError => {
  if (read.problem === 'tooComplex') return new AppError('media.error.tooComplex');
  if (read.problem === 'unreadable') return new AppError('media.error.notAnImage');
  return new AppError('media.error.tooManyPixels', {
    max: read.max / 1_000_000,
    pixels: Math.round(read.pixels / 1_000_000),
  });
};

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Reads an upload: its type told by its bytes, decoded whole, without its metadata. Throws what is wrong with it. */
export const readUpload = async (
  media: Pick<MediaStore, 'read'>,
  data: string,
  warn: (message: string) => void,
): Promise<ReadFile> => {
  const uploaded = decode(data, warn);
  if (uploaded.length > uploadLimit.bytes)
    throw new AppError('media.error.tooLarge', { max: uploadLimit.bytes });
  if (isHeic(uploaded)) throw new AppError('media.error.heic');
  const type = fileTypeOf(uploaded);
  if (!type) throw new AppError('media.error.notAnImage');
  if (type === 'PDF')
    return { bytes: uploaded, type, width: null, height: null, sha256: hashOf(uploaded) };
  const read = await media.read(uploaded, type);
  if ('problem' in read) throw problemError(read);
  return { ...read, sha256: hashOf(read.bytes) };
};
