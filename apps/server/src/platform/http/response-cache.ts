import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { atMost } from '../at-most.ts';
import { type About, type Changed, createKeeper } from '../keeper.ts';
import { ownBytes } from '../own-bytes.ts';
import { accepts } from './encoding.ts';
import { type ReadyRequest, longestAddress, type RawHeaders, sendReady } from './ready-bytes.ts';
import { createTurns } from './turns.ts';

/** An answer in one form: packed for who takes brotli, or as it is. */
type Entry = {
  readonly key: string;
  readonly bytes: Buffer;
  readonly isPacked: boolean;
  /** Of the answer, whatever its form. */
  readonly etag: string;
  readonly about: About;
};
/** The bytes of an answer, and what it is about. */
type Answer = { readonly bytes: Buffer; readonly about: About };
/** Names its entry and does not hold it: what the cache has dropped is neither served nor kept alive by an address. */
type Direct = { readonly headers: RawHeaders; readonly key: string; readonly etag: string };

const brotliFrom = 1_024;
/** At quality 4 a list is 3 % smaller and takes twice as long: an eighth of all a list takes that nobody asked for. */
const compress = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
  });
type Content = Pick<Entry, 'bytes' | 'isPacked' | 'etag' | 'about'>;
/** The other form of an answer; what is short is not packed. */
const packed = ({ bytes, ...rest }: Content): Content =>
  bytes.length < brotliFrom
    ? { ...rest, bytes }
    : { ...rest, bytes: ownBytes(compress(bytes)), isPacked: true };
const unpacked = ({ bytes, isPacked, ...rest }: Content): Content => ({
  ...rest,
  bytes: isPacked ? ownBytes(brotliDecompressSync(bytes)) : bytes,
  isPacked: false,
});
/** Each form is an entry of its own: what only browsers ask for is kept packed alone, and so are many more answers. */
const formOf = (key: string, isForBrotli: boolean): string => `${isForBrotli ? 'br' : ''} ${key}`;

const abouts = new WeakMap<ServerResponse, About>();
/** What an answer is about that was made inside the process; undefined of one that is not shared. */
export const aboutOf = (response: ServerResponse): About | undefined => abouts.get(response);

/** Everything an answer depends on, one to a line: none of them holds a line break. */
const directKey = (sharer: string, { url, headers }: ReadyRequest): string =>
  [sharer, url, headers['accept-language'] ?? '', headers['accept-encoding'] ?? ''].join('\n');

const keptBytes = 32 * 1_048_576;
const keptAddresses = 20_000;

/**
 * Answers of public catalogue reads, kept as ready bytes in the form that was asked for until something they are about
 * changes.
 * Keys name route, canonical query, language and audience; a repeat by anybody of the same audience is
 * served by its raw request line before the framework sees it.
 */
export class ResponseCache {
  readonly #entries = createKeeper<Entry>({
    maxBytes: keptBytes,
    bytesOf: ({ bytes }) => bytes.length + 500,
    aboutOf: ({ about }) => about,
  });
  readonly #direct = new LRUCache<string, Direct>(atMost(keptAddresses));
  readonly #commonHeaders: RawHeaders;
  readonly #sharerOf: (cookies: string | undefined) => string | undefined;
  hits = 0;
  misses = 0;
  /** What is computed on the thread that answers takes turns with what is ready. */
  readonly #turn = createTurns();

  /**
   * @param commonHeaders headers every answer carries (CORS, nosniff)
   * @param sharerOf names who sends these cookies, as far as answers are shared: '' is anybody, undefined must be
   * looked up
   */
  constructor(
    commonHeaders: RawHeaders,
    sharerOf: (cookies: string | undefined) => string | undefined,
  ) {
    this.#sharerOf = sharerOf;
    this.#commonHeaders = commonHeaders;
  }

  get keptBytes(): number {
    return this.#entries.size();
  }
  get directCount(): number {
    return this.#direct.size;
  }

  /** Forgets what holds something of what changed; of answers still being computed the same. */
  readonly drop = (changed: Changed): void => this.#entries.drop(changed);

  /** The entry of a key in the form its caller takes, computed at most once at a time. */
  async get(
    key: string,
    { headers }: Pick<ReadyRequest, 'headers'>,
    compute: () => Promise<Answer>,
  ): Promise<Entry> {
    const isForBrotli = accepts('br', headers['accept-encoding']);
    const form = formOf(key, isForBrotli);
    const kept = this.#entries.peek(form);
    if (kept) {
      this.hits += 1;
      return kept;
    }
    const made = await this.#entries.get(form, async () => {
      const content = this.#other(key, isForBrotli) ?? (await this.#make(compute));
      return { key: form, ...(isForBrotli ? packed(content) : unpacked(content)) };
    });
    if (!made) throw new Error('an answer without an entry');
    return made;
  }

  /** The same answer in its other form, if that is kept. */
  #other(key: string, isForBrotli: boolean): Content | undefined {
    const other = this.#entries.peek(formOf(key, !isForBrotli));
    if (other) this.hits += 1;
    return other;
  }

  async #make(compute: () => Promise<Answer>): Promise<Content> {
    this.misses += 1;
    await this.#turn();
    const { bytes: made, about } = await compute();
    const bytes = ownBytes(made);
    const etag = `W/"${hash('sha1', bytes, 'base64url').slice(0, 20)}"`;
    return { bytes, about, etag, isPacked: false };
  }

  /**
   * Writes an entry to a raw response: 304 when the caller has it, else its bytes. Repeats are
   * served only where the cookies still name the sharer it was made for: a session may change meanwhile.
   */
  write(entry: Entry, request: IncomingMessage, response: ServerResponse, sharer: string): void {
    abouts.set(response, entry.about);
    const headers = this.#headers(entry, sharer === '');
    const isKept = this.#entries.peek(entry.key) === entry;
    if (isKept && this.#sharerOf(request.headers.cookie) === sharer) {
      const address = directKey(sharer, request);
      if (address.length <= longestAddress)
        this.#direct.set(address, { headers, key: entry.key, etag: entry.etag });
    }
    sendReady({ ...entry, headers }, request, response);
  }

  /** Serves the repeat of a request by somebody of the same audience; false when the framework must look at it. */
  serveDirect(request: IncomingMessage, response: ServerResponse): boolean {
    const found = request.method === 'GET' ? this.#find(request) : undefined;
    if (!found) return false;
    sendReady({ ...found.direct, bytes: found.entry.bytes }, request, response);
    return true;
  }

  /** The bytes of a repeat, for who asks inside the process. */
  peek(request: ReadyRequest): (Answer & Pick<Entry, 'etag'>) | undefined {
    return this.#find(request)?.entry;
  }

  #find(request: ReadyRequest): { readonly entry: Entry; readonly direct: Direct } | undefined {
    const sharer = this.#sharerOf(request.headers.cookie);
    const direct = sharer === undefined ? undefined : this.#direct.get(directKey(sharer, request));
    const entry = direct && this.#entries.peek(direct.key);
    if (!entry || entry.etag !== direct.etag) return undefined;
    this.hits += 1;
    return { entry, direct };
  }

  #headers({ etag, bytes, isPacked }: Entry, isPublic: boolean): string[] {
    return [
      ...this.#commonHeaders,
      'Content-Type',
      'application/json; charset=utf-8',
      'ETag',
      etag,
      'Content-Length',
      String(bytes.length),
      'Cache-Control',
      isPublic ? 'no-cache' : 'private, no-cache',
      'Vary',
      'Accept-Language, Accept-Encoding, Cookie, Origin',
      ...(isPacked ? ['Content-Encoding', 'br'] : []),
    ];
  }
}
