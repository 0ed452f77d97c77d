import { pattern } from '@cafeteria/contract';
import { expect, test } from 'vitest';
import { passwordParts } from './password-parts.ts';

const metBy = (password: string, min = 8): string =>
  passwordParts(password, min)
    .filter(({ isMet }) => isMet)
    .map(({ key }) => key)
    .join(' ');

test.each([
  ['', ''],
  ['heslo', 'lower'],
  ['HESLO', 'upper'],
  ['Heslo1', 'lower upper digit'],
  ['Heslo.1', 'lower upper digit special'],
  ['Moje.Heslo.1', 'lower upper digit special length'],
  ['žluť', 'lower special'],
  ['🎁🎁🎁🎁', 'special'],
])('%o meets: %s', (password, met) => expect(metBy(password)).toBe(met));

test('what meets every part is what the server takes', () => {
  const samples = ['Aa.1', 'aa.1', 'AA.1', 'Aa.a', 'Aaa1', 'Žž.1', 'Aa 1', 'Aá1b'];
  for (const password of samples)
    expect([password, metBy(password, 1).split(' ').length === 5]).toEqual([
      password,
      pattern.password.test(password),
    ]);
});
