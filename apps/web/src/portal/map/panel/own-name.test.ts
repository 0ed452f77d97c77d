import { expect, test } from 'vitest';
import { ownName } from './own-name.ts';

test.each([
  ['Kavárna Lípa – Brno', 'Brno'],
  ['Kavárna Lípa, Dlouhá', 'Dlouhá'],
  ['Kavárna Lípa', ''],
  ['Na nádraží', 'Na nádraží'],
])('%s of Kavárna Lípa is called „%s“ under its name', (name, own) =>
  expect(ownName(name, 'Kavárna Lípa')).toBe(own),
);
