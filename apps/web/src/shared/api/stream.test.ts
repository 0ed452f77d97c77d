import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStream } from './stream.ts';

type Fake = {
  close: () => void;
  onmessage: (event: { data: string }) => void;
  onerror: () => void;
  isClosed: boolean;
};
type State = { readonly status: string };
let sources: Fake[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  sources = [];
});
afterEach(() => vi.useRealTimers());

const start = () => {
  const statuses: string[] = [];
  const onGiveUp = vi.fn<() => void>();
  const stop = openStream<State>({
    url: '/api/user/deposit/7',
    onMessage: ({ status }) => statuses.push(status),
    closeWhen: ({ status }) => status !== 'CREATED',
    onGiveUp,
    maxRetries: 3,
    connect: () => {
      const source: Fake = {
        isClosed: false,
        close: () => void (source.isClosed = true),
        onmessage: () => {},
        onerror: () => {},
      };
      sources.push(source);
      return source;
    },
  });
  return { statuses, onGiveUp, stop };
};
const tell = (status: string): void =>
  sources.at(-1)?.onmessage({ data: JSON.stringify({ status }) });
const lose = (): void => sources.at(-1)?.onerror();

test('a stream tells what comes and is closed by its last message', () => {
  const { statuses } = start();
  tell('CREATED');
  tell('SUCCESSFUL');
  expect([statuses, sources[0]?.isClosed]).toEqual([['CREATED', 'SUCCESSFUL'], true]);
  lose();
  vi.advanceTimersByTime(60_000);
  expect(sources).toHaveLength(1);
});
test('a lost one is opened again after a second', () => {
  start();
  lose();
  vi.advanceTimersByTime(999);
  expect([sources.length, sources[0]?.isClosed]).toEqual([1, true]);
  vi.advanceTimersByTime(1);
  expect(sources).toHaveLength(2);
});
test('one that keeps failing is given up, once and for good', () => {
  const { onGiveUp } = start();
  for (let n = 0; n < 10; n += 1) {
    lose();
    vi.advanceTimersByTime(1_000);
  }
  expect([sources.length, onGiveUp.mock.calls.length]).toEqual([4, 1]);
});
test('what was heard in between makes the failures of before forgotten', () => {
  const { onGiveUp } = start();
  for (let n = 0; n < 10; n += 1) {
    lose();
    vi.advanceTimersByTime(1_000);
    tell('CREATED');
  }
  expect([sources.length, onGiveUp.mock.calls.length]).toEqual([11, 0]);
});
test('one that is stopped is neither opened again nor given up', () => {
  const { onGiveUp, stop } = start();
  lose();
  stop();
  vi.advanceTimersByTime(60_000);
  expect([sources.length, onGiveUp.mock.calls.length]).toEqual([1, 0]);
});
