import { promisify } from 'node:util';
import { brotliDecompress, type BrotliOptions, constants, gzip } from 'node:zlib';
import type { Encoding } from '../platform/http/index.ts';
import { ownBytes } from '../platform/own-bytes.ts';

const packGzip = promisify(gzip);
const unpackBrotli = promisify(brotliDecompress);
/** Pieces of 16 kB, which is what is taken without it, take three times as long: a page is 100 to 200 kB. */
export const unpackPage = (br: Uint8Array): Promise<Buffer> =>
  unpackBrotli(br, { chunkSize: 256 * 1024 });

/**
 * How a page is packed. At quality 5 it is 6 % smaller than at 4 and takes half as long again; at 9 it would be 2 %
 * smaller still and take forty times as long, for tables that are cleared for each page.
 */
export const brotliOptions = (quality: number, length: number): BrotliOptions => ({
  // the whole of a packed page in one piece, which is neither waited for again nor put together
  chunkSize: 64 * 1024,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    // a page is no larger; each page being compressed takes 4 MB otherwise
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
});
/** A packed page in the forms it is asked for. */
export type PageBytes = {
  /**
   * Made beside the thread that answers everybody; as gzip, which crawlers and proxies take, once. What is not packed
   * at all is five times as large and there until the next collection of garbage.
   */
  readonly as: (encoding: Encoding) => Promise<Buffer>;
};
export const pageBytes = (br: Buffer): PageBytes => {
  let gzipped: Promise<Buffer> | undefined;
  let plain: WeakRef<Buffer> | undefined;
  let unpacking: Promise<Buffer> | undefined;
  const unpackOnce = (): Promise<Buffer> => {
    const there = plain?.deref();
    if (there) return Promise.resolve(there);
    unpacking ??= unpackPage(br)
      .then((bytes) => {
        plain = new WeakRef(bytes);
        return bytes;
      })
      .finally(() => {
        unpacking = undefined;
      });
    return unpacking;
  };
  return {
    as: (encoding) => {
      if (encoding === 'br') return Promise.resolve(br);
      if (!encoding) return unpackOnce();
      gzipped ??= unpackOnce().then(packGzip).then(ownBytes);
      return gzipped;
    },
  };
};
