import { expect, test } from 'vitest';
import { matchPath } from './page.ts';

test('a path that fits a pattern gives its named parts', () => {
  expect(matchPath('deposit/:depositId', 'deposit/7')).toEqual({ depositId: '7' });
  expect(matchPath('history/statement', 'history/statement/')).toEqual({});
});
test.each(['deposit/abc', 'deposit/', 'deposit/0', 'deposit/-1', 'deposit/1.5', 'deposit/7/more'])(
  '%s is the address of no deposit',
  (path) => expect(matchPath('deposit/:depositId', path)).toBeUndefined(),
);
