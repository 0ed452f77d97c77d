import { expect, test } from 'vitest';
import { vocative } from './vocative.ts';

test.each([
  ['Jana', 'Jano'],
  ['Lucie', 'Lucie'],
  ['Ester', 'Ester'],
  ['Dagmar', 'Dagmar'],
  ['Jiří', 'Jiří'],
  ['Petr', 'Petře'],
  ['Viktor', 'Viktore'],
  ['Marek', 'Marku'],
  ['Pavel', 'Pavle'],
  ['Karel', 'Karle'],
  ['Daniel', 'Danieli'],
  ['Tomáš', 'Tomáši'],
  ['Ondřej', 'Ondřeji'],
  ['Jan', 'Jane'],
  ['Jakub', 'Jakube'],
  ['David', 'Davide'],
  ['Vojtěch', 'Vojtěchu'],
  ['Patrik', 'Patriku'],
  ['Vavřinec', 'Vavřinče'],
  ['Boris', 'Borisi'],
  ['Alex', 'Alexi'],
  ['Oto', 'Oto'],
  ['Ladislav', 'Ladislave'],
])('%s is addressed as %s', (name, addressed) => expect(vocative(name)).toBe(addressed));
test.each(['Anna Marie', 'X', 'jana', 'Nguyễn', 'JAN'])('%s stays as it is', (name) =>
  expect(vocative(name)).toBe(name),
);
