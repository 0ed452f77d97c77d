import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveAddress, formatAddress, formatPostalCode, withoutPostalCode } from './address.ts';
import { controlCharacters } from './characters.ts';
import { distanceMode } from './distance-mode.ts';
import { maxFileNameLength, shortenFileName } from './file-name.ts';
import { distanceInMetres } from './geo.ts';
import { languageChain, primaryLanguage, resolveText } from './localized.ts';
import { isOpenAt } from './opening-hours.ts';
import { pattern } from './pattern.ts';
import { formatPhone, wholePhone } from './phone.ts';
import { publicationState } from './publication.ts';
import { idFromSlug, isRouteActive, slug } from './slug.ts';
import { withProtocol } from './web-address.ts';

describe('a slug', () => {
  it.each([
    ['Kavárna Žižkov', 12, 'kavarna-zizkov-12'],
    ['  100 % Čaj & Káva!  ', 3, '100-caj-kava-3'],
    ['Ľubovnianske Kúpele', 7, 'lubovnianske-kupele-7'],
    ['***', 5, '-5'],
  ])('of %s with id %i is %s', (name, id, expected) => {
    expect(slug(name, id)).toBe(expected);
  });
  it('always gives its id back, whatever the name', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2_147_483_647 }), (name, id) => {
        const route = slug(name, id);
        expect(idFromSlug(route)).toBe(id);
        expect(route).toMatch(/^[a-z0-9-]*-\d+$/);
      }),
    );
  });
  it.each([
    'kavarna',
    'kavarna-',
    'kavarna-12a',
    '',
    'x-1.5',
    'x-12345678901',
    'x-0',
    'x-2147483648',
  ])('%s has no id', (route) => expect(idFromSlug(route)).toBeUndefined());
});

describe('a route is active', () => {
  it.each([
    ['/sport-6', '/sport-6', true],
    ['/sport-6/joga-601', '/sport-6', true],
    ['/sport-6?sort=NAME', '/sport-6', true],
    ['/sport-60', '/sport-6', false],
    ['/', '/sport-6', false],
  ])('%s under %s: %s', (path, base, expected) => {
    expect(isRouteActive(path, base)).toBe(expected);
  });
});

describe('the patterns of the specification', () => {
  const good = {
    email: ['a.b-c+d_e@mail.firma.cz'],
    phone: ['+420777123456', '+123456'],
    slugLike: ['a-B_9'],
    url: ['www.kino.cz', 'https://kino.cz/program?den=1', 'kino.cz'],
    password: ['aA1!'],
    companyId: ['27095231'],
    iban: ['CZ8127000000002102143052'],
    accountPrefix: ['1', '123456'],
    accountNumber: ['1', '2102143052'],
    bankCode: ['2700'],
    postalCode: ['110 00', '11000'],
    registrationId: ['0123456789ABCDEF0123456789ABCDEF'],
    time: ['00:00', '23:59', '24:00'],
  };
  const bad = {
    email: ['a@b', 'a b@c.cz', '.a@b.cz', 'a@b.c'],
    phone: ['420777123456', '+0777123456', '+12345', '+1234567890123456'],
    slugLike: ['a b', 'č'],
    url: ['javascript:alert(1)', 'kino', 'http://'],
    password: ['aA1', 'aa1!', 'AA1!', 'aAb!'],
    companyId: ['1234567'],
    iban: ['cz8127000000002102143052', 'CZ81'],
    accountPrefix: ['', '1234567'],
    accountNumber: ['12345678901'],
    bankCode: ['270'],
    postalCode: ['1100', '110  00', 'abc de'],
    registrationId: ['0123456789abcdef0123456789abcdef'],
    time: ['24:01', '9:00'],
  };
  it.each(Object.entries(good))('%s takes what is right', (name, values) => {
    for (const value of values)
      expect([
        value,
        Object.entries(pattern)
          .find(([key]) => key === name)?.[1]
          .test(value),
      ]).toEqual([value, true]);
  });
  it.each(Object.entries(bad))('%s refuses what is wrong', (name, values) => {
    for (const value of values)
      expect([
        value,
        Object.entries(pattern)
          .find(([key]) => key === name)?.[1]
          .test(value),
      ]).toEqual([value, false]);
  });
  it('an address without a protocol gets http', () =>
    expect([
      withProtocol('www.kino.cz'),
      withProtocol('https://kino.cz'),
      withProtocol(''),
    ]).toEqual(['http://www.kino.cz', 'https://kino.cz', '']));
  it('line ends and tabs are no control characters', () =>
    expect([
      controlCharacters.test('a\n\tb\r'),
      controlCharacters.test('a\u0000'),
      controlCharacters.test('\u009F'),
      controlCharacters.test('Pobo\uFFFDka'),
      controlCharacters.test('Pobo\uFFFEka'),
      controlCharacters.test('Pobo\uFFFFka'),
    ]).toEqual([false, true, true, true, true, true]));
});

