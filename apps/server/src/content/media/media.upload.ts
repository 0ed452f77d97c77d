import { createHash } from 'node:crypto';
import { uploadLimit } from '@cafeteria/contract';
import { AppError } from '../../platform/http/index.ts';
import {
  cleanSvg,
  type FileType,
  fileTypeOf,
  isHeic,
  isUnsafeSvg,
  maxBmpPixels,
  maxPixels,
  measure,
  pixelsOf,
  pixelsOfBmp,
  pngOfBmp,
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
/** A `data:` prefix is tolerated, as the specification's client only warns about it. */
const decode = (data: string): Buffer => {
  const plain = data.replace(/^data:[^,]{0,100},/, '').replaceAll(/\s/g, '');
  if (!base64.test(plain)) throw new AppError('media.error.notAnImage');
  return Buffer.from(plain, 'base64');
};

const notAnImage = (): AppError => new AppError('media.error.notAnImage');
const assertSize = (pixels: number, max: number): void => {
  if (pixels > max)
    throw new AppError('media.error.tooManyPixels', {
      max: max / 1_000_000,
      pixels: Math.round(pixels / 1_000_000),
    });
};
type Given = { bytes: Buffer; type: FileType };
/** A file as it can be read further: a drawing without what could run, a BMP as PNG. */
const readable = async (uploaded: Buffer, type: FileType): Promise<Given> => {
  if (type === 'SVG') {
    const bytes = Buffer.from(cleanSvg(uploaded.toString('utf8')));
    if (isUnsafeSvg(bytes)) throw notAnImage();
    return { bytes, type };
  }
  if (type !== 'BMP') return { bytes: uploaded, type };
  assertSize(pixelsOfBmp(uploaded), maxBmpPixels);
  return { bytes: await pngOfBmp(uploaded), type: 'PNG' };
};
const pictureOf = async ({ bytes: given, type }: Given): Promise<ReadFile> => {
  // asked of the header alone: whoever unpacks such a picture has lost already
  assertSize(await pixelsOf(given), maxPixels);
  const size = await measure(given, type === 'SVG');
  const bytes = await withoutMetadata(given, type);
  return { bytes, type, ...size, sha256: hashOf(bytes) };
};

/** Reads an upload: its type told by its bytes, decoded whole, without its metadata. Throws what is wrong with it. */
export const readUpload = async (data: string): Promise<ReadFile> => {
  const uploaded = decode(data);
  if (uploaded.length > uploadLimit.bytes)
    throw new AppError('media.error.tooLarge', { max: uploadLimit.bytes });
  if (isHeic(uploaded)) throw new AppError('media.error.heic');
  const type = fileTypeOf(uploaded);
  if (!type) throw notAnImage();
  if (type === 'PDF')
    return { bytes: uploaded, type, width: null, height: null, sha256: hashOf(uploaded) };
  try {
    return await pictureOf(await readable(uploaded, type));
  } catch (error) {
    throw error instanceof AppError ? error : notAnImage();
  }
};

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
