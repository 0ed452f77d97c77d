/** A server of ranges on the loopback, as far builds are served; it can break. */
import { createServer } from 'node:http';

export type RangeServer = {
  readonly url: string;
  /** The ranges that were asked for, by their bytes. */ readonly requestedBytes: number[];
  /** Set to change what is served, and how. */
  readonly state: {
    bytes: Buffer;
    etag: string;
    /** After so many bytes of tiles each answer breaks off in its middle. */ breaksAfter: number;
    knowsRanges: boolean;
  };
  readonly close: () => Promise<void>;
};

export const serveRanges = async (bytes: Buffer): Promise<RangeServer> => {
  const requestedBytes: number[] = [];
  const state = { bytes, etag: '"one"', breaksAfter: Infinity, knowsRanges: true };
  let sent = 0;
  const server = createServer((request, response) => {
    const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    const part = state.bytes.subarray(Number(from), Number(to) + 1);
    if (!state.knowsRanges) return void response.writeHead(200).end(state.bytes);
    requestedBytes.push(part.length);
    response.writeHead(206, { etag: state.etag, 'content-length': part.length });
    if (sent + part.length <= state.breaksAfter) {
      sent += part.length;
      return void response.end(part);
    }
    response.write(part.subarray(0, Math.floor(part.length / 2)));
    return void setImmediate(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/planet.pmtiles`,
    requestedBytes,
    state,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
