import { describe, expect, it } from 'vitest';
import {
  dayAndTime,
  formatDate,
  formatDateTime,
  formatDistance,
  formatDuration,
  formatMoment,
  formatMoney,
  formatSum,
  formatSignedMoney,
  formatNumber,
  formatTime,
  shortTime,
} from './formats.ts';

const nbsp = '\u00A0';

describe('formats of the specification', () => {
  it.each([
    [59_000, 'CZK', `590,00${nbsp}Kč`],
    [123_456_789, 'CZK', `1${nbsp}234${nbsp}567,89${nbsp}Kč`],
    [1, 'EUR', `0,01${nbsp}€`],
    [0, 'CZK', `0,00${nbsp}Kč`],
    [-1_850, 'EUR', `−18,50${nbsp}€`],
  ] as const)('%i minor units of %s are %s', (amount, currency, shown) => {
    expect(formatMoney({ amount, currency })).toBe(shown);
  });

  it('the one sum of a screen has hundredths where there are some', () => {
    expect(formatSum({ amount: 2_241_600, currency: 'CZK' })).toBe(`22${nbsp}416${nbsp}Kč`);
    expect(formatSum({ amount: 2_241_650, currency: 'CZK' })).toBe(`22${nbsp}416,50${nbsp}Kč`);
    expect(formatSum({ amount: 0, currency: 'EUR' })).toBe(`0${nbsp}€`);
  });
  it('of money that came or went shows which', () => {
    expect(formatSignedMoney({ amount: -12_000, currency: 'CZK' })).toBe('−120,00\u00A0Kč');
    expect(formatSignedMoney({ amount: 50, currency: 'EUR' })).toBe('+0,50\u00A0€');
    expect(formatSignedMoney({ amount: 0, currency: 'CZK' })).toBe('0,00\u00A0Kč');
  });
  it.each([
    [0, `0${nbsp}m`],
    [999, `999${nbsp}m`],
    [999.6, `1,0${nbsp}km`],
    [1_000, `1,0${nbsp}km`],
    [1_249, `1,2${nbsp}km`],
    [9_949, `9,9${nbsp}km`],
    [9_950, `10${nbsp}km`],
    [9_999, `10${nbsp}km`],
    [10_000, `10${nbsp}km`],
    [123_456, `123${nbsp}km`],
  ])('%i m is %s', (metres, shown) => {
    expect(formatDistance(metres)).toBe(shown);
  });
  it('dates and times are Prague’s, in summer and in winter', () => {
    expect(formatDate('2026-03-05T23:30:00Z')).toBe(`6.${nbsp}3.${nbsp}2026`);
    expect(formatDateTime('2026-03-05T07:05:00Z')).toBe(`05.${nbsp}03.${nbsp}2026 08:05`);
    expect(formatDateTime('2026-07-05T22:05:00Z')).toBe(`06.${nbsp}07.${nbsp}2026 00:05`);
  });
  it('an hour of the day is in Prague time', () =>
    expect(formatTime('2026-07-05T22:05:00Z')).toBe('00:05'));
  it('times in sentences have no leading zero', () =>
    expect(['08:00', '00:30', '12:05'].map(shortTime)).toEqual(['8:00', '0:30', '12:05']));
  it('nor have days beside them', () =>
    expect(dayAndTime('2026-03-02T07:05:00Z')).toEqual({
      day: `2.${nbsp}3.${nbsp}2026`,
      time: '8:05',
    }));
  it('nor has a moment in one slot', () =>
    expect(formatMoment('2026-03-02T07:05:00Z')).toBe(`2.${nbsp}3.${nbsp}2026 8:05`));
  it('durations are minutes and seconds', () =>
    expect([formatDuration(0), formatDuration(65), formatDuration(600)]).toEqual([
      '0:00',
      '1:05',
      '10:00',
    ]));
  it('numbers are grouped', () => expect(formatNumber(10_287)).toBe(`10${nbsp}287`));
});
