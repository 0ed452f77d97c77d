import type { MediaRef } from '@cafeteria/contract';
import { Image, type ImageProps } from '@cafeteria/ui';
import { type ReactNode, useState } from 'react';
import { useIsOnline } from '../online.ts';
import { useServices } from '../services.ts';
import { mediaHref, mediaSourceSet } from './media-href.ts';

type Widths = Parameters<typeof mediaSourceSet>[1];
type StoredProps = Omit<ImageProps, 'src' | 'srcSet' | 'width' | 'height'> & {
  readonly media: MediaRef;
  readonly widths: Widths;
  /** The named crop, where the picture has it. */
  readonly crop?: string;
  /** What stands there where the picture did not come; it is tried again with another connection. */
  readonly fallback?: ReactNode;
};

const Stored = ({ media, widths, crop, fallback, ...rest }: StoredProps) => {
  const isOnline = useIsOnline();
  const [failedWhenOnline, setFailed] = useState<boolean>();
  const {
    api: { origin },
    imageFormat: format,
  } = useServices();
  if (failedWhenOnline === isOnline) return fallback;
  const fail = (): void => setFailed(isOnline);
  const options = { origin, format, ...(crop && { crop }) };
  const first = widths[0];
  // an uncropped picture reserves its space by its own size
  const natural =
    rest.ratio === 'none' && !crop && media.width && media.height
      ? { width: media.width, height: media.height }
      : {};
  return (
    <Image
      {...natural}
      {...rest}
      onError={fail}
      // of a rendered page it may have failed before the scripts came, and nothing tells them
      ref={(image) => {
        if (image?.complete && !image.naturalWidth) fail();
      }}
      src={mediaHref(media, { ...options, ...(first && { size: first }) })}
      srcSet={widths.length > 1 ? mediaSourceSet(media, widths, options) : undefined}
    />
  );
};

/**
 * A stored picture in the sizes its layout needs; without one, or where it did not come, the fallback.
 * @example <Picture media={partner.cover} widths={[384, 768]} sizes="100vw" alt="" />
 */
export const Picture = ({
  media,
  ...rest
}: Omit<StoredProps, 'media'> & { readonly media: MediaRef | null }) =>
  media ? <Stored media={media} {...rest} /> : rest.fallback;
