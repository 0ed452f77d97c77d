import type { FastifyReply } from 'fastify';

/** Why a work was given up: nobody waits for its answer any more. */
export class CallerGoneError extends Error {}

/** Aborts when the caller goes away before the answer. */
export const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new CallerGoneError('the caller has gone'));
  });
  return controller.signal;
};
