import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/index.ts';
import type { Session } from './caller.ts';
import type { OwnCookie } from './cookie.ts';

export const csrfHeader = 'X-CSRF-TOKEN';
const tokenLength = 43;
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
export const newToken = (): string => randomBytes(32).toString('base64url');

const equal = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b));

/** The CSRF token of a signed-in caller belongs to the session, an anonymous caller's to a cookie of its own. */
export const createCsrf = (cookie: OwnCookie) => {
  /** The token a form must send back; an anonymous caller gets a cookie to compare it with. */
  const csrfToken = async (
    session: Session | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> => {
    if (session) return session.csrfToken;
    await cookie.mayHavePrefix();
    const known = cookie.findOwn(request);
    const token = known?.length === tokenLength ? known : newToken();
    await cookie.set(reply, token);
    return token;
  };

  const assertCsrf = (request: FastifyRequest, session: Session | undefined): void => {
    const sent = request.headers[csrfHeader.toLowerCase()];
    const expected = session ? session.csrfToken : cookie.findOwn(request);
    if (typeof sent !== 'string' || !expected || !equal(sent, expected))
      throw new AppError('common.error.csrf');
  };

  /** What a browser nobody is signed in on is known by. */
  const browserOf = (request: FastifyRequest): string => cookie.findOwn(request) ?? '';

  return { csrfToken, assertCsrf, browserOf };
};
