import { describe, expect, test, vi } from 'vitest';
import { ConnectionError, OtherPersonError } from './api/index.ts';
import { createClientLog, cutToBytes } from './client-log.ts';

describe('a text cut to bytes', () => {
  const bytes = (text: string): number => new TextEncoder().encode(text).length;
  test.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['žluť', 3, 'žl'],
    ['žž', 3, 'ž'],
    ['a😀', 4, 'a'],
    ['', 4, ''],
  ])('%s in %i bytes is %s', (text, maxBytes, cut) => expect(cutToBytes(text, maxBytes)).toBe(cut));
  test('uses the room there is', () =>
    expect(bytes(cutToBytes('ž'.repeat(200_000), 250_000))).toBe(250_000));
});

describe('a report', () => {
  const start = (call = vi.fn(async () => ({}))) => ({
    call,
    log: createClientLog({ call: call as never }, () => 'https://portal.test/'),
    body: () =>
      (call.mock.calls as unknown as [unknown, { body: Record<string, unknown> }][])[0]?.[1].body,
  });
  test.each(['ž', '"', '\\', 'a'])('made of %s keeps 250 KB of its metadata', async (letter) => {
    const { log, body } = start();
    await log('too much', { text: letter.repeat(300_000) });
    expect(new TextEncoder().encode(String(body()?.metadata)).length).toBeGreaterThan(249_990);
    expect(new TextEncoder().encode(String(body()?.metadata)).length).toBeLessThanOrEqual(250_000);
  });
  test('that the browser does not let outlive its page is sent the ordinary way', async () => {
    const ways: unknown[] = [];
    const call = vi.fn(
      async (_route: unknown, _args: unknown, { keepalive }: { keepalive: boolean }) => {
        ways.push(keepalive);
        if (keepalive) throw new ConnectionError('FETCH_ERROR', 'POST /api/client-log/write');
        return {};
      },
    );
    await start(call as never).log('one of many');
    expect(ways).toEqual([true, false]);
  });
  test('that was answered is not sent again, not even where the session is another person’s', async () => {
    const call = vi.fn(async () => Promise.reject(new OtherPersonError('clientLog')));
    await start(call).log('written once');
    expect(call).toHaveBeenCalledTimes(1);
  });
  test('that cannot be sent at all is dropped', async () => {
    const call = vi.fn(async () => Promise.reject(new Error('offline')));
    await expect(start(call as never).log('nobody hears')).resolves.toBeUndefined();
  });
  test('of a plugin assigned twice is not sent', async () => {
    const { log, call } = start();
    await log('Error: You can assign a plugin only one time');
    expect(call).not.toHaveBeenCalled();
  });
});
