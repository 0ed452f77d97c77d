import { expect, it } from 'vitest';
import { inOrder } from './layout.ts';

const table = (name: string) => ({ name, columns: ['id'] });

it('a table comes after those it refers to', () => {
  const tables = ['offer', 'partner', 'company'].map(table);
  const references = [
    { from: 'offer', to: 'partner' },
    { from: 'partner', to: 'company' },
  ];
  expect(inOrder(tables, references).map(({ name }) => name)).toEqual([
    'company',
    'partner',
    'offer',
  ]);
});

it('tables that refer to each other are named', () => {
  const references = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ];
  expect(() => inOrder(['a', 'b', 'c'].map(table), references)).toThrow(
    'refer to each other: a, b',
  );
});
