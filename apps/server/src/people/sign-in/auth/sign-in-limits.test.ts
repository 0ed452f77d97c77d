import { expect, it } from 'vitest';
import { AppError } from '../../../platform/http/index.ts';
import { createSignInLimits } from './sign-in-limits.ts';

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const wrong = new AppError('auth.error.badCredentials');

/** Tries so often to sign in to one account from one address; what the last try was told. */
const lastOf = async (times: number, error: Error): Promise<unknown> => {
  const limits = createSignInLimits();
  let refusal: unknown;
  for (let nth = 0; nth < times; nth += 1) {
    try {
      const attempt = limits.begin('198.51.100.7');
      await attempt.during(async () => {
        attempt.on('user 1');
        throw error;
      });
    } catch (why) {
      refusal = why;
    }
  }
  return refusal;
};

it('a wrong password counts, and the ninth of an account from one address is refused', async () => {
  expect(await lastOf(8, wrong)).toBe(wrong);
  expect(await lastOf(9, wrong)).toMatchObject({ message: 'common.error.tooManyRequests' });
});
it('who could not be judged because the database was away may try as often as they like', async () =>
  expect(await lastOf(200, away)).toBe(away));
