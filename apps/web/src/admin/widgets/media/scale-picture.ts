import { uploadLimit } from '@cafeteria/contract';

/** The size of a picture in a file. */
export type PictureFacts = {
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
};
/** A picture as it may be sent, with what was made of it; undefined facts where nothing was. */
export type Fitted = {
  readonly file: File;
  readonly scaled?: { readonly before: PictureFacts; readonly after: PictureFacts };
};

/** The server shows no picture wider (`mediaSizes`); what is still too large gets smaller. */
const edges = [2_048, 1_536, 1_024];
const qualities = [0.86, 0.75, 0.6];

/** Photos of Apple's telephones; browsers other than Safari do not even know their type. */
export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
/** Drawings, animations and documents would lose by it what they are. */
const isScalable = (file: Pick<File, 'name' | 'type'>): boolean =>
  file.type.startsWith('image/') && !/svg|gif/.test(file.type);
const keepsAlpha = (type: string): boolean => /png|webp|avif/.test(type);

const draw = (picture: ImageBitmap, edge: number): OffscreenCanvas => {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
};

/** The largest and best picture that fits the limit; undefined where none does. */
const smaller = async (picture: ImageBitmap, type: string) => {
  for (const edge of edges) {
    const canvas = draw(picture, edge);
    for (const quality of qualities) {
      const blob = await canvas.convertToBlob({ type, quality });
      if (blob.size <= uploadLimit.bytes)
        return { blob, width: canvas.width, height: canvas.height };
    }
  }
  return undefined;
};
const extensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };
const renamed = (name: string, type: string): string =>
  `${name.replace(/\.\w{2,5}$/, '')}.${extensions[type] ?? 'png'}`;

const fitted = async (file: File, picture: ImageBitmap): Promise<Fitted> => {
  const made = await smaller(picture, keepsAlpha(file.type) ? 'image/webp' : 'image/jpeg');
  if (!made) return { file };
  const { blob, width, height } = made;
  return {
    file: new File([blob], renamed(file.name, blob.type), { type: blob.type }),
    scaled: {
      before: { bytes: file.size, width: picture.width, height: picture.height },
      after: { bytes: blob.size, width, height },
    },
  };
};

/**
 * Makes a picture over the limit small enough to be sent, upright as it was held, and a HEIC a JPEG
 * where the browser reads it. What it cannot read comes back as it is.
 */
export const fitPicture = async (file: File): Promise<Fitted> => {
  const isFine = file.size <= uploadLimit.bytes && !isHeic(file);
  if (isFine || !(isScalable(file) || isHeic(file))) return { file };
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const result = await fitted(file, picture);
    picture.close();
    return result;
  } catch {
    return { file };
  }
};
