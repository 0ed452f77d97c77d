import { expect, it } from 'vitest';
import { lastDayOf } from './expiry.rules.ts';

const policy = { months: null, fixedDate: null };

it.each([
  [{ expiry: 'END_OF_YEAR' }, '2026-01-01', '2026-12-31'],
  [{ expiry: 'END_OF_YEAR' }, '2026-12-31', '2026-12-31'],
  [{ expiry: 'MEAL_CALENDAR' }, '2026-01-01', '2026-12-31'],
  [{ expiry: 'MEAL_CALENDAR' }, '2026-09-30', '2026-12-31'],
  [{ expiry: 'MEAL_CALENDAR' }, '2026-10-01', '2027-12-31'],
  [{ expiry: 'MEAL_CALENDAR' }, '2026-12-31', '2027-12-31'],
  [{ expiry: 'MONTHS', months: 12 }, '2026-03-15', '2027-03-14'],
  [{ expiry: 'MONTHS', months: 1 }, '2026-01-31', '2026-02-27'],
  [{ expiry: 'MONTHS', months: 1 }, '2028-01-31', '2028-02-28'],
  [{ expiry: 'MONTHS', months: 3 }, '2026-11-01', '2027-01-31'],
  [{ expiry: 'FIXED_DATE', fixedDate: '2026-06-30' }, '2026-01-01', '2026-06-30'],
  [{ expiry: 'NEVER' }, '2026-01-01', null],
] as const)('%o: what holds from %s holds to %s', (override, validFrom, last) =>
  expect(lastDayOf({ ...policy, ...override }, validFrom)).toBe(last),
);
