import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createNotifications, fadeOutMs, notificationDuration } from './notifications.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = () => createNotifications(() => Date.now());
const text = (length: number): string => 'a'.repeat(length);

describe('a notification', () => {
  test.each([
    ['a short text', text(5), 4_000],
    ['the shortest text with a time of its own', text(33), 4_125],
    ['a longer text', text(80), 10_000],
    ['a very long text', text(500), 15_000],
    ['no text', { messageKey: 'x' }, 4_000],
  ])('of %s stays its time', (_, content, ms) => expect(notificationDuration(content)).toBe(ms));
  test('is visible, then fades for 600 ms, then is gone', () => {
    const notices = start();
    notices.add('success', 'Uloženo');
    vi.advanceTimersByTime(3_999);
    expect(notices.get()).toMatchObject([{ leaving: false }]);
    vi.advanceTimersByTime(1);
    expect(notices.get()).toMatchObject([{ leaving: true }]);
    vi.advanceTimersByTime(fadeOutMs - 1);
    expect(notices.get()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(notices.get()).toEqual([]);
  });
  test('keeps the time it had left while somebody points at it', () => {
    const notices = start();
    const id = notices.add('info', 'Krátká');
    vi.advanceTimersByTime(3_000);
    notices.pause(id);
    vi.advanceTimersByTime(60_000);
    notices.resume(id);
    vi.advanceTimersByTime(999);
    expect(notices.get()).toMatchObject([{ leaving: false }]);
    vi.advanceTimersByTime(1);
    expect(notices.get()).toMatchObject([{ leaving: true }]);
  });
  test('with something to do about it stays the longest, and is its own even with the same text', () => {
    const notices = start();
    const action = { label: 'Vrátit zpět', onAct: () => undefined };
    const [one, other] = [
      notices.add('success', 'Pryč', action),
      notices.add('success', 'Pryč', action),
    ];
    expect(one).not.toBe(other);
    vi.advanceTimersByTime(14_999);
    expect(notices.get()).toMatchObject([{ leaving: false }, { leaving: false, action }]);
  });
  test('pausing or resuming twice changes nothing', () => {
    const notices = start();
    const id = notices.add('info', 'Krátká');
    notices.pause(id);
    notices.pause(id);
    notices.resume(id);
    notices.resume(id);
    vi.advanceTimersByTime(4_000);
    expect(notices.get()).toMatchObject([{ leaving: true }]);
  });
  test('goes at once when it is closed', () => {
    const notices = start();
    notices.close(notices.add('error', 'Nejde to'));
    expect(notices.get()).toMatchObject([{ leaving: true }]);
  });
  test('that says the same as one on screen is not shown twice', () => {
    const notices = start();
    expect(notices.add('error', 'Nejde to')).toBe(notices.add('error', 'Nejde to'));
    expect(notices.get()).toHaveLength(1);
  });
  test('tells its listeners until they leave', () => {
    const notices = start();
    const listener = vi.fn();
    const stop = notices.subscribe(listener);
    notices.add('info', 'a');
    stop();
    notices.add('info', 'b');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
