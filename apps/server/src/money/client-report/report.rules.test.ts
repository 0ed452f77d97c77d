import { describe, expect, it } from 'vitest';
import { blocksOf, type Cell, groupsOf } from './report.rules.ts';

const people = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);
const cell = (fields: Partial<Cell>): Cell => ({
  month: '2026-01',
  categoryId: 6,
  category: 'SPORT',
  regime: 'CZ_LEISURE',
  userIds: people(1, 5),
  payments: 5,
  amount: 5_000,
  ...fields,
});
const books = { categoryId: 3, category: 'BOOKS' } as const;
const report = (cells: readonly Cell[], groupBy: 'CATEGORY' | 'REGIME' | 'MONTH') =>
  groupsOf(blocksOf(cells).blocks, groupBy);

describe('a report of a client', () => {
  it('tells groups of five people and more', () => {
    expect(report([cell({})], 'CATEGORY')).toMatchObject([
      { key: '6', category: 'SPORT', people: 5, amount: 5_000 },
    ]);
  });
  it('says nothing of four people, in no grouping, and says that it says nothing', () => {
    const small = cell({ userIds: people(1, 4) });
    for (const groupBy of ['CATEGORY', 'REGIME', 'MONTH'] as const)
      expect(report([small], groupBy)).toEqual([]);
    expect(blocksOf([small]).isIncomplete).toBe(true);
  });
  it('puts small groups of a month together where they are five people', () => {
    const cells = [
      cell({ ...books, userIds: people(1, 3), amount: 300 }),
      cell({ categoryId: 4, userIds: people(4, 2), amount: 200 }),
    ];
    expect(report(cells, 'CATEGORY')).toMatchObject([
      { key: 'OTHER', category: null, people: 5, amount: 500 },
    ]);
  });
  it('does not take one person in two small groups for two', () => {
    const cells = [
      cell({ ...books, userIds: people(1, 4) }),
      cell({ categoryId: 4, userIds: people(1, 3) }),
    ];
    expect(report(cells, 'MONTH')).toEqual([]);
  });
  it('tells the same sum whatever it is grouped by, so that no difference tells of a small group', () => {
    const cells = [
      cell({}),
      cell({ ...books, userIds: people(1, 2), amount: 70 }),
      cell({ month: '2026-02', regime: 'CZ_HEALTH', userIds: people(1, 9), amount: 900 }),
      cell({ month: '2026-02', ...books, userIds: people(3, 1), amount: 11 }),
    ];
    const sums = (['CATEGORY', 'REGIME', 'MONTH'] as const).map((groupBy) =>
      report(cells, groupBy).reduce((total, { amount }) => total + amount, 0),
    );
    expect(sums).toEqual([5_900, 5_900, 5_900]);
  });
  it('of two months less that of one is what the other month tells by itself', () => {
    const january = [cell({}), cell({ ...books, userIds: people(1, 2), amount: 70 })];
    const february = [cell({ month: '2026-02', userIds: people(1, 1), amount: 9 })];
    const sum = (cells: readonly Cell[]): number =>
      report(cells, 'CATEGORY').reduce((total, { amount }) => total + amount, 0);
    expect(sum([...january, ...february]) - sum(january)).toBe(sum(february));
  });
});
