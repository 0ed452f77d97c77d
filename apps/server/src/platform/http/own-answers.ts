import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { atMost } from '../at-most.ts';
import { ownBytes } from '../own-bytes.ts';

type Headers = Readonly<Record<string, string | number | string[] | undefined>>;
type Answer = { readonly body: Buffer; readonly headers: readonly string[] };
/** The answers of one person by address. */
type Kept = Map<string, Answer>;

const mostPeople = 20_000;
/** What is told of a person and changes unseen, as by hand in the database, is seen so much later at most. */
const ttlMs = 15_000;

/**
 * Answers that are one person's own, kept as ready bytes until something of that person changes, and sent before the
 * framework sees the request: every page asks who is signed in.
 */
export class OwnAnswers {
  readonly #kept = new LRUCache<string, Kept>({ ...atMost(mostPeople), ttl: ttlMs });
  /** Addresses something was kept for: others are not looked up. */
  readonly #addresses = new Set<string>();
  readonly #commonHeaders: readonly string[];
  readonly #ownerOf: (cookies: string | undefined) => string | undefined;
  #generation = 0;

  /**
   * @param commonHeaders name, value, name, value … of headers every answer carries
   * @param ownerOf names the person these cookies are known to be of
   */
  constructor(
    commonHeaders: readonly string[],
    ownerOf: (cookies: string | undefined) => string | undefined,
  ) {
    this.#commonHeaders = commonHeaders;
    this.#ownerOf = ownerOf;
  }

  /** Forgets what was kept of these people, or of all; what is being made meanwhile is not kept. */
  forget(owners?: readonly string[]): void {
    this.#generation += 1;
    if (!owners) this.#kept.clear();
    for (const owner of owners ?? []) this.#kept.delete(owner);
  }

  /**
   * What keeps an answer for its person, at this very address. Take it before reading what the answer says: what has
   * changed meanwhile is not kept. Addresses with a query are as many as somebody likes, and are not kept.
   */
  keeper(
    { url = '', headers: { cookie } }: IncomingMessage,
    owner: string,
  ): (bytes: Buffer, headers: Headers) => void {
    const generation = this.#generation;
    return (bytes, own) => {
      // the cookies still name the person: a session may have ended meanwhile
      const isStill = generation === this.#generation && this.#ownerOf(cookie) === owner;
      if (!isStill || url.includes('?') || own['set-cookie'] !== undefined) return;
      const body = ownBytes(bytes);
      const kept = this.#kept.get(owner) ?? new Map<string, Answer>();
      kept.set(url, { body, headers: this.#headers(own, body) });
      this.#kept.set(owner, kept);
      this.#addresses.add(url);
    };
  }

  /** Serves what is kept for who asks; false when the framework must look at it. */
  serveDirect(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || !this.#addresses.has(url)) return false;
    const owner = this.#ownerOf(headers.cookie);
    const answer = owner === undefined ? undefined : this.#kept.get(owner)?.get(url);
    if (!answer) return false;
    response.writeHead(200, [...answer.headers]);
    response.end(answer.body);
    return true;
  }

  #headers(own: Headers, body: Buffer): string[] {
    const merged = new Map<string, string>();
    for (let at = 0; at < this.#commonHeaders.length; at += 2)
      merged.set((this.#commonHeaders[at] ?? '').toLowerCase(), this.#commonHeaders[at + 1] ?? '');
    for (const [name, value] of Object.entries(own)) merged.set(name, String(value));
    return [...merged.set('content-length', String(body.length))].flat();
  }
}
