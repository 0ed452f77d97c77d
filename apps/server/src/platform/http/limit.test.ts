import { describe, expect, it } from 'vitest';
import { addressGroup, createLimit } from './limit.ts';

describe('a limit', () => {
  it('lets a fixed number through in a window, each key by itself, and again in the next one', () => {
    let time = 0;
    const limit = createLimit({ max: 2, windowMs: 1_000, now: () => time });
    const takes = (): boolean[] => ['a', 'a', 'a', 'b'].map((key) => limit.take(key));
    expect(takes()).toEqual([true, true, false, true]);
    time = 999;
    expect(limit.take('a')).toBe(false);
    time = 1_000;
    expect(limit.take('a')).toBe(true);
  });

  it('gives back what did not count, and forgets a key that is cleared', () => {
    const limit = createLimit({ max: 1, windowMs: 1_000 });
    expect(limit.take('a')).toBe(true);
    limit.giveBack('a');
    limit.giveBack('a');
    expect([limit.take('a'), limit.take('a')]).toEqual([true, false]);
    limit.clear('a');
    expect(limit.take('a')).toBe(true);
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (ip, group) => expect(addressGroup(ip)).toBe(group));
