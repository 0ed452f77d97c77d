import Fastify from 'fastify';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { TookTooLong } from '../apart/index.ts';
import { AppError } from '../app-error.ts';
import { registerErrorHandler } from './error-handler.ts';

const app = Fastify();
afterAll(() => app.close());
let thrown: Error = new Error('nothing yet');
registerErrorHandler(app);
app.get('/', () => {
  throw thrown;
});
const answerTo = async (error: Error) => {
  thrown = error;
  const { statusCode, headers, body } = await app.inject('/');
  return { status: statusCode, retryAfter: headers['retry-after'], body: JSON.parse(body) };
};
const withCode = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more });

it('who is told to come later is told when', async () => {
  const { status, retryAfter } = await answerTo(new AppError('common.error.tooManyRequests'));
  expect([status, retryAfter]).toEqual([422, '5']);
});

it.each([withCode('ENOSPC', { syscall: 'write' }), withCode('EDQUOT', { syscall: 'open' })])(
  'where no file has room (%s) one is asked to come later, too',
  async (error) => {
    expect(await answerTo(error)).toEqual({
      status: 503,
      retryAfter: '5',
      body: { globalErrors: [{ messageKey: 'common.error.unavailable' }] },
    });
  },
);

it('what was ended because it took too long, a document on paper, may be asked for again', async () => {
  expect(await answerTo(new TookTooLong('press.ts', 20_000))).toEqual({
    status: 503,
    retryAfter: '5',
    body: { globalErrors: [{ messageKey: 'common.error.busy' }] },
  });
});

describe('while the database is away', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('ENOENT', { syscall: 'connect' }),
    withCode('57P01'),
    withCode('57P03'),
    withCode('25006'),
    withCode('08006'),
    withCode('53100'),
    withCode('53200'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('%s is answered 503, and when to come again', async (error) => {
    expect(await answerTo(error)).toEqual({
      status: 503,
      retryAfter: '5',
      body: { globalErrors: [{ messageKey: 'common.error.unavailable' }] },
    });
  });
  it('a driver that finds nobody is answered so', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
    const error = await pool.query('select 1').catch((failure: Error) => failure);
    await pool.end();
    expect(error).toBeInstanceOf(Error);
    if (error instanceof Error) expect((await answerTo(error)).status).toBe(503);
  });
  it.each([withCode('ENOENT', { syscall: 'open' }), withCode('23505'), new Error('any')])(
    '%s is still what nobody expected',
    async (error) => {
      const { status, retryAfter } = await answerTo(error);
      expect([status, retryAfter]).toEqual([500, undefined]);
    },
  );
});
