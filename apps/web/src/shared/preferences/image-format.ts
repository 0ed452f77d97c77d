import type { Store } from '../storage/index.ts';

/** What `/api/media` makes, the best first. */
export type MediaFormat = 'avif' | 'webp' | 'jpg';
type Format = Exclude<MediaFormat, 'jpg'>;
/** One pixel in each format: if it decodes, the format is supported. */
const samples: Readonly<Record<Format, string>> = {
  avif:
    'data:image/avif;base64,' +
    'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAA' +
    'AAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAo' +
    'aWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAA' +
    'AAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAA' +
    'AAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=',
  webp: 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
};
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
