import { isSessionless, type Route } from '@cafeteria/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { containersOf, sizeOf } from './body-size.ts';
import { maxDrained } from './drain.ts';
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
  const maxBytes = isSessionless(access) ? limitOfAnybody : limitOfKnown;
  return bodyLimit ?? Math.min(maxBytes, Math.max(leastLimit, body ? sizeOf(body) : 0));
};

/** Refuses by its header a body that is too long, before any of it is read. */
export const assertLength = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  limit: number,
): void => {
  const length = Number(headers['content-length'] ?? 0);
  if (length <= limit) return;
  if (length > maxDrained) reply.header('connection', 'close');
  throw new AppError('common.error.tooLarge');
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many lists and objects a body may have at most. */
    containers?: number;
  }
}
/** Twice what a form holds, so that a list too long is told of by name and not as a whole. */
const containersAllowed = ({ body }: Route): number => 16 + 2 * (body ? containersOf(body) : 0);
/** What a route asks of bodies before they are parsed. */
export const bodyBounds = (route: Route) => ({
  bodyLimit: bodyLimitOf(route),
  config: { containers: containersAllowed(route) },
});

/** Bodies below this are parsed in a moment, whatever is in them. */
const smallBody = 65_536;
const [quote, escape] = Buffer.from('"\\');
const [list, object] = Buffer.from('[{');
/** How many lists and objects begin in JSON, as far as it is any; what stands in texts is none. */
const countContainers = (body: Buffer): number => {
  let [count, isText] = [0, false];
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (byte === quote) isText = !isText;
    else if (isText && byte === escape) at += 1;
    else if (!isText && (byte === list || byte === object)) count += 1;
  }
  return count;
};

/**
 * Parses JSON as Fastify does, but no more lists and objects than a form can hold: one long text is read in
 * milliseconds, as many brackets make so much garbage that nobody is answered for a fifth of a second. Of large bodies
 * one is parsed in each turn of the event loop: who waits for something else waits for one of them.
 */
export const registerJsonParser = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  const turn = createTurns();
  const parseLarge = async (request: FastifyRequest, body: Buffer): Promise<unknown> => {
    await turn();
    if (countContainers(body) > (request.routeOptions.config.containers ?? 0))
      throw new AppError('common.error.tooLarge');
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
