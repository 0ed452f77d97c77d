import type { IncomingMessage, ServerResponse } from 'node:http';
import { createKeeper } from '../keeper.ts';
import { ownBytes } from '../own-bytes.ts';
import { longestAddress, type RawHeaders, sendReady } from './ready-bytes.ts';

/** A file that everybody may have, as it goes out. */
export type ReadyFile = {
  readonly bytes: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** Beside those every answer carries. */
  readonly headers: RawHeaders;
};
type KeptFile = Pick<ReadyFile, 'bytes' | 'etag' | 'headers'>;

const keptBytes = 16 * 1_048_576;

/** Files that everybody may have, by address, until anything of the catalogue changes: then somebody may not. */
export const createReadyFiles = (commonHeaders: RawHeaders) => {
  const files = createKeeper<KeptFile>({
    maxBytes: keptBytes,
    bytesOf: ({ bytes }) => bytes.length + 1_000,
  });
  let hits = 0;
  return {
    hits: (): number => hits,
    drop: files.drop,
    /**
     * What keeps a file for anyone who asks for this address, signed in or not. Take it before looking whether
     * everybody may have the file: one that may have changed meanwhile is not kept.
     */
    keeperOf: ({ url = '' }: Pick<IncomingMessage, 'url'>): ((file: ReadyFile) => void) => {
      const keep = files.begin(url);
      return ({ bytes, type, etag, cacheControl, headers }) => {
        if (url.length > longestAddress) return;
        const length = ['Content-Length', String(bytes.length)];
        const own = ['Content-Type', type, 'ETag', etag, ...length, 'Cache-Control', cacheControl];
        keep({
          bytes: ownBytes(bytes),
          etag,
          headers: [...commonHeaders, ...headers, ...own],
        });
      };
    },
    serveDirect: (request: IncomingMessage, response: ServerResponse): boolean => {
      const file = request.method === 'GET' ? files.peek(request.url ?? '') : undefined;
      if (!file) return false;
      hits += 1;
      sendReady(file, request, response);
      return true;
    },
  };
};
export type ReadyFiles = ReturnType<typeof createReadyFiles>;
