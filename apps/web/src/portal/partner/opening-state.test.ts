import type { OpeningHours, Weekday } from '@cafeteria/contract';
import { describe, expect, test } from 'vitest';
import { openingState, pragueMoment } from './opening-state.ts';

const closed: Pick<OpeningHours, Weekday> = {
  mon: [],
  tue: [],
  wed: [],
  thu: [],
  fri: [],
  sat: [],
  sun: [],
};
const shop = {
  ...closed,
  mon: [
    { from: '08:00', to: '12:00' },
    { from: '13:00', to: '17:00' },
  ],
  tue: [{ from: '09:00', to: '17:00' }],
};
const monday = (time: string) => ({ weekday: 0, time });

describe('a place', () => {
  test.each([
    ['is open from the first minute', '08:00', { kind: 'open', until: '12:00' }],
    ['is closed at the last', '12:00', { kind: 'opens', from: '13:00', weekday: 'mon', inDays: 0 }],
    ['opens again after lunch', '13:00', { kind: 'open', until: '17:00' }],
    ['opens tomorrow', '18:00', { kind: 'opens', from: '09:00', weekday: 'tue', inDays: 1 }],
  ] as const)('%s', (_, time, state) => expect(openingState(shop, monday(time))).toEqual(state));
  test('opens in a week, if only that day', () =>
    expect(
      openingState({ ...closed, mon: [{ from: '08:00', to: '09:00' }] }, monday('10:00')),
    ).toEqual({ kind: 'opens', from: '08:00', weekday: 'mon', inDays: 7 }));
  test('that never opens is closed', () =>
    expect(openingState(closed, monday('10:00'))).toEqual({ kind: 'closed' }));
  test('over midnight is open until the end of the night', () => {
    const bar = {
      ...closed,
      mon: [{ from: '18:00', to: '24:00' }],
      tue: [{ from: '00:00', to: '02:00' }],
    };
    expect(openingState(bar, monday('23:00'))).toEqual({ kind: 'open', until: '02:00' });
  });
  test('whose intervals touch is open through them', () => {
    expect(
      openingState(
        {
          ...closed,
          mon: [
            { from: '08:00', to: '12:00' },
            { from: '12:00', to: '18:00' },
          ],
        },
        monday('09:00'),
      ),
    ).toEqual({ kind: 'open', until: '18:00' });
  });
  test('open all week has no end', () => {
    const day = [{ from: '00:00', to: '24:00' }];
    expect(
      openingState(
        { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day },
        monday('09:00'),
      ),
    ).toEqual({ kind: 'always' });
  });
});

test.each([
  ['2026-07-06T06:30:00Z', { weekday: 0, time: '08:30' }],
  ['2026-12-06T23:30:00Z', { weekday: 0, time: '00:30' }],
])('%s is %o in Prague', (instant, moment) =>
  expect(pragueMoment(new Date(instant))).toEqual(moment),
);
