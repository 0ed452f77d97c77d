import type { MediaRef } from '@cafeteria/contract';
import type { MediaStore } from '../../platform/media-store/index.ts';

/** The shape of the strip above a slide's words on a phone, as SlideCard.module.css draws it. */
const stripRatio = 9 / 2;
/** Where the strip lies in the height that is cut away: 0 at the top, 1 at the bottom. */
const stripPlace = 0.8;
const stripWidth = 768;

/** The region of a picture its strip shows, in fractions; a picture flatter than the strip is shown whole. */
export const stripOf = (
  width: number,
  height: number,
): { x: number; y: number; width: number; height: number } => {
  const part = Math.min(1, width / height / stripRatio);
  return { x: 0, y: stripPlace * (1 - part), width: 1, height: part };
};

/** A picture's strip as a data URI of a few kilobytes; null when the picture has no size or cannot be had. */
export const stripUri = async (
  media: MediaStore,
  { uuid, width, height, crops }: MediaRef,
  isDrawn: boolean,
): Promise<string | null> => {
  if (!width || !height) return null;
  const crop = crops.slidePhone ?? stripOf(width, height);
  // the home without a strip is still the home
  const bytes = await media
    .get(uuid, { size: stripWidth, format: 'webp', crop }, isDrawn)
    .catch(() => undefined);
  return bytes ? `data:image/webp;base64,${bytes.toString('base64')}` : null;
};
