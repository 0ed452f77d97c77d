import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type About, anything, type Changed, createAbouts, createMeanwhile } from '../about.ts';
import { atMost } from '../at-most.ts';
import { ownBytes } from '../own-bytes.ts';
import { createAsked } from './asked.ts';

type Entry = {
  readonly key: string;
  readonly bytes: Buffer;
  readonly etag: string;
  readonly about: About;
  brotli: Buffer | undefined;
  /** Asked for before, and so worth keeping. */
  readonly isKept: boolean;
};
/** The bytes of an answer, and what it is about. */
type Answer = { readonly bytes: Buffer; readonly about: About };
type Form = { readonly headers: string[]; readonly encoded: boolean };
/** Names its entry and does not hold it: what the cache has dropped is neither served nor kept alive by an address. */
type Direct = Form & { readonly key: string; readonly etag: string };

const brotliFrom = 1_024;
const compress = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
  });
const acceptsBrotli = (request: IncomingMessage): boolean =>
  /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/.test(
    String(request.headers['accept-encoding'] ?? ''),
  );
const brotliOf = (entry: Entry): Buffer => (entry.brotli ??= ownBytes(compress(entry.bytes)));
/** A file that everybody may have, as it goes out. */
export type ReadyFile = {
  readonly bytes: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** Name, value, name, value … of headers beside those every answer carries. */
  readonly headers: readonly string[];
};
type KeptFile = { readonly bytes: Buffer; readonly etag: string; readonly headers: string[] };

const abouts = new WeakMap<ServerResponse, About>();
/** What an answer is about that was made inside the process. */
export const aboutOf = (response: ServerResponse): About => abouts.get(response) ?? anything;

/** Everything an answer depends on, one to a line: none of them holds a line break. */
const directKey = (sharer: string, { url, headers }: IncomingMessage): string =>
  [sharer, url, headers['accept-language'] ?? '', headers['accept-encoding'] ?? ''].join('\n');

/** Requests longer than this are never repeated. */
const longestDirect = 1_024;
const largest = 32 * 1_048_576;
const largestFiles = 16 * 1_048_576;

/** Addresses remembered as asked for: some 300 bytes each. */
const mostAsked = 4_000;

/**
 * Answers of public catalogue reads, kept as ready bytes (also compressed) until the catalogue changes, from the second
 * time they are asked for: most lists that somebody filters and turns pages of are asked for once.
 * Keys name route, canonical query, language and audience; a repeat by anybody of the same audience is
 * served by its raw request line before the framework sees it.
 */
