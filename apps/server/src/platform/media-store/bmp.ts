import { decode } from 'bmp-ts';
import sharp from 'sharp';

/** A packed BMP can say it is far larger than the file; more than this an unpacked one of 1 MB cannot hold. */
export const maxBmpPixels = 8_500_000;

/** How many pixels a BMP says it has, read of its header alone. */
export const pixelsOfBmp = (bytes: Buffer): number =>
  Math.abs(bytes.readInt32LE(18) * bytes.readInt32LE(22));

/**
 * A BMP, which the picture library does not read, as PNG; its fourth byte is no transparency. Throws
 * when it is none.
 */
export const pngOfBmp = async (bytes: Buffer): Promise<Buffer> => {
  const { data, width, height } = decode(bytes, { toRGBA: true });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
};
