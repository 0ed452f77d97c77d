import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { czechIban, formatAccount, formatIban, isAccountPart, isIban, plainIban } from './bank.ts';
import {
  isCompanyId,
  isCzechTaxId,
  isSlovakTaxId,
  isSlovakVatId,
  padCompanyId,
} from './company-id.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const otherDigit = (sign: string): string => String((Number(sign) + 1) % 10);

describe('an IČO', () => {
  it.each([
    '27095231',
    '27069770',
    '62913671',
    '61860476',
    '00001350',
    '00295841',
    '31396674',
    '46516492',
    '51251728',
  ])('%s of a registry is right', (value) => expect(isCompanyId(value)).toBe(true));
  it.each(['12345678', '27095232', '2709523', '270952311', '2709523a', ''])(
    '%s is wrong',
    (value) => expect(isCompanyId(value)).toBe(false),
  );
  it('has exactly one right last digit after any seven', () => {
    fc.assert(
      fc.property(digits(7), (first) => {
        expect(
          Array.from({ length: 10 }, (_, last) => isCompanyId(`${first}${last}`)).filter(Boolean),
        ).toHaveLength(1);
      }),
    );
  });
  it('may be written without its leading zeros', () =>
    expect([
      padCompanyId('1350'),
      padCompanyId('27095231'),
      padCompanyId('x1'),
      padCompanyId(''),
    ]).toEqual(['00001350', '27095231', 'x1', '']));
});

describe('tax numbers', () => {
  it.each([
    ['CZ27095231', true],
    ['CZ27095232', false],
    ['CZ8001011234', true],
    ['27095231', false],
    ['SK2020321864', false],
  ])('Czech DIČ %s: %s', (value, expected) => expect(isCzechTaxId(value)).toBe(expected));
  it.each([
    ['2020321864', true],
    ['2120657968', true],
    ['2020321865', false],
    ['202032186', false],
  ])('Slovak DIČ %s: %s', (value, expected) => expect(isSlovakTaxId(value)).toBe(expected));
  it.each([
    ['SK2020321864', true],
    ['SK2020321865', false],
    ['2020321864', false],
    ['SK0000000000', false],
  ])('Slovak IČ DPH %s: %s', (value, expected) => expect(isSlovakVatId(value)).toBe(expected));
});

describe('an IBAN', () => {
  it.each([
    'CZ8127000000002102143052',
    'CZ6508000000192000145399',
    'SK3112000000198742637541',
    'GB82WEST12345698765432',
    'DE89370400440532013000',
  ])('%s is right', (value) => expect(isIban(value)).toBe(true));
  it.each([
    'CZ8227000000002102143052',
    'CZ812700000000210214305',
    'CZ81',
    'cz8127000000002102143052',
    '',
  ])('%s is wrong', (value) => expect(isIban(value)).toBe(false));
  it('notices every single wrong digit', () => {
    const right = 'CZ8127000000002102143052';
    for (let at = 2; at < right.length; at += 1)
      expect(isIban(right.slice(0, at) + otherDigit(right.charAt(at)) + right.slice(at + 1))).toBe(
        false,
      );
  });
  it('may be typed with spaces and small letters, and is printed in fours', () =>
    expect([
      plainIban(' cz81 2700 0000 0021 0214 3052 '),
      formatIban('CZ8127000000002102143052'),
    ]).toEqual([
      'CZ8127000000002102143052',
      'CZ81\u00A02700\u00A00000\u00A00021\u00A00214\u00A03052',
    ]));
});

describe('a Czech account', () => {
  it.each([
    ['2102143052', true],
    ['19', true],
    ['2000145399', true],
    ['2102143053', false],
    ['20', false],
    ['12345678901', false],
    ['', false],
  ])('part %s: %s', (value, expected) => expect(isAccountPart(value)).toBe(expected));
  it('gives the IBAN its bank publishes', () => {
    expect(czechIban({ prefix: null, number: '2102143052', bankCode: '2700' })).toBe(
      'CZ8127000000002102143052',
    );
    expect(czechIban({ prefix: '19', number: '2000145399', bankCode: '0800' })).toBe(
      'CZ6508000000192000145399',
    );
  });
  it('gives a right IBAN always', () => {
    fc.assert(
      fc.property(fc.option(digits(6)), digits(10), digits(4), (prefix, number, bankCode) => {
        const iban = czechIban({ prefix, number, bankCode });
        expect([isIban(iban), iban.slice(4)]).toEqual([
          true,
          bankCode + (prefix ?? '000000') + number,
        ]);
      }),
    );
  });
  it('is written with a hyphen and a slash', () =>
    expect([
      formatAccount({ prefix: '19', number: '2000145399', bankCode: '0800' }),
      formatAccount({ prefix: null, number: '19', bankCode: '0800' }),
    ]).toEqual(['19-2000145399/0800', '19/0800']));
});