export class ResponseCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: largest,
    sizeCalculation: ({ bytes }) => bytes.length * 2 + 500,
    dispose: ({ about }, key) => this.#abouts.remove(key, about),
  });
  readonly #abouts = createAbouts();
  readonly #meanwhile = createMeanwhile();
  readonly #direct = new LRUCache<string, Direct>(atMost(20_000));
  readonly #files = new LRUCache<string, KeptFile>({
    maxSize: largestFiles,
    sizeCalculation: ({ bytes }) => bytes.length + 1_000,
  });
  readonly #asked = createAsked(mostAsked);
  readonly #pending = new Map<string, Promise<Entry>>();
  readonly #commonHeaders: readonly string[];
  readonly #sharerOf: (cookies: string | undefined) => string | undefined;
  #generation = 0;
  hits = 0;
  misses = 0;

  /**
   * @param commonHeaders name, value, name, value … of headers every answer carries (CORS, nosniff)
   * @param sharerOf names who sends these cookies, as far as answers are shared: '' is anybody, undefined must be
   * looked up
   */
  constructor(
    commonHeaders: readonly string[],
    sharerOf: (cookies: string | undefined) => string | undefined,
  ) {
    this.#sharerOf = sharerOf;
    this.#commonHeaders = commonHeaders;
  }

  get keptBytes(): number {
    return this.#entries.calculatedSize;
  }
  get directCount(): number {
    return this.#direct.size;
  }

  /** Forgets what holds something of what changed, and all files; of answers still being computed the same. */
  drop(changed: Changed): void {
    this.#generation += 1;
    this.#files.clear();
    this.#meanwhile.note(changed);
    this.#pending.clear();
    if (changed === 'everything') this.#entries.clear();
    else for (const key of this.#abouts.touchedBy(changed)) this.#entries.delete(key);
  }

  /**
   * What keeps a file for whoever asks for this address, signed in or not, until the catalogue changes. Take it before
   * looking whether everybody may have the file: what has changed meanwhile is not kept.
   */
  fileKeeper(request: IncomingMessage): (file: ReadyFile) => void {
    const generation = this.#generation;
    const address = request.url ?? '';
    return ({ bytes, type, etag, cacheControl, headers }) => {
      if (generation !== this.#generation || address.length > longestDirect) return;
      this.#files.set(address, {
        bytes: ownBytes(bytes),
        etag,
        headers: [
          ...this.#commonHeaders,
          ...headers,
          'Content-Type',
          type,
          'ETag',
          etag,
          'Content-Length',
          String(bytes.length),
          'Cache-Control',
          cacheControl,
        ],
      });
    };
  }

  /** The entry of a key, computed at most once at a time. */
  async get(key: string, compute: () => Promise<Answer>): Promise<Entry> {
    const kept = this.#entries.get(key);
    if (kept) {
      this.hits += 1;
      return kept;
    }
    const pending = this.#pending.get(key);
    if (pending) return pending;
    this.misses += 1;
    const work = this.#make(key, compute);
    this.#pending.set(key, work);
    try {
      return await work;
    } finally {
      if (this.#pending.get(key) === work) this.#pending.delete(key);
    }
  }

  async #make(key: string, compute: () => Promise<Answer>): Promise<Entry> {
    const isRepeated = this.#asked.isRepeated(key);
    const meanwhile = this.#meanwhile.begin();
    try {
      const { bytes: made, about } = await compute();
      const isKept = isRepeated && meanwhile.isFresh(about);
      const bytes = isKept ? ownBytes(made) : made;
      const etag = `W/"${hash('sha1', bytes, 'base64url').slice(0, 20)}"`;
      const entry: Entry = { key, bytes, about, etag, brotli: undefined, isKept };
      if (isKept) this.#keep(entry);
      return entry;
    } finally {
      meanwhile.end();
    }
  }
  #keep(entry: Entry): void {
    this.#entries.set(entry.key, entry);
    this.#abouts.add(entry.key, entry.about);
  }

  /**
   * Writes an entry to a raw response: 304 when the caller has it, else the bytes in the best encoding. Repeats are
   * served only where the cookies still name the sharer it was made for: a session may change meanwhile.
   */
  write(entry: Entry, request: IncomingMessage, response: ServerResponse, sharer: string): void {
    abouts.set(response, entry.about);
    const encoded = entry.bytes.length >= brotliFrom && acceptsBrotli(request);
    const headers = this.#headers(entry, encoded, sharer === '');
    const form = { headers, encoded };
    if (entry.isKept && this.#sharerOf(request.headers.cookie) === sharer) {
      const address = directKey(sharer, request);
      if (address.length <= longestDirect)
        this.#direct.set(address, { ...form, key: entry.key, etag: entry.etag });
    }
    send(entry, form, request, response);
  }

  /**
   * Serves a file that everybody may have, or the repeat of a request by somebody of the same audience, byte for byte;
   * false when the framework must look at it.
   */
  serveDirect(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const file = this.#files.get(request.url ?? '');
    if (file) {
      this.hits += 1;
      sendFile(file, request, response);
      return true;
    }
    const sharer = this.#sharerOf(request.headers.cookie);
    const direct = sharer === undefined ? undefined : this.#direct.get(directKey(sharer, request));
    const entry = direct && this.#entries.get(direct.key);
    if (!entry || entry.etag !== direct.etag) return false;
    this.hits += 1;
    send(entry, direct, request, response);
    return true;
  }

  #headers(entry: Entry, encoded: boolean, isPublic: boolean): string[] {
    const body = encoded ? brotliOf(entry) : entry.bytes;
    return [
      ...this.#commonHeaders,
      'Content-Type',
      'application/json; charset=utf-8',
      'ETag',
      entry.etag,
      'Content-Length',
      String(body.length),
      'Cache-Control',
      isPublic ? 'no-cache' : 'private, no-cache',
      'Vary',
      'Accept-Language, Accept-Encoding, Cookie, Origin',
      ...(encoded ? ['Content-Encoding', 'br'] : []),
    ];
  }
}

const send = (
  entry: Entry,
  { headers, encoded }: Form,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  if (request.headers['if-none-match'] === entry.etag) {
    response.writeHead(304, ['ETag', entry.etag, ...withoutEntityHeaders(headers)]);
    response.end();
    return;
  }
  response.writeHead(200, headers);
  response.end(encoded ? brotliOf(entry) : entry.bytes);
};

const sendFile = (
  { bytes, etag, headers }: KeptFile,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const isKnown = request.headers['if-none-match'] === etag;
  response.writeHead(
    isKnown ? 304 : 200,
    isKnown ? ['ETag', etag, ...withoutEntityHeaders(headers)] : headers,
  );
  response.end(isKnown ? undefined : bytes);
};

const entityHeaders = new Set(['Content-Type', 'Content-Length', 'Content-Encoding', 'ETag']);
const withoutEntityHeaders = (headers: readonly string[]): string[] =>
  headers.filter((_, index) => !entityHeaders.has(headers[index - (index % 2)] ?? ''));
