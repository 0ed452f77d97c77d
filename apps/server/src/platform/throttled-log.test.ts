import { expect, it } from 'vitest';
import { throttledLog } from './throttled-log.ts';

it('a message that comes again and again is said once a minute, with how often', () => {
  const lines: string[] = [];
  let time = 0;
  const log = throttledLog(
    (line) => lines.push(line),
    () => time,
  );
  for (; time < 130_000; time += 500) log('no database');
  log('something else');
  expect(lines).toEqual([
    'no database',
    'no database (and 119 times before)',
    'no database (and 119 times before)',
    'something else',
  ]);
});
