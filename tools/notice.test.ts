import { expect, test } from 'vitest';
import { noticeProblems } from './notice.mjs';

const lockOf = (entry: object) => ({
  packages: {
    'apps/web': { name: '@cafeteria/web' },
    'node_modules/pg': { version: '1.0.0' },
    'node_modules/pg/node_modules/@planted/deep': { version: '1.0.0', ...entry },
  },
});

test('a package nobody named is refused, wherever it lies', () =>
  expect(noticeProblems(lockOf({}), 'MIT: pg')).toEqual([
    '@planted/deep: NOTICE does not name it, under its licence',
  ]));
test('a part of a name names nothing', () =>
  expect(noticeProblems(lockOf({}), 'MIT: pg, @planted/deep-one')).toHaveLength(1));
test('one that is named is not', () =>
  expect(noticeProblems(lockOf({}), 'MIT: pg,\n@planted/deep')).toEqual([]));
test.each([{ dev: true }, { optional: true }, { os: ['linux'] }])(
  'what is not delivered, or of one platform, need not be: %o',
  (entry) => expect(noticeProblems(lockOf(entry), 'MIT: pg')).toEqual([]),
);
