/** Where the bytes of an archive come from: a file, or an address that answers ranges. */
import { open } from 'node:fs/promises';
import { EtagMismatch, type Source } from 'pmtiles';

/** For a reader who waits for a map. */
const longestWait = 4_000;

export type ByteSource = Source & { readonly close: () => Promise<void> };

/** A file of this machine; it is kept open. */
export const openFile = async (path: string): Promise<ByteSource> => {
  const file = await open(path);
  return {
    getKey: () => path,
    getBytes: async (offset, length) => {
      const { buffer, bytesRead } = await file.read({
        buffer: new Uint8Array(length),
        position: offset,
      });
      return { data: buffer.buffer.slice(0, bytesRead) };
    },
    close: () => file.close(),
  };
};

/** A remote archive, asked for by ranges; an answer that takes too long or is no range is an error. */
export const openUrl = (url: string, wait = longestWait): ByteSource => ({
  getKey: () => url,
  getBytes: async (offset, length, signal, etag) => {
    const timely = AbortSignal.timeout(wait);
    const answer = await fetch(url, {
      headers: { range: `bytes=${offset}-${offset + length - 1}` },
      signal: signal ? AbortSignal.any([signal, timely]) : timely,
    });
    const strong = answer.headers.get('etag')?.startsWith('"') ? answer.headers.get('etag') : null;
    if (etag && strong && etag !== strong) {
      await answer.body?.cancel();
      throw new EtagMismatch('the archive has changed');
    }
    if (answer.status !== 206) {
      await answer.body?.cancel();
      throw new Error(`answered ${answer.status} to a request for a part`);
    }
    const data = await answer.arrayBuffer();
    if (data.byteLength > length) throw new Error('answered more than was asked for');
    return { data, ...(strong && { etag: strong }) };
  },
  close: async () => undefined,
});
