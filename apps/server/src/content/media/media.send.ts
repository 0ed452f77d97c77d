import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../kernel/caller/index.ts';
import { partOf, type ReadyFile } from '../../platform/http/index.ts';
import type { Variant } from '../../platform/media-store/index.ts';

const contentType = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;

/** What every picture carries: it may stand on the portal's page, and is never a page itself. */
const pictureHeaders = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const;

/** What lies at one address is the same for ever but for its format, so its bytes name it. */
const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha1').update(bytes).digest('base64url').slice(0, 20)}"`;

type Exchange = Pick<Caller, 'request' | 'reply'>;
type File = { readonly bytes: Buffer; readonly type: string; readonly etag: string };

/** Answers 304 to whom has it, and a part where a part is asked for. */
const sendFile = ({ request, reply }: Exchange, { bytes, type, etag }: File): FastifyReply => {
  reply.header('etag', etag).header('accept-ranges', 'bytes');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const part = partOf(request.headers, { size: bytes.length, etag });
  if (part === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  if (!part) return reply.type(type).send(bytes);
  const { from, to } = part;
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
    .type(type)
    .send(bytes.subarray(from, to + 1));
};

type Picture = {
  readonly bytes: Buffer;
  readonly format: Variant['format'];
  readonly cacheControl: string;
};
export const sendPicture = (
  exchange: Exchange,
  { bytes, format, cacheControl }: Picture,
  keep: ((file: ReadyFile) => void) | undefined,
): FastifyReply => {
  const [type, etag] = [contentType[format], etagOf(bytes)];
  keep?.({ bytes, type, etag, cacheControl, headers: Object.entries(pictureHeaders).flat() });
  exchange.reply.headers(pictureHeaders).header('cache-control', cacheControl);
  return sendFile(exchange, { bytes, type, etag });
};

export const sendPdf = (exchange: Exchange, bytes: Buffer, cacheControl: string): FastifyReply => {
  exchange.reply.header('content-disposition', 'attachment').header('cache-control', cacheControl);
  return sendFile(exchange, { bytes, type: 'application/pdf', etag: etagOf(bytes) });
};
