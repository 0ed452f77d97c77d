import type { FastifyReply } from 'fastify';

/** Why a work was given up: nobody waits for its answer any more. */
export class CallerGoneError extends Error {}

/** Aborts when the caller goes away before the answer. */
export const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new CallerGoneError('the caller has gone'));
  });
  return gone.signal;
};