describe('a phone number', () => {
  it.each([
    ['+420777123456', '+420\u00A0777\u00A0123\u00A0456'],
    ['777123456', '777\u00A0123\u00A0456'],
    ['+420 777 123 456', '+420\u00A0777\u00A0123\u00A0456'],
    ['+12345678', '+12\u00A0345\u00A0678'],
    ['12345', '12345'],
  ])('%s is shown as %s', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown);
  });
});

describe('an address', () => {
  const component = (long_name: string, ...types: string[]) => ({ long_name, types });
  it('is derived from the geocoder’s components', () => {
    const components = [
      component('Dlouhá', 'route'),
      component('39', 'street_number'),
      component('727', 'premise'),
      component('Praha', 'locality'),
      component('Staré Město', 'sublocality'),
      component('110 00', 'postal_code'),
    ];
    expect(deriveAddress(components)).toEqual({
      street: 'Dlouhá',
      streetNumber: '39',
      houseNumber: '727',
      districtNumber: undefined,
      postalCode: '11000',
      city: 'Praha',
      village: 'Staré Město',
    });
  });
  it('falls back: premise for both numbers, postal town for the city, neighborhood for the village', () => {
    expect(
      deriveAddress([
        component('5', 'premise'),
        component('Lhota', 'postal_town'),
        component('Horní', 'neighborhood'),
      ]),
    ).toMatchObject({
      streetNumber: '5',
      houseNumber: '5',
      city: 'Lhota',
      village: 'Horní',
      street: undefined,
    });
  });
  it('is one line in the Czech manner, with a village that has no streets', () => {
    const plain = {
      street: 'Dlouhá',
      houseNumber: '727',
      streetNumber: '39',
      postalCode: '11000',
      city: 'Praha',
    };
    expect(formatAddress(plain)).toBe('Dlouhá 727/39, 110\u00A000 Praha');
    expect(
      formatAddress({
        ...plain,
        street: null,
        streetNumber: null,
        houseNumber: '12',
        city: 'Lhota',
      }),
    ).toBe('110\u00A000 Lhota 12');
    expect(
      formatAddress({
        ...plain,
        street: null,
        streetNumber: null,
        houseNumber: '12',
        village: 'Lhota',
        city: 'Nové Město',
      }),
    ).toBe('Lhota 12, 110\u00A000 Nové Město');
    expect(formatPostalCode('123 45')).toBe('123\u00A045');
  });
  it('goes without its postal code where a place is only to be found', () => {
    expect(withoutPostalCode('Dlouhá 727/39, 110\u00A000 Praha')).toBe('Dlouhá 727/39, Praha');
    expect(withoutPostalCode('110\u00A000 Lhota 12')).toBe('Lhota 12');
    expect(withoutPostalCode('Nádražní 100, Brno')).toBe('Nádražní 100, Brno');
  });
  it('tells the district of Prague, once', () => {
    const slunecna = {
      street: 'Slunečná',
      houseNumber: '1920',
      streetNumber: '43',
      postalCode: '14000',
    };
    const line = 'Slunečná 1920/43, 140\u00A000 Praha\u00A04';
    expect(formatAddress({ ...slunecna, city: 'Praha', districtNumber: '4' })).toBe(line);
    expect(formatAddress({ ...slunecna, city: 'Praha\u00A04', districtNumber: '4' })).toBe(line);
    expect(formatAddress({ ...slunecna, city: 'Praha', districtNumber: null })).toBe(
      'Slunečná 1920/43, 140\u00A000 Praha',
    );
  });
});

