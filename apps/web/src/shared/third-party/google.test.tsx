import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { botCheckToken } from './google.ts';

type Check = {
  readonly ready: (then: () => void) => void;
  readonly execute: () => Promise<string>;
};

/** A third party whose script does `then` once it is asked for. */
const answer = (then: (script: HTMLScriptElement) => void) =>
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) then(script);
  });
const loads = (check: Check) =>
  answer((script) => {
    vi.stubGlobal('grecaptcha', check);
    script.dispatchEvent(new Event('load'));
  });
const never = () => new Promise<string>(() => {});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['script', 'a', () => answer(() => {})],
  ['start', 'b', () => loads({ ready: () => {}, execute: never })],
  ['verdict', 'c', () => loads({ ready: (then) => then(), execute: never })],
])('a bot check whose %s never comes is given up after eight seconds', async (_, key, start) => {
  start();
  const onToken = vi.fn<(token: string | undefined) => void>();
  void botCheckToken(key, 'login').then(onToken);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(onToken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onToken).toHaveBeenCalledWith(undefined);
});
test('a script that did not load is asked for again', async () => {
  answer((script) => script.dispatchEvent(new Event('error')));
  expect(await botCheckToken('d', 'login')).toBeUndefined();
  loads({ ready: (then) => then(), execute: async () => 'token' });
  expect(await botCheckToken('d', 'login')).toBe('token');
});
