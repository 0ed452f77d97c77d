import { normalTime } from '@cafeteria/contract';
import { describe, expect, test } from 'vitest';
import { copied, emptyOpeningHours, grouped, nextInterval, workdays } from './opening-hours.ts';

describe('opening hours', () => {
  test.each([
    ['8', '08:00'],
    ['8:30', '08:30'],
    ['8.30', '08:30'],
    ['830', '08:30'],
    ['1730', '17:30'],
    ['24', '24:00'],
    [' 9 ', '09:00'],
  ])('%s is %s', (typed, time) => expect(normalTime(typed)).toBe(time));
  test.each(['25', '8:70', 'ráno', '', '7,5'])('%s stays as it is', (typed) =>
    expect(normalTime(typed)).toBe(typed),
  );
  test('days with the same hours stand together', () => {
    const hours = copied(
      { ...emptyOpeningHours, mon: [{ from: '08:00', to: '17:00' }] },
      'mon',
      workdays,
    );
    expect(grouped(hours).map(({ from, to }) => [from, to])).toEqual([
      ['mon', 'fri'],
      ['sat', 'sun'],
    ]);
  });
  test('after a morning comes an afternoon', () =>
    expect(nextInterval([{ from: '08:00', to: '12:00' }])).toEqual({ from: '13:00', to: '18:00' }));
});
