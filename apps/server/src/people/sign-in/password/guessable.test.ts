import { describe, expect, it } from 'vitest';
import { isGuessable } from './guessable.ts';

const jana = ['jana.novakova@firma.example', 'Jana', 'Nováková', 'Firma Koloběžky s.r.o.'];

describe('a password that others would try first', () => {
  it.each([
    ['a known one as it was stolen elsewhere', '1qaz@WSX'],
    ['a known one with the signs a rule asks for', 'Password1!'],
    ['with other signs for letters', 'P@ssw0rd123'],
    ['with signs between', 'Pass.Word.1'],
    ['with signs in front', '!!Qwerty12'],
    ['another known one', 'Jennifer.1985'],
    ['what people here take first', 'Heslo.123'],
    ['with its marks', 'Sluníčko.1'],
    ['a month and a year', 'Listopad.2026'],
    ['the portal', 'Benefity.2026'],
    ['the portal and a role', 'Cafeteria.Admin.1'],
    ['the own name', 'Novakova.1985'],
    ['the own names, with their marks', 'Jana-Nováková-85'],
    ['the own address', 'Jana.Novakova@firma1'],
    ['the own employer', 'Kolobezky.2026!'],
  ])('is %s: %s', async (_why, password) => expect(await isGuessable(password, jana)).toBe(true));

  it.each([
    'Novakova.Zahrada.17',
    'tři modré slony.7K',
    'Xk7-lavice-Qv2',
    'Nad.Rybnikem.38',
    'correct horse battery staple 4T',
    'Jiné-Slovo-Úplně-9',
    'Моя.7.Собака!love',
    'Jana.Летний.Дождь.7',
  ])('is not %s', async (password) => expect(await isGuessable(password, jana)).toBe(false));

  it('is the own name in whatever letters', async () => {
    const olena = ['Олена', 'Коваленко'];
    expect(await isGuessable('Коваленко.1!Olena', [...olena, 'olena'])).toBe(true);
    expect(await isGuessable('Олена.1985', olena)).toBe(true);
    expect(await isGuessable('Олена.Ветер.85', olena)).toBe(false);
  });

  it('is one with a name for its person alone', async () => {
    expect(await isGuessable('Kolobezky.2026!')).toBe(false);
    expect(await isGuessable('Novakova.1985', ['Petr', 'Malý'])).toBe(false);
  });
});
