import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { typeset, typesetHtml, typesetNumbers } from './typeset.ts';

/** A tilde stands for a non-breaking space. */
const shown = (text: string): string => text.replaceAll('\u00A0', '~');

describe('typesetting', () => {
  test.each([
    ['Kino v centru a u řeky', 'Kino v~centru a~u~řeky'],
    ['V obci i na venkově', 'V~obci i~na venkově'],
    ['řekl „a dost“', 'řekl „a~dost“'],
    ['(s kartou)', '(s~kartou)'],
    ['první řádek\na druhý', 'první řádek\na~druhý'],
    ['do 5 km za 120 Kč, sleva 25 %', 'do 5~km za 120~Kč, sleva 25~%'],
    ['lhůta 30 dnů, 14 dní, 2 hodiny', 'lhůta 30~dnů, 14~dní, 2~hodiny'],
    ['1 000 000 míst, volejte +420 777 123 456', '1~000~000 míst, volejte +420~777~123~456'],
    ['Slunečná 3, 140 00 Praha 4', 'Slunečná 3, 140~00 Praha 4'],
    [
      'Sklárny Javořice Obchod, s. r. o. (99000041)',
      'Sklárny Javořice Obchod, s.~r.~o. (99000041)',
    ],
    ['Kovo, spol. s r. o., a Pila, a. s.', 'Kovo, spol. s~r.~o., a~Pila, a.~s.'],
    ['platí od 1. 3. 2026 a 24. prosince', 'platí od 1.~3.~2026 a~24.~prosince'],
  ])('„%s“ is „%s“', (text, expected) => expect(shown(typeset(text))).toBe(expected));

  test.each(['Sklep ve vile', 'po roce 2026. Pak dál', 'kilo 5 kmenů', 'Vitamin C je dobrý', 'a '])(
    '„%s“ stays as it is',
    (text) => expect(typeset(text)).toBe(text),
  );

  it('lets English articles stand where they are', () =>
    expect(shown(typesetNumbers('a file of 5 MB'))).toBe('a file of 5~MB'));

  it('leaves the tags of rich text alone', () =>
    expect(
      shown(typesetHtml('<p>V lese <a href="/x" title="v lese">a v <strong>poli</strong></a></p>')),
    ).toBe('<p>V~lese <a href="/x" title="v lese">a~v <strong>poli</strong></a></p>'));

  it('twice is the same as once, and no letter moves', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a v5Kč 0.(„<>\u00A0\n') }), (text) => {
        const once = typeset(text);
        expect(typeset(once)).toBe(once);
        expect(typesetHtml(typesetHtml(text))).toBe(typesetHtml(text));
        expect(once.replaceAll('\u00A0', ' ')).toBe(text.replaceAll('\u00A0', ' '));
      }),
    ));
});
