import { CancelledError } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../shared/api/index.ts';
import { reportWarning } from '../shared/report-warning.ts';
import { storedValue } from '../shared/storage/index.ts';
import { watchTrouble } from './trouble.ts';

const log = vi.fn(async (_message: string, _metadata?: object, _level?: string) => {});
const page = new EventTarget();
const { onBrokenScreen } = watchTrouble(log, page);
beforeEach(() => log.mockClear());
const loggedMessages = () => log.mock.calls.map(([message]) => message);

/** Answers whether the browser tells it in its console. */
const thrown = (error: unknown): boolean =>
  page.dispatchEvent(new ErrorEvent('error', { error, message: String(error), cancelable: true }));
const rejected = (reason: unknown): boolean => {
  const promise = Promise.reject(reason);
  promise.catch(() => {});
  const event = { promise, reason, cancelable: true };
  return page.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', event));
};

test('an error nobody caught is logged with its stack, once however often it comes', () => {
  const error = new TypeError('x is undefined');
  thrown(error);
  thrown(error);
  expect(log.mock.calls).toEqual([
    ['TypeError: x is undefined', { kind: 'error', stack: error.stack }],
  ]);
});
test('a rejected promise is logged, whatever it was rejected with', () => {
  rejected(new Error('nobody waits'));
  rejected('a word');
  expect(loggedMessages()).toEqual(['Error: nobody waits', 'a word']);
});
test('a call the failure policy has dealt with, or one given up, is not logged again', () => {
  const request = { method: 'GET', endpoint: '/x', path: '/x' };
  rejected(new ApiError(500, {}, request));
  rejected(new DOMException('given up', 'AbortError'));
  expect(loggedMessages()).toEqual([]);
});
test('data of a screen that was left before they came are no trouble, for the console neither', () => {
  expect(rejected(new CancelledError())).toBe(false);
  expect(thrown(new Error('got over by drawing again', { cause: new CancelledError() }))).toBe(
    false,
  );
  expect(loggedMessages()).toEqual([]);
  expect(thrown(new Error('a defect', { cause: new Error('of ours') }))).toBe(true);
});
test('a warning is logged as one', () => {
  vi.stubGlobal('dispatchEvent', (event: Event) => page.dispatchEvent(event));
  reportWarning('an odd path', { missing: ['id'] });
  vi.unstubAllGlobals();
  expect(log.mock.calls).toEqual([['an odd path', { missing: ['id'] }, 'warn']]);
});
test('a stored value that cannot be read is logged', () => {
  vi.stubGlobal('reportError', thrown);
  window.localStorage.setItem('odd', '{oops');
  const isText = (value: unknown): value is string => typeof value === 'string';
  const odd = storedValue(() => window.localStorage, { key: 'odd', shape: isText, lifetimeMs: 1 });
  expect(odd.get()).toBeUndefined();
  vi.unstubAllGlobals();
  expect(loggedMessages()).toEqual(['Error: stored value odd is not valid JSON']);
});

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? 'sorry' : this.props.children;
  }
}
const Broken = () => {
  throw new RangeError('cannot be drawn');
};
test('a broken screen is logged with where it broke', async () => {
  vi.stubGlobal('reportError', thrown);
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host, { onCaughtError: onBrokenScreen }).render(
    <Boundary>
      <Broken />
    </Boundary>,
  );
  await expect.poll(() => host.textContent).toBe('sorry');
  vi.unstubAllGlobals();
  expect(loggedMessages()).toEqual(['RangeError: cannot be drawn']);
  expect(log.mock.calls[0]?.[1]).toMatchObject({
    kind: 'screen',
    componentStack: expect.stringContaining('Broken'),
  });
});
