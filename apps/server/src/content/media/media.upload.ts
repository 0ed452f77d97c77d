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

const prefix = /^data:[^,]{0,100};base64,/;
/** Base64 as a reader of files in a browser gives it: it is decoded, and warned of (specification, section 8). */
const decoded = (uploaded: Buffer, warn: (message: string) => void): Buffer => {
  const [found] = prefix.exec(uploaded.toString('latin1', 0, 120)) ?? [];
  if (found === undefined) return uploaded;
  warn('media upload: the base64 already has a data: prefix');
  return Buffer.from(uploaded.toString('latin1', found.length), 'base64');
};

/** Reads an upload: its type told by its bytes, decoded whole, without its metadata. Throws what is wrong with it. */
export const readUpload = async (
  media: Pick<MediaStore, 'read'>,
  file: Uint8Array,
  warn: (message: string) => void,
): Promise<ReadFile> => {
  const uploaded = decoded(Buffer.from(file.buffer, file.byteOffset, file.length), warn);
  if (isHeic(uploaded)) throw new AppError('media.error.heic');
  const type = fileTypeOf(uploaded);
  if (!type) throw new AppError('media.error.notAnImage');
  if (type === 'PDF')
    return { bytes: uploaded, type, width: null, height: null, sha256: hashOf(uploaded) };
  const read = await media.read(uploaded, type);
  if ('problem' in read) throw problemError(read);
  return { ...read, sha256: hashOf(read.bytes) };
};
