import { isSessionless, type Route } from '@cafeteria/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { sizeOf } from './body-size.ts';
import { mostDrained } from './drain.ts';
import { createTurns } from './turns.ts';

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
/** What each byte adds to the values and fields of a body: a table is ten times as fast as a set and an iterator. */
const marks = new Uint8Array(256);
for (const mark of Buffer.from('[{,')) marks[mark] = 1;

const hasTooManyParts = (body: Buffer): boolean => {
  let parts = 0;
  for (let at = 0; at < body.length; at += 1) parts += marks[body[at] ?? 0] ?? 0;
  return parts > mostParts;
};

/**
 * Parses JSON as Fastify does, but not millions of values at once: one long text is read in milliseconds, as many
 * brackets in seconds, in which nobody else would be answered. Of large ones one is parsed in each turn of the event
 * loop: who waits for something else waits for one of them.
 */
export const registerJsonParser = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  const turn = createTurns();
  const parseLarge = async (request: FastifyRequest, body: Buffer): Promise<unknown> => {
    await turn();
    if (hasTooManyParts(body)) throw new AppError('common.error.tooLarge');
    return new Promise((resolve, reject) => {
      void parse(request, body.toString('utf8'), (error, value) =>
        error ? reject(error) : resolve(value),
      );
    });
  };
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) =>
      body.length > smallBody
        ? parseLarge(request, body)
        : parse(request, body.toString('utf8'), done),
  );
};
