import { expect, describe, it } from 'vitest';
import { seeded } from '../../../platform/seeded.ts';
import { isPatterned } from './patterned.ts';

describe('a password that is a pattern', () => {
  it.each([
    ['runs of one sign', 'AAAAaaaa1111!'],
    ['a row of a Czech keyboard and figures in turn', 'Qwertz123456!'],
    ['a row of an English one', 'Asdfghjkl.1'],
    ['the lowest row', 'Yxcvbnm,1A'],
    ['rows backwards', '654321.Ztrewq'],
    ['columns of a keyboard', 'Zaq1Xsw2Cde3!'],
    ['columns of a Czech one', '1qay2wsx3edC!'],
    ['figures with the signs above them', '1234567890!@#$%^&*()Aa'],
    ['the figures of a Czech keyboard', '+ěščřžýáíé.A1'],
    ['…and of a Slovak one', '+ľščťžýáíé.A1'],
    ['the alphabet', 'Abcdefgh.1'],
    ['one part again and again', 'Ab1!Ab1!Ab1!Ab1!'],
    ['two letters in turn', 'AbabABab1212!'],
    ['four signs in any order', '1aA!aa1!A1a!!1aA'],
  ])('is %s: %s', (_why, password) => expect(isPatterned(password)).toBe(true));

  it.each([
    'Xk7-lavice-Qv2',
    'Nad.Rybnikem.38',
    'Demo.User.1',
    'tři modré slony.7K',
    'Mississippi.Tennessee.2',
    'Power were tree.9',
    'Zahrada.123',
    'Моя.7.Собака!love',
    '密码-很长的-Ab1',
  ])('is not %s', (password) => expect(isPatterned(password)).toBe(false));
});

const words = `
  les most ryba okno vlak sníh bota kolo stůl list hora pero mrak dveře voda hlína kámen zvon
  slon koza trepka banán cibule ananas kukuřice papoušek dudlík mamut vajíčko zebra jablko
  ryža čučoriedka hmla vrch ľad mesto úsmev stena poter werk reader tree power assessment
  committee coffee banana hijack defy nope first stupid rust
`
  .trim()
  .split(/\s+/);
const signs = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789.-+!?*';

describe('a good password', () => {
  const random = seeded(20_261_128);
  const next = (below: number): number => Math.floor(random() * below);
  const many = (count: number, from: () => string): string[] => Array.from({ length: count }, from);
  const word = (): string => words[next(words.length)] ?? '';

  it('of three words, a capital and a figure is none, a thousand times', () => {
    const phrases = many(1_000, () => `${many(3, word).join(' ')} ${next(10)}K`);
    expect(phrases.filter(isPatterned)).toEqual([]);
  });
  it('of a password manager is none, a thousand times of each length', () => {
    for (const length of [10, 12, 16, 24]) {
      const drawn = many(1_000, () => many(length, () => signs[next(signs.length)] ?? '').join(''));
      expect(drawn.filter(isPatterned)).toEqual([]);
    }
  });
});
