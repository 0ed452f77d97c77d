import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** Name, value, name, value … */
export type RawHeaders = readonly string[];

/** A GET as far as ready answers look at it. */
export type ReadyRequest = {
  readonly url?: string | undefined;
  readonly headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language' | 'accept-encoding'>;
};

/** Requests longer than this are never repeated. */
export const longestAddress = 1_024;

const entityHeaders = new Set(['Content-Type', 'Content-Length', 'Content-Encoding', 'ETag']);
const withoutEntityHeaders = (headers: RawHeaders): string[] =>
  headers.filter((_, index) => !entityHeaders.has(headers[index - (index % 2)] ?? ''));

/** Sends bytes that were made before: 304 to whom has them. */
export const sendReady = (
  { etag, headers, bytes }: { etag: string; headers: RawHeaders; bytes: Buffer },
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, ['ETag', etag, ...withoutEntityHeaders(headers)]);
    response.end();
    return;
  }
  // Node only reads them; a copy for each answer would be felt
  response.writeHead(200, headers as string[]);
  response.end(bytes);
};
