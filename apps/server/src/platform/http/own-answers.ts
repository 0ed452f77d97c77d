import type { IncomingMessage, ServerResponse } from 'node:http';
import { createKeeper } from '../keeper.ts';
import { ownBytes } from '../own-bytes.ts';
import type { ReadyRequest, RawHeaders } from './ready-bytes.ts';

type Headers = Readonly<Record<string, string | number | string[] | undefined>>;
type Answer = { readonly owner: string; readonly body: Buffer; readonly headers: RawHeaders };

const keptAnswers = 20_000;
/** What nobody announced, such as a change by hand in a table that says nothing, is seen so much later at most. */
const ttlMs = 15_000;

/** Those of every answer, and over them the answer's own. */
const headersOf = (common: RawHeaders, own: Headers, body: Buffer): string[] => {
  const merged = new Map<string, string>();
  for (let at = 0; at < common.length; at += 2)
    merged.set((common[at] ?? '').toLowerCase(), common[at + 1] ?? '');
  for (const [name, value] of Object.entries(own)) merged.set(name, String(value));
  return [...merged.set('content-length', String(body.length))].flat();
};

/**
 * Answers that are one person's own, kept as ready bytes until something of that person changes, and sent before the
 * framework sees the request: every page asks who is signed in.
 * @param ownerOf names the person these cookies are known to be of
 */
export const createOwnAnswers = (
  commonHeaders: RawHeaders,
  ownerOf: (cookies: string | undefined) => string | undefined,
) => {
  const answers = createKeeper<Answer>({
    maxEntries: keptAnswers,
    ttlMs,
    aboutOf: ({ owner }) => [owner],
  });
  /** Addresses something was kept for: others are not looked up. */
  const addresses = new Set<string>();
  const keyOf = (owner: string, url: string): string => `${owner} ${url}`;
  const find = ({ url = '', headers }: ReadyRequest): Answer | undefined => {
    if (!addresses.has(url)) return undefined;
    const owner = ownerOf(headers.cookie);
    return owner === undefined ? undefined : answers.peek(keyOf(owner, url));
  };
  return {
    /** Forgets what was kept of these people, or of all; what is being made meanwhile is not kept. */
    forget: (owners?: readonly string[]): void => answers.drop(owners ?? 'everything'),
    /**
     * What keeps an answer for its person, at this very address. Take it before reading what the answer says. Addresses
     * with a query are as many as somebody likes, and are not kept.
     */
    keeperOf: (
      { url = '', headers: { cookie } }: IncomingMessage,
      owner: string,
    ): ((bytes: Buffer, headers: Headers) => void) => {
      const keep = answers.begin(keyOf(owner, url));
      return (bytes, own) => {
        // the cookies still name the person: a session may have ended meanwhile
        if (ownerOf(cookie) !== owner || url.includes('?') || own['set-cookie'] !== undefined)
          return;
        const body = ownBytes(bytes);
        keep({ owner, body, headers: headersOf(commonHeaders, own, body) });
        addresses.add(url);
      };
    },
    /** Serves what is kept for who asks; false when the framework must look at it. */
    serveDirect: (request: IncomingMessage, response: ServerResponse): boolean => {
      const answer = request.method === 'GET' ? find(request) : undefined;
      if (!answer) return false;
      response.writeHead(200, answer.headers as string[]);
      response.end(answer.body);
      return true;
    },
    /** What is kept for who asks inside the process; nothing of it is shared. */
    peek: (request: ReadyRequest) => {
      const answer = find(request);
      return answer && { bytes: answer.body, about: undefined };
    },
  };
};
export type OwnAnswers = ReturnType<typeof createOwnAnswers>;