describe('small rules', () => {
  it('file names keep their extension in 64 characters', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 200 }),
        fc.constantFrom('.png', '.jpeg', ''),
        (name, extension) => {
          const short = shortenFileName(name + extension);
          expect(short.length).toBeLessThanOrEqual(maxFileNameLength);
          if (extension !== '' && !name.includes('.')) expect(short.endsWith(extension)).toBe(true);
        },
      ),
    );
  });
  it.each([
    [0, true, 'none'],
    [0, false, 'none'],
    [1, true, 'distance'],
    [9, true, 'distance'],
    [1, false, 'address'],
    [2, false, 'map-button'],
  ] as const)('%i branches, position known %s: %s', (branches, known, mode) => {
    expect(distanceMode(branches, known)).toBe(mode);
  });
  it('distance follows the sphere', () => {
    expect(Math.round(distanceInMetres({ lat: 0, lng: 0 }, { lat: 1, lng: 0 }))).toBe(111_195);
    expect(Math.round(distanceInMetres({ lat: 60, lng: 14 }, { lat: 60, lng: 15 }))).toBe(55_597);
    expect(distanceInMetres({ lat: 50, lng: 14 }, { lat: 50, lng: 14 })).toBe(0);
  });
  it.each([
    [{ active: false }, 'INACTIVE'],
    [{ active: true }, 'LIVE'],
    [{ active: true, validFrom: '2026-02-01T00:00:00Z' }, 'SCHEDULED'],
    [{ active: true, validTo: '2026-01-15T00:00:00Z' }, 'EXPIRED'],
    [{ active: true, validFrom: '2026-01-15T00:00:00Z', validTo: '2026-01-16T00:00:00Z' }, 'LIVE'],
  ] as const)('publication of %o is %s', (entity, state) =>
    expect(publicationState(entity, Date.parse('2026-01-15T00:00:00Z'))).toBe(state),
  );
  it('a text falls back to the primary language, the sister language and English', () => {
    expect(languageChain('en', 'cs')).toEqual(['en', 'cs', 'sk']);
    expect(primaryLanguage('Sk')).toBe('sk');
    expect(resolveText({ cs: null, sk: 'po slovensky', en: 'english' }, 'cs', 'cs')).toBe(
      'po slovensky',
    );
    expect(resolveText({ cs: '', sk: null, en: 'english' }, 'sk', 'sk')).toBe('english');
    expect(resolveText(null, 'cs', 'cs')).toBe('');
  });
  it('a place is open from the first minute to before the last', () => {
    const hours = {
      mon: [
        { from: '08:00', to: '12:00' },
        { from: '13:00', to: '24:00' },
      ],
      tue: [],
      wed: [],
      thu: [],
      fri: [],
      sat: [],
      sun: [],
    };
    expect([
      isOpenAt(hours, 0, '08:00'),
      isOpenAt(hours, 0, '12:00'),
      isOpenAt(hours, 0, '23:59'),
      isOpenAt(hours, 1, '09:00'),
    ]).toEqual([true, false, true, false]);
  });
});

it.each([
  ['777 123 456', 'CZ', '+420777123456'],
  ['905 123 456', 'SK', '+421905123456'],
  ['00420 777-123-456', 'SK', '+420777123456'],
  ['+420 777 123 456', 'CZ', '+420777123456'],
  ['77712345', 'CZ', '77712345'],
] as const)(
  'a telephone number as it is written at home (%s, %s) is whole: %s',
  (typed, country, whole) => expect(wholePhone(typed, country)).toBe(whole),
);
