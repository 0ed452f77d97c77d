import type { CropArea, MediaRef, mediaSizes } from '@cafeteria/contract';
import type { MediaFormat } from '../preferences/index.ts';

type Options = {
  readonly origin: string;
  readonly size?: (typeof mediaSizes)[number];
  readonly format?: MediaFormat;
  readonly crop?: string;
};

const cropQuery = (area: CropArea | undefined): string =>
  area ? `&x=${area.x}&y=${area.y}&width=${area.width}&height=${area.height}` : '';

/**
 * The URL of a picture (specification, section 7): size, format (webp by default) and the
 * parameters of a named crop.
 */
export const mediaHref = (
  media: Pick<MediaRef, 'uuid' | 'crops'> | undefined,
  { origin, size, format = 'webp', crop }: Options,
): string => {
  if (!media?.uuid) throw new Error('media uuid is undefined');
  const sizeQuery = size ? `&size=${size}` : '';
  const areaQuery = crop ? cropQuery(media.crops[crop]) : '';
  return `${origin}/api/media/${media.uuid}?format=${format}${sizeQuery}${areaQuery}`;
};

/** A `srcset` of the sizes the server makes. */
export const mediaSourceSet = (
  media: Pick<MediaRef, 'uuid' | 'crops'>,
  sizes: readonly (typeof mediaSizes)[number][],
  options: Omit<Options, 'size'>,
): string => sizes.map((size) => `${mediaHref(media, { ...options, size })} ${size}w`).join(', ');
