import { afterEach, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';

afterEach(() => void vi.useRealTimers());
const time = Date.parse('2026-11-22T10:00:00Z');
const iso = (at: number): string => new Date(at).toISOString();

it("is the database's time where this machine's clock is set otherwise", () => {
  vi.useFakeTimers({ now: time });
  const clock = createClock();
  clock.synchronize(iso(time - 600_000));
  expect(clock.now()).toBe(time - 600_000);
  vi.setSystemTime(time + 5_000);
  expect(clock.now()).toBe(time - 595_000);
});

it('is never before what was heard: what became valid then is valid', () => {
  vi.useFakeTimers({ now: time });
  const clock = createClock();
  clock.synchronize(iso(time + 1_500));
  expect(clock.now()).toBe(time + 1_500);
  clock.synchronize(iso(time + 1_000));
  expect(clock.now()).toBe(time + 1_500);
});

it("follows this machine's clock when that jumps, with the next look", () => {
  vi.useFakeTimers({ now: time });
  const clock = createClock();
  clock.synchronize(iso(time));
  vi.setSystemTime(time + 3_600_000);
  clock.synchronize(iso(time + 1_000));
  expect(clock.now()).toBe(time + 1_000);
});

it('follows a database that is set back', () => {
  vi.useFakeTimers({ now: time });
  const clock = createClock();
  clock.synchronize(iso(time));
  clock.synchronize(iso(time - 3_600_000));
  expect(clock.now()).toBe(time - 3_600_000);
});
