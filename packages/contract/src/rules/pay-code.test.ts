import { describe, expect, it } from 'vitest';
import { payCode, type PayOrder } from './pay-code.ts';

const order: PayOrder = {
  iban: 'CZ81 2700 0000 0021 0214 3052',
  name: 'Výhody Čtyřlístek, s.r.o.',
  amount: 129_050,
  currency: 'CZK',
  symbol: '2202600001',
  dueOn: '2026-12-09',
};
const textOf = (changed: Partial<PayOrder>): string => {
  const code = payCode({ ...order, ...changed });
  return code.kind === 'NONE' ? code.why : code.text;
};

describe('QR Platba', () => {
  it('says all a bank asks for, in capitals without accents', () =>
    expect(payCode(order)).toEqual({
      kind: 'SPAYD',
      text:
        'SPD*1.0*ACC:CZ8127000000002102143052*AM:1290.50*CC:CZK*X-VS:2202600001*DT:20261209' +
        '*MSG:2202600001*RN:VYHODY CTYRLISTEK S.R.O.',
    }));
  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [100, '1.00'],
    [999_999_999, '9999999.99'],
  ])('writes %d haléřů as %s', (amount, text) =>
    expect(textOf({ amount })).toContain(`*AM:${text}*`),
  );
  it('encodes what would end a value or begin a code', () =>
    expect(textOf({ name: 'A*B 100%' })).toMatch(/\*RN:A%2AB 100%25$/));
  it('cuts a name before it is encoded', () =>
    expect(textOf({ name: `${'x'.repeat(34)}*y` })).toMatch(/\*RN:X{34}%2A$/));
  it('leaves out what is not known', () => {
    expect(textOf({ dueOn: null })).not.toContain('DT:');
    expect(textOf({ name: '„“' })).not.toContain('RN:');
  });
});

describe('EPC069-12', () => {
  it('has its lines in their order', () =>
    expect(textOf({ currency: 'EUR', iban: 'SK3112000000198742637541' }).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Vyhody Ctyrlistek, s.r.o.',
      'SK3112000000198742637541',
      'EUR1290.50',
      '',
      '',
      '/VS2202600001/SS/KS',
    ]));
  it('keeps the name on one line of seventy signs', () =>
    expect(textOf({ currency: 'EUR', name: `a\n${'č'.repeat(80)}` }).split('\n')[5]).toBe(
      `a ${'c'.repeat(68)}`,
    ));
  it('stays within the 331 bytes of the standard', () => {
    const text = textOf({ currency: 'EUR', name: '€'.repeat(90), amount: 99_999_999_999 });
    // a byte of UTF-8 is one sign or %XX
    expect(encodeURIComponent(text).replaceAll(/%../g, 'x').length).toBeLessThanOrEqual(331);
  });
});

describe('no code', () => {
  const cases: [string, Partial<PayOrder>, string][] = [
    ['without an account', { iban: null }, 'ACCOUNT'],
    ['to an account whose digits do not fit', { iban: 'CZ8127000000002102143053' }, 'ACCOUNT'],
    ['of nothing', { amount: 0 }, 'AMOUNT'],
    ['of less than nothing', { amount: -100 }, 'AMOUNT'],
    ['of more than SPAYD writes', { amount: 1_000_000_000 }, 'AMOUNT'],
    ['of more than EPC writes', { currency: 'EUR', amount: 100_000_000_000 }, 'AMOUNT'],
    ['in another currency', { currency: 'PLN' }, 'CURRENCY'],
  ];
  it.each(cases)('%s', (_, changed, why) => expect(textOf(changed)).toBe(why));
});
