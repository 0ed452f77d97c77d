import { expect, test } from 'vitest';
import { createSessionLock } from './session-lock.ts';

const passes = async (lock: ReturnType<typeof createSessionLock>, path = '/api/user/me') => {
  let isThrough = false;
  void lock.pass(path).then(() => {
    isThrough = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return isThrough;
};

test('a held lock lets through what begins and ends a session only, until it is released', async () => {
  const lock = createSessionLock();
  expect(await passes(lock)).toBe(true);
  lock.hold();
  expect([await passes(lock), await passes(lock, '/api/auth/logout')]).toEqual([false, true]);
  lock.release();
  expect(await passes(lock)).toBe(true);
});

test('while it is kept no screen releases it; it is free when that is over, however it ended', async () => {
  const lock = createSessionLock();
  const inside = await lock.keep(async () => {
    lock.release();
    return passes(lock);
  });
  expect(inside).toBe(false);
  expect(await passes(lock)).toBe(true);
  await lock.keep(() => Promise.reject(new Error('no'))).catch(() => {});
  expect(await passes(lock)).toBe(true);
});
