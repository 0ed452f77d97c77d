import { createHash } from 'node:crypto';
import { uploadLimit } from '@cafeteria/contract';
import { AppError } from '../../platform/http/index.ts';
import {
  cleanSvg,
  type FileType,
  fileTypeOf,
  isUnsafeSvg,
  maxPixels,
  measure,
  pixelsOf,
  withoutMetadata,
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

/** Reads an upload: its type told by its bytes, decoded whole, without its metadata. Throws what is wrong with it. */
export const readUpload = async (
  data: string,
  warn: (message: string) => void,
): Promise<ReadFile> => {
  const uploaded = decode(data, warn);
  if (uploaded.length > uploadLimit.bytes)
    throw new AppError('media.error.tooLarge', { max: uploadLimit.bytes });
  const type = fileTypeOf(uploaded);
  const given = type === 'SVG' ? Buffer.from(cleanSvg(uploaded.toString('utf8'))) : uploaded;
  if (!type || type === 'BMP' || (type === 'SVG' && isUnsafeSvg(given)))
    throw new AppError('media.error.notAnImage');
  if (type === 'PDF')
    return { bytes: given, type, width: null, height: null, sha256: hashOf(given) };
  // asked of the header alone: whoever unpacks such a picture has lost already
  const pixels = await pixelsOf(given);
  if (pixels > maxPixels)
    throw new AppError('media.error.tooManyPixels', {
      max: maxPixels / 1_000_000,
      pixels: Math.round(pixels / 1_000_000),
    });
  try {
    const size = await measure(given, type === 'SVG');
    const bytes = await withoutMetadata(given, type);
    return { bytes, type, ...size, sha256: hashOf(bytes) };
  } catch {
    throw new AppError('media.error.notAnImage');
  }
};

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
