import type { FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

/** Aborts when the caller goes away before the answer; nobody reads the error. */
export const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new AppError('common.error.tooManyRequests'));
  });
  return gone.signal;
};
