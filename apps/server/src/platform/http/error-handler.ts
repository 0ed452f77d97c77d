import type { ErrorBody, ErrorKey } from '@cafeteria/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TookTooLong } from '../apart/index.ts';
import { AppError } from '../app-error.ts';
import { isDatabaseAway } from '../db/index.ts';
import { FilesAway } from '../file-store/index.ts';
import { drainSlowly } from './drain.ts';
import { CallerGoneError } from './gone.ts';

const keyOfFastifyCode: Readonly<Record<string, ErrorKey>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'common.error.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'common.error.unsupportedMediaType',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'common.error.badRequest',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'common.error.badRequest',
};

/** What the system says of a disk that is full, or of somebody's share of it. */
const noRoom = new Set(['ENOSPC', 'EDQUOT']);

/** The database that comes with the product is back in about three seconds (decision 0036). */
export const retrySeconds = 5;

/** 401 and 404 have an empty body: the client acts on the status alone. */
const bodyOf = (error: AppError): ErrorBody => {
  if (error.status === 401 || error.status === 404) return {};
  return {
    globalErrors: error.globalErrors,
    ...(error.fieldErrors.length > 0 && { fieldErrors: error.fieldErrors }),
  };
};

const asAppError = (error: FastifyError | AppError | Error, request: FastifyRequest): AppError => {
  if (error instanceof AppError) return error;
  // nobody is there to read it, and nothing is wrong
  if (error instanceof CallerGoneError) return new AppError('common.error.tooManyRequests');
  const code = 'code' in error ? String(error.code) : '';
  const key = keyOfFastifyCode[code];
  if (key) return new AppError(key);
  if (error instanceof SyntaxError || ('statusCode' in error && error.statusCode === 400))
    return new AppError('common.error.badRequest');
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'the database does not answer');
    return new AppError('common.error.unavailable');
  }
  if (error instanceof FilesAway || noRoom.has(code)) {
    request.log.error({ err: error }, 'a file cannot be had or written');
    return new AppError('common.error.unavailable');
  }
  if (error instanceof TookTooLong) {
    request.log.error({ err: error }, 'work apart was ended');
    return new AppError('common.error.busy');
  }
  request.log.error({ err: error }, 'request failed');
  return new AppError('common.error.unexpected', { traceId: String(request.id) });
};

/** Nothing is wrong with what was asked, but with the moment. */
const isForLater = ({ status, message }: AppError): boolean =>
  status === 503 || message === ('common.error.tooManyRequests' satisfies ErrorKey);

/** The one place where an error becomes an answer; what could not be proved is noted there. */
export const registerErrorHandler = (
  app: FastifyInstance,
  note: (error: AppError, request: FastifyRequest) => void = () => {},
): void => {
  const answer = (error: AppError, reply: FastifyReply): FastifyReply => {
    drainSlowly(reply.request.raw);
    if (isForLater(error)) reply.header('retry-after', retrySeconds);
    return reply
      .code(error.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(bodyOf(error)));
  };
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = asAppError(error, request);
    note(known, request);
    return answer(known, reply);
  });
  app.setNotFoundHandler((_request, reply) => answer(new AppError('common.error.notFound'), reply));
};
