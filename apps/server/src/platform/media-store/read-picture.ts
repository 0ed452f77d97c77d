import { cleanSvg } from './clean-svg.ts';
import { maxPixels, measure, pixelsOf, withoutMetadata } from './derivative.ts';
import { type FileType, isUnsafeSvg } from './file-type.ts';
import { countDrawn, mostDrawnElements } from './svg-cost.ts';

/** A picture as it is kept, or why it is not. */
export type PictureRead =
  | { readonly bytes: Buffer; readonly width: number; readonly height: number }
  | { readonly problem: 'unreadable' }
  | { readonly problem: 'tooComplex' }
  | { readonly problem: 'tooManyPixels'; readonly pixels: number };

const unreadable = { problem: 'unreadable' } as const;

/** A cleaned drawing, or why it is none. */
const readDrawing = (bytes: Buffer): Buffer | 'unreadable' | 'tooComplex' => {
  const clean = cleanSvg(bytes.toString('utf8'));
  if (clean === undefined || isUnsafeSvg(Buffer.from(clean))) return 'unreadable';
  return countDrawn(clean) > mostDrawnElements ? 'tooComplex' : Buffer.from(clean);
};

/** Reads an upload: cleaned if it is a drawing, decoded whole, without its metadata. */
export const readPicture = async (uploaded: Buffer, type: FileType): Promise<PictureRead> => {
  const given = type === 'SVG' ? readDrawing(uploaded) : uploaded;
  if (typeof given === 'string') return { problem: given };
  // asked of the header alone: whoever unpacks such a picture has lost already
  const pixels = await pixelsOf(given);
  if (pixels > maxPixels) return { problem: 'tooManyPixels', pixels };
  try {
    const size = await measure(given, type === 'SVG');
    return { bytes: await withoutMetadata(given, type), ...size };
  } catch {
    return unreadable;
  }
};
