import { maxBmpPixels, pixelsOfBmp, pngOfBmp } from './bmp.ts';
import { cleanSvg } from './clean-svg.ts';
import { maxPixels, measure, pixelsOf, withoutMetadata } from './derivative.ts';
import { type FileType, isUnsafeSvg } from './file-type.ts';
import { countDrawn, maxDrawnElements } from './svg-cost.ts';

/** A picture as it is kept, or why it is not. */
export type PictureRead =
  | {
      readonly bytes: Buffer;
      /** That of the file as it is kept: a BMP is kept as PNG. */
      readonly type: FileType;
      readonly width: number;
      readonly height: number;
    }
  | { readonly problem: 'unreadable' }
  | { readonly problem: 'tooComplex' }
  | { readonly problem: 'tooManyPixels'; readonly pixels: number; readonly max: number };

const unreadable = { problem: 'unreadable' } as const;

/** A cleaned drawing, or why it is none. */
const readDrawing = (bytes: Buffer): Buffer | 'unreadable' | 'tooComplex' => {
  const clean = cleanSvg(bytes.toString('utf8'));
  if (clean === undefined || isUnsafeSvg(Buffer.from(clean))) return 'unreadable';
  return countDrawn(clean) > maxDrawnElements ? 'tooComplex' : Buffer.from(clean);
};

const refusedSize = (pixels: number, max: number): PictureRead | undefined =>
  pixels > max ? { problem: 'tooManyPixels', pixels, max } : undefined;

/** A picture that needs no more cleaning or unpacking. */
const readPlain = async (given: Buffer, type: FileType): Promise<PictureRead> => {
  // asked of the header alone: anyone who unpacks such a picture has lost already
  const tooLarge = refusedSize(await pixelsOf(given), maxPixels);
  if (tooLarge) return tooLarge;
  const size = await measure(given, type === 'SVG');
  return { bytes: await withoutMetadata(given, type), type, ...size };
};
const readBmp = async (uploaded: Buffer): Promise<PictureRead> =>
  refusedSize(pixelsOfBmp(uploaded), maxBmpPixels) ?? readPlain(await pngOfBmp(uploaded), 'PNG');

/** Reads an upload: cleaned if it is a drawing, decoded whole, without its metadata. */
export const readPicture = async (uploaded: Buffer, type: FileType): Promise<PictureRead> => {
  const given = type === 'SVG' ? readDrawing(uploaded) : uploaded;
  if (typeof given === 'string') return { problem: given };
  try {
    return type === 'BMP' ? await readBmp(given) : await readPlain(given, type);
  } catch {
    return unreadable;
  }
};
