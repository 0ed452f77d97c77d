import { languages } from '@cafeteria/contract';
import { expect, test } from 'vitest';
import { userImport } from './user-import.ts';

const { columns, example } = userImport(1, false);

test.each(languages)('the template in %s names nobody real', (language) => {
  const cells = example(language);
  expect(cells).toHaveLength(columns.length);
  expect(cells[columns.indexOf('companyRegistrationNumber')]).toBe('');
  expect(cells[columns.indexOf('email')]).toMatch(/\.example$/);
});
