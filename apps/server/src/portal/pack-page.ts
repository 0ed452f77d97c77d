import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { brotliOptions } from './page-bytes.ts';

const compress = promisify(brotliCompress);

/** Packs a page in one piece (brotli); its beginning is not packed apart (docs/decisions/history/0171). */
export const packPage = async (
  parts: readonly string[],
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = Buffer.from(parts.join(''));
  return new Uint8Array(await compress(bytes, brotliOptions(quality, bytes.length)));
};
