import type { Store } from '../storage/index.ts';

/** What `/api/media` makes, the best first. */
export type MediaFormat = 'avif' | 'webp' | 'jpg';
type Format = Exclude<MediaFormat, 'jpg'>;
const keyOf = (format: Format): string => `imageFormat:${format}`;

const decodes = async (source: string): Promise<boolean> => {
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
    return image.width > 0;
  } catch {
    return false;
  }
};

/** Whether the browser shows a format: tested once, then remembered as true or false. */
export const supportsFormat = async (
  store: Store,
  format: Format,
  test: (source: string) => Promise<boolean> = decodes,
): Promise<boolean> => {
  const known = store.getItem(keyOf(format));
  if (known === 'true' || known === 'false') return known === 'true';
  // only a device that was never asked needs them
  const { samples } = await import('./format-samples.ts');
  const supported = await test(samples[format]);
  store.setItem(keyOf(format), String(supported));
  return supported;
};

/** The best format of the browser for `/api/media`: avif, else webp, else jpg. */
export const bestFormat = async (
  store: Store,
  test?: (source: string) => Promise<boolean>,
): Promise<MediaFormat> => {
  const [avif, webp] = await Promise.all([
    supportsFormat(store, 'avif', test),
    supportsFormat(store, 'webp', test),
  ]);
  return avif ? 'avif' : webp ? 'webp' : 'jpg';
};
