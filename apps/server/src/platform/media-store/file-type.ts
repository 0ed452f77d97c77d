import { rootAt, XmlError } from './xml-scan.ts';

/** The image formats of the specification, told from the bytes and never from the name. */
export type FileType = 'JPEG' | 'GIF' | 'PNG' | 'SVG' | 'TIF' | 'WEBP' | 'AVIF' | 'BMP' | 'PDF';

const ascii = (bytes: Buffer, from: number, to: number): string =>
  bytes.subarray(from, to).toString('latin1');

const beginsAsSvg = (text: string): boolean => {
  try {
    const root = rootAt(text);
    return /^<svg[\s>]/.test(text.slice(root, root + 5));
  } catch (error) {
    if (error instanceof XmlError) return false;
    throw error;
  }
};

const signatures: readonly [FileType, (bytes: Buffer) => boolean][] = [
  ['JPEG', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff],
  ['PNG', (bytes) => ascii(bytes, 1, 4) === 'PNG' && bytes[0] === 0x89],
  ['GIF', (bytes) => /^GIF8[79]a/.test(ascii(bytes, 0, 6))],
  ['WEBP', (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'],
  ['AVIF', (bytes) => /^ftypavi[fs]/.test(ascii(bytes, 4, 12))],
  ['TIF', (bytes) => /^(II\*\0|MM\0\*)/.test(ascii(bytes, 0, 4))],
  ['BMP', (bytes) => ascii(bytes, 0, 2) === 'BM' && bytes.length > 26],
  ['PDF', (bytes) => ascii(bytes, 0, 5) === '%PDF-'],
  ['SVG', (bytes) => beginsAsSvg(bytes.subarray(0, 2_048).toString('utf8'))],
];

/** The type of a file's content; undefined when it is none of the known ones. */
export const fileTypeOf = (bytes: Buffer): FileType | undefined =>
  signatures.find(([, matches]) => matches(bytes))?.[0];

/** A photo as telephones of Apple keep it: nobody else reads it. */
export const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(ascii(bytes, 4, 12));

const unsafeInSvg = [
  /<script|<foreignObject|<iframe|<!ENTITY/i,
  /\son[a-z]+\s*=|javascript:|@import/i,
  /(?:href|src)\s*=\s*["'](?!#|data:image\/)/i,
  /url\(\s*["']?(?!#|["']?#|data:image\/)/i,
];
/** Anything in an SVG that could run or reach out: what is left of it after cleaning is refused. */
export const isUnsafeSvg = (bytes: Buffer): boolean => {
  const text = bytes.toString('utf8');
  return unsafeInSvg.some((pattern) => pattern.test(text));
};
