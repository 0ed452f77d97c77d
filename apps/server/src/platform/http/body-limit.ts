import { isSessionless, type Route } from '@cafeteria/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { sizeOf } from './body-size.ts';
import { mostDrained } from './drain.ts';

/** Bytes every body may have, whatever its form holds: room for how a program writes JSON. */
const leastLimit = 4_096;
/** Bytes of a body from anybody at all: a sign-in, a code, a proposal. Routes that take more say so. */
const limitOfAnybody = 16_384;
/** Bytes of a body from somebody who was let in before it was read. */
const limitOfKnown = 262_144;

/** The most bytes the body of a route has: of its file, what it says, or what its form can hold at most. */
export const bodyLimitOf = ({ access, bodyLimit, body, file }: Route): number => {
  if (file) return file.bytes;
  const most = isSessionless(access) ? limitOfAnybody : limitOfKnown;
  return bodyLimit ?? Math.min(most, Math.max(leastLimit, body ? sizeOf(body) : 0));
};

/** Refuses by its header a body that is too long, before any of it is read. */
export const assertLength = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  limit: number,
): void => {
  const length = Number(headers['content-length'] ?? 0);
  if (length <= limit) return;
  if (length > mostDrained) reply.header('connection', 'close');
  throw new AppError('common.error.tooLarge');
};

/** Bodies below this are parsed in a moment, whatever is in them. */
const smallBody = 65_536;
/** Values and fields in one body; the largest form there is, a grant for 10,000 people, has half of it. */
const mostParts = 200_000;
const marks = new Set(Buffer.from('[{,'));

const hasTooManyParts = (body: Buffer): boolean => {
  let parts = 0;
  for (const byte of body) if (marks.has(byte)) parts += 1;
  return parts > mostParts;
};

/**
 * Parses JSON as Fastify does, but not millions of values at once: one long text is read in milliseconds, as many
 * brackets in seconds, in which nobody else would be answered.
 */
export const registerJsonParser = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      if (body.length > smallBody && hasTooManyParts(body))
        return done(new AppError('common.error.tooLarge'));
      return parse(request, body.toString('utf8'), done);
    },
  );
};
