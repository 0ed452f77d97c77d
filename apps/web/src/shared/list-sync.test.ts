import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createListSync } from './list-sync.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = (server: string, send = vi.fn(async () => {})) => ({
  send,
  sync: createListSync<string>({ differs: (list) => list !== server, send }),
});

describe('an edited list', () => {
  test('is sent 1.5 s after the last edit, once and whole', () => {
    const { sync, send } = start('');
    sync.edit('a');
    vi.advanceTimersByTime(1_400);
    sync.edit('ab');
    vi.advanceTimersByTime(1_499);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send.mock.calls).toEqual([['ab']]);
  });
  test('is not sent when it is again what the server has', () => {
    const { sync, send } = start('a');
    sync.edit('ab');
    sync.edit('a');
    vi.advanceTimersByTime(5_000);
    expect(send).not.toHaveBeenCalled();
    expect(sync.pending()).toBeUndefined();
  });
  test('is sent at once when the page is being left', async () => {
    const { sync, send } = start('');
    sync.edit('a');
    await sync.flush(true);
    vi.advanceTimersByTime(5_000);
    expect(send.mock.calls).toEqual([['a']]);
  });
  test('waits for the answer of the previous one, then goes after its own pause', async () => {
    let answer: () => void = () => {};
    const send = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    const { sync } = start('', send);
    sync.edit('a');
    vi.advanceTimersByTime(1_500);
    sync.edit('ab');
    vi.advanceTimersByTime(1_500);
    expect(send).toHaveBeenCalledTimes(1);
    answer();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(send.mock.calls).toEqual([['a'], ['ab']]);
  });
  test('is sent when the page is being left while another one is on its way, also where it is what was', async () => {
    const send = vi.fn(() => new Promise<void>(() => {}));
    const { sync } = start('a', send);
    sync.edit('ab');
    vi.advanceTimersByTime(1_500);
    sync.edit('a');
    void sync.flush(true);
    expect(send.mock.calls).toEqual([['ab'], ['a']]);
  });
  test('is forgotten when it is dropped', () => {
    const { sync, send } = start('');
    sync.edit('a');
    sync.drop();
    vi.advanceTimersByTime(5_000);
    expect(send).not.toHaveBeenCalled();
  });
  test('nothing is sent where nothing was edited', async () => {
    const { sync, send } = start('');
    await sync.flush(true);
    expect(send).not.toHaveBeenCalled();
  });
});
