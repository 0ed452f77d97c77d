import { languages } from '@cafeteria/contract';
import { expect, test } from 'vitest';
import { branchOfficeImport } from './branch-office-import.ts';

const { columns, example } = branchOfficeImport(1);

test.each(languages)('the template in %s has a cell for every column', (language) =>
  expect(example(language)).toHaveLength(columns.length),
);

test('the template of Slovaks is a Slovak branch office', () => {
  const cells = example('sk');
  expect([cells[columns.indexOf('country')], cells[columns.indexOf('active')]]).toEqual([
    'SK',
    'áno',
  ]);
});
