import sharp, { type Sharp } from 'sharp';

export type CropArea = { x: number; y: number; width: number; height: number };
/** `png` is for mail, whose readers know nothing newer. */
export type Format = 'avif' | 'webp' | 'jpg' | 'png';
export type Variant = { size: number | undefined; format: Format; crop: CropArea | undefined };

/** Largest picture the portal decodes; more is an attack or a mistake. */
export const maxPixels = 40_000_000;
const largestWidth = 2_048;
const svgDensity = 96;

const open = (bytes: Buffer, isSvg: boolean): Sharp =>
  sharp(bytes, { limitInputPixels: maxPixels, ...(isSvg && { density: svgDensity }) });

const encode = (image: Sharp, format: Format): Sharp => {
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 });
  if (format === 'webp') return image.webp({ quality: 80, effort: 3 });
  if (format === 'png') return image.png();
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true });
};

const region = (crop: CropArea, width: number, height: number) => {
  const left = Math.min(width - 1, Math.round(crop.x * width));
  const top = Math.min(height - 1, Math.round(crop.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  };
};

/**
 * Makes one variant of a picture: cropped, at most `size` wide, in the requested format. Throws
 * when it is not a picture.
 */
export const makeDerivative = async (
  original: Buffer,
  isSvg: boolean,
  { size, format, crop }: Variant,
): Promise<Buffer> => {
  let image = open(original, isSvg);
  if (crop) {
    const { width, height } = await image.metadata();
    image = image.extract(region(crop, width, height));
  } else image = image.autoOrient();
  return encode(
    image.resize({ width: size ?? largestWidth, withoutEnlargement: !isSvg }),
    format,
  ).toBuffer();
};

/** How many pixels a picture says it has, without decoding any; 0 when it does not say. */
export const pixelsOf = async (bytes: Buffer): Promise<number> => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    return 0;
  }
};

/** Width and height of a picture as it is shown; throws when it cannot be decoded whole. */
export const measure = async (
  bytes: Buffer,
  isSvg: boolean,
): Promise<{ width: number; height: number }> => {
  const image = open(bytes, isSvg);
  const { autoOrient } = await image.metadata();
  await image.stats();
  return { width: autoOrient.width, height: autoOrient.height };
};

/** The same picture without EXIF, GPS and other baggage; what is no bitmap stays as it is. */
export const withoutMetadata = async (bytes: Buffer, type: string): Promise<Buffer> => {
  const image = (): Sharp =>
    sharp(bytes, { limitInputPixels: maxPixels, animated: type === 'GIF' || type === 'WEBP' });
  switch (type) {
    case 'JPEG':
      return image().autoOrient().jpeg({ quality: 90, mozjpeg: true }).toBuffer();
    case 'PNG':
      return image().autoOrient().png().toBuffer();
    case 'WEBP':
      return image().webp({ quality: 90 }).toBuffer();
    case 'AVIF':
      return image().autoOrient().avif({ quality: 70, effort: 2 }).toBuffer();
    case 'TIF':
      return image().autoOrient().tiff({ compression: 'deflate' }).toBuffer();
    case 'GIF':
      return image().gif().toBuffer();
    default:
      return bytes;
  }
};
