import { expect, test } from 'vitest';
import { isSaid, ownName } from './own-name.ts';

test.each([
  ['Kavárna Lípa – Brno', 'Brno'],
  ['Kavárna Lípa, Dlouhá', 'Dlouhá'],
  ['Kavárna Lípa', ''],
  ['Na nádraží', 'Na nádraží'],
])('%s of Kavárna Lípa is called „%s“ under its name', (name, own) =>
  expect(ownName(name, 'Kavárna Lípa')).toBe(own),
);

test('a name that its address says already is not said twice', () => {
  expect(isSaid('Praha, Dlouhá', 'Dlouhá 39, 110 00 Praha 1')).toBe(true);
  expect(isSaid('OC Letňany', 'Veselská 663, 199 00 Praha 9')).toBe(false);
});
