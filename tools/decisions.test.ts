import { expect, test } from 'vitest';
import { decisionProblems } from './decisions.mjs';

const kept = {
  today: ['0001-a.md', '0003-c.md'],
  history: ['0002-b.md'],
  list: '[1](0001-a.md) [3](0003-c.md), before it [2](history/0002-b.md)',
};
const planted = (change: Partial<typeof kept>) => decisionProblems({ ...kept, ...change });

test('decisions that stand in their list are as they should be', () =>
  expect(planted({})).toEqual([]));
test.each([
  ['a number given twice', { history: ['0002-b.md', '0003-again.md'] }, '0003 is given twice'],
  ['one that no list names', { list: '[1](0001-a.md)' }, '0003-c.md does not stand in README.md'],
  ['a way that leads nowhere', { history: [] }, 'README.md leads to history/0002-b.md'],
])('%s is refused', (_what, change, problem) =>
  expect(planted(change)).toEqual([expect.stringContaining(problem)]),
);
