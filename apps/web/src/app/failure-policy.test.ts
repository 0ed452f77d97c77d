import { createI18n } from '@cafeteria/i18n';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import texts from '../../../../packages/i18n/locales/cs/common.json';
import { ApiError, ConnectionError, OtherPersonError } from '../shared/api/api-error.ts';
import { createNotifications } from '../shared/notifications/notifications.ts';
import { createSessionLock } from '../shared/api/session-lock.ts';
import { createFailurePolicy } from './failure-policy.ts';

const start = (path = '/favorite') => {
  const i18n = createI18n('cs');
  i18n.addResourceBundle('cs', 'common', texts);
  const lock = createSessionLock();
  const notifications = createNotifications();
  const queryClient = new QueryClient();
  const spies = {
    clearStoredData: vi.fn(),
    leaveForLogin: vi.fn(),
    startAgain: vi.fn(),
    showNotFound: vi.fn(),
    log: vi.fn(async () => {}),
  };
  const { onFailure: fail } = createFailurePolicy({
    i18n,
    notifications,
    lock,
    queryClient: () => queryClient,
    path: () => path,
    ...spies,
  });
  return {
    fail,
    lock,
    queryClient,
    ...spies,
    notices: () => notifications.get().map(({ type, text }) => `${type}: ${text}`),
  };
};
const request = { method: 'GET', endpoint: '/api/x/:id', path: '/api/x/7' } as const;
const answer = (status: number, ...keys: string[]) =>
  new ApiError(status, { globalErrors: keys.map((messageKey) => ({ messageKey })) }, request);
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('after a failed call', () => {
  test('401 clears everything of the person, holds the lock and goes to the login', async () => {
    const { fail, lock, queryClient, clearStoredData, leaveForLogin } = start();
    queryClient.setQueryData([['tile'], '/x', {}], 1);
    fail(answer(401));
    await settled();
    expect([
      lock.isHeld(),
      clearStoredData.mock.calls.length,
      leaveForLogin.mock.calls.length,
      queryClient.getQueryCache().getAll().length,
    ]).toEqual([true, 1, 1, 0]);
  });
  test('a second 401 does not leave twice', async () => {
    const { fail, leaveForLogin } = start();
    fail(answer(401));
    fail(answer(401));
    await settled();
    expect(leaveForLogin).toHaveBeenCalledOnce();
  });
  test('401 at the login stays there', async () => {
    const { fail, leaveForLogin } = start('/login?redirect=%2F');
    fail(answer(401));
    await settled();
    expect(leaveForLogin).not.toHaveBeenCalled();
  });
  test('401 is reported before the page goes, however long that takes up to a second', async () => {
    vi.useFakeTimers();
    const { fail, log, leaveForLogin } = start();
    log.mockReturnValue(new Promise(() => {}));
    fail(answer(401));
    await vi.advanceTimersByTimeAsync(999);
    const before = leaveForLogin.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect([before, leaveForLogin.mock.calls.length]).toEqual([0, 1]);
  });
  test('that another person’s session refused, drops everything of the page and starts it again', async () => {
    const { fail, lock, queryClient, clearStoredData, startAgain, notices } = start();
    queryClient.setQueryData([['tile'], '/x', {}], 1);
    fail(new OtherPersonError('PUT /api/x'));
    fail(new OtherPersonError('PUT /api/y'));
    await settled();
    expect([
      lock.isHeld(),
      clearStoredData.mock.calls.length,
      startAgain.mock.calls.length,
      queryClient.getQueryCache().getAll().length,
      notices(),
    ]).toEqual([true, 1, 1, 0, []]);
  });
  test('404 that the screen tells itself is only logged', () => {
    const { fail, showNotFound, log } = start();
    fail(answer(404), true);
    expect([showNotFound.mock.calls.length, log.mock.calls.length]).toEqual([0, 1]);
  });
  test('status, endpoint, path and method are logged as fields', () => {
    const { fail, log } = start();
    fail(answer(500));
    expect(log).toHaveBeenCalledWith('GET /api/x/:id answered 500', { status: 500, ...request });
  });
  test('404 shows the page of unknown things and no notification', () => {
    const { fail, showNotFound, notices } = start();
    fail(answer(404, 'common.error.notFound'));
    expect([showNotFound.mock.calls.length, notices()]).toEqual([1, []]);
  });
  test('a refusal its screen shows by itself is not told twice', () => {
    const { fail, notices } = start();
    fail(answer(422, 'media.error.notAnImage'), true);
    expect(notices()).toEqual([]);
  });
  test('every global error is a notification with its text', () => {
    const { fail, notices } = start();
    fail(answer(422, 'auth.error.badCredentials', 'common.error.tooManyRequests'));
    expect(notices()).toEqual([
      `error: ${texts.auth.error.badCredentials}`,
      `error: ${texts.error.tooManyRequests}`,
    ]);
  });
  test('an unknown key is the general error, never a key', () => {
    const { fail, notices } = start();
    fail(answer(500, 'something.new'));
    expect(notices()).toEqual([`error: ${texts.error.unexpected}`]);
  });
  test.each([
    [500, 1],
    [403, 1],
    [404, 1],
    [400, 1],
    [422, 0],
  ])('%i is logged %i times', (status, times) => {
    const { fail, log } = start();
    fail(answer(status));
    expect(log).toHaveBeenCalledTimes(times);
  });
  test.each([
    ['FETCH_ERROR', texts.error.fetch],
    ['TIMEOUT', texts.error.timeout],
    ['PARSING_ERROR', texts.error.parsing],
  ] as const)('%s says what happened', (kind, text) => {
    const { fail, notices } = start();
    fail(new ConnectionError(kind, 'GET /api/x'));
    expect(notices()).toEqual([`error: ${text}`]);
  });
  test('a defect is logged and not shown', () => {
    const { fail, log, notices } = start();
    fail(new Error('oops'));
    expect([log.mock.calls.length, notices()]).toEqual([1, []]);
  });
});
