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
  [
    'one that holds, below history',
    { list: `${kept.list}\n## History\n\n- [0003](0003-c.md) c` },
    '0003-c.md does not belong below "History"',
  ],
  [
    'one that no longer holds, among those of today',
    { list: `${kept.list}\n## Money\n\n- [0002](history/0002-b.md) b` },
    'history/0002-b.md does not belong below "Money"',
  ],
  [
    'a list that is not in order',
    { list: `${kept.list}\n## Money\n\n- [0003](0003-c.md) c\n- [0001](0001-a.md) a` },
    '"Money" of README.md is not in the order of numbers',
  ],
  ['a way that leads nowhere', { history: [] }, 'README.md leads to history/0002-b.md'],
])('%s is refused', (_what, change, problem) =>
  expect(planted(change)).toEqual([expect.stringContaining(problem)]),
);
