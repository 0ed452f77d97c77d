import { createHash } from 'node:crypto';
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
  file: Uint8Array,
): Promise<ReadFile> => {
  const uploaded = Buffer.from(file.buffer, file.byteOffset, file.length);
  if (isHeic(uploaded)) throw new AppError('media.error.heic');
  const type = fileTypeOf(uploaded);
  if (!type) throw new AppError('media.error.notAnImage');
  if (type === 'PDF')
    return { bytes: uploaded, type, width: null, height: null, sha256: hashOf(uploaded) };
  const read = await media.read(uploaded, type);
  if ('problem' in read) throw problemError(read);
  return { ...read, sha256: hashOf(read.bytes) };
};
