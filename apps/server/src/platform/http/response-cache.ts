import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

type Entry = { readonly bytes: Buffer; readonly etag: string; brotli: Buffer | undefined };
type Direct = { readonly entry: Entry; readonly headers: readonly string[]; readonly encoded: boolean };

const brotliFrom = 1_024;
const compress = (bytes: Buffer): Buffer => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
const acceptsBrotli = (request: IncomingMessage): boolean => String(request.headers['accept-encoding'] ?? '').includes('br');

/**
 * Answers of public catalogue reads, kept as ready bytes (also compressed) until the catalogue changes.
 * Keys name route, canonical query, language and audience; a hit of an anonymous reader is served by its raw
 * request line before the framework sees it.
 */
export class ResponseCache {
  readonly #entries = new LRUCache<string, Entry>({ maxSize: 64 * 1_048_576, sizeCalculation: ({ bytes }) => bytes.length * 2 + 500 });
  readonly #direct = new LRUCache<string, Direct>({ max: 20_000 });
  readonly #pending = new Map<string, Promise<Entry>>();
  readonly #commonHeaders: readonly string[];
  #generation = 0;
  hits = 0;
  misses = 0;

  /** @param commonHeaders name, value, name, value … of headers every answer carries (CORS, nosniff) */
  constructor(commonHeaders: readonly string[]) {
    this.#commonHeaders = commonHeaders;
  }

  /** Forgets everything; answers still being computed are not kept. */
  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#direct.clear();
    this.#pending.clear();
  }

  /** The entry of a key, computed at most once at a time. */
  async get(key: string, compute: () => Promise<string>): Promise<Entry> {
    const kept = this.#entries.get(key);
    if (kept) {
      this.hits += 1;
      return kept;
    }
    const pending = this.#pending.get(key);
    if (pending) return pending;
    this.misses += 1;
    const generation = this.#generation;
    const work = compute().then((text) => {
      const bytes = Buffer.from(text);
      const entry: Entry = { bytes, etag: `W/"${createHash('sha1').update(bytes).digest('base64url').slice(0, 20)}"`, brotli: undefined };
      if (generation === this.#generation) this.#entries.set(key, entry);
      return entry;
    });
    this.#pending.set(key, work);
    try {
      return await work;
    } finally {
      if (this.#pending.get(key) === work) this.#pending.delete(key);
    }
  }

  /** Writes an entry to a raw response: 304 when the caller has it, else the bytes in the best encoding. */
  write(entry: Entry, request: IncomingMessage, response: ServerResponse, isPublic: boolean): void {
    const encoded = entry.bytes.length >= brotliFrom && acceptsBrotli(request);
    const headers = this.#headers(entry, encoded, isPublic);
    if (isPublic) this.#direct.set(directKey(request), { entry, headers, encoded });
    send({ entry, headers, encoded }, request, response);
  }

  /** Serves an anonymous repeat of a request, byte for byte; false when the framework must look at it. */
  serveDirect(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || request.headers.cookie?.includes('session=')) return false;
    const direct = this.#direct.get(directKey(request));
    if (!direct) return false;
    this.hits += 1;
    send(direct, request, response);
    return true;
  }

  #headers(entry: Entry, encoded: boolean, isPublic: boolean): readonly string[] {
    if (encoded) entry.brotli ??= compress(entry.bytes);
    const body = encoded && entry.brotli ? entry.brotli : entry.bytes;
    return [
      ...this.#commonHeaders, 'Content-Type', 'application/json; charset=utf-8', 'ETag', entry.etag, 'Content-Length', String(body.length),
      'Cache-Control', isPublic ? 'no-cache' : 'private, no-cache', 'Vary', 'Accept-Language, Accept-Encoding, Cookie, Origin',
      ...(encoded ? ['Content-Encoding', 'br'] : []),
    ];
  }
}

const directKey = (request: IncomingMessage): string =>
  `${request.url}|${request.headers['accept-language'] ?? ''}|${request.headers['accept-encoding'] ?? ''}`;

const send = ({ entry, headers, encoded }: Direct, request: IncomingMessage, response: ServerResponse): void => {
  if (request.headers['if-none-match'] === entry.etag) {
    response.writeHead(304, ['ETag', entry.etag, ...withoutEntityHeaders(headers)]);
    response.end();
    return;
  }
  response.writeHead(200, [...headers]);
  response.end(encoded && entry.brotli ? entry.brotli : entry.bytes);
};

const entityHeaders = new Set(['Content-Type', 'Content-Length', 'Content-Encoding', 'ETag']);
const withoutEntityHeaders = (headers: readonly string[]): string[] => headers.filter((_, index) => !entityHeaders.has(headers[index - (index % 2)] ?? ''));
