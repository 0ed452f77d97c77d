import type { IncomingMessage, ServerResponse } from 'node:http';
import type { About, Changed } from '../keeper.ts';
import { createOwnAnswers } from './own-answers.ts';
import type { ReadyRequest, RawHeaders } from './ready-bytes.ts';
import { createReadyFiles } from './ready-files.ts';
import { ResponseCache } from './response-cache.ts';

/** `about` is undefined of what is one person's own. */
type ReadyBytes = {
  readonly bytes: Buffer;
  readonly about: About | undefined;
  readonly etag?: string;
};

type Senders = {
  /** Names the audience these cookies belong to; undefined must be looked up. */
  readonly sharerOf: (cookies: string | undefined) => string | undefined;
  /** Names the person these cookies are known to be of. */
  readonly ownerOf: (cookies: string | undefined) => string | undefined;
};

/** What is answered before the framework sees the request: to everybody, to an audience, to one person. */
export const createReadyAnswers = (commonHeaders: RawHeaders, { sharerOf, ownerOf }: Senders) => {
  const shared = new ResponseCache(commonHeaders, sharerOf);
  const files = createReadyFiles(commonHeaders);
  const own = createOwnAnswers(commonHeaders, ownerOf);
  return {
    shared,
    files,
    own,
    serveDirect: (request: IncomingMessage, response: ServerResponse): boolean =>
      own.serveDirect(request, response) ||
      files.serveDirect(request, response) ||
      shared.serveDirect(request, response),
    /** The bytes that would be sent, for who asks inside the process; undefined where the framework must look at it. */
    peek: (request: ReadyRequest): ReadyBytes | undefined =>
      own.peek(request) ?? shared.peek(request),
    /** Forgets what is about something of the catalogue that changed; a person's own only with everything. */
    drop: (changed: Changed): void => {
      shared.drop(changed);
      files.drop(changed);
      if (changed === 'everything') own.forget();
    },
  };
};
export type ReadyAnswers = ReturnType<typeof createReadyAnswers>;
