import { type OpeningHours, weekdays } from '@cafeteria/contract';
import { expect, it } from 'vitest';
import { readOpeningHours } from './opening-hours.ts';

const short = (hours: OpeningHours | undefined) =>
  hours &&
  weekdays
    .filter((day) => hours[day].length > 0)
    .map((day) => `${day} ${hours[day].map(({ from, to }) => `${from}-${to}`).join(' ')}`);
const day = '08:00-17:00';

it.each([
  ['po–pá 8:00–17:00', ['mon', 'tue', 'wed', 'thu', 'fri'].map((one) => `${one} ${day}`)],
  [
    'Po-Pi 8-17, So 9.30-12',
    [...['mon', 'tue', 'wed', 'thu', 'fri'].map((one) => `${one} ${day}`), 'sat 09:30-12:00'],
  ],
  ['Mo–We 8:00–17:00', ['mon', 'tue', 'wed'].map((one) => `${one} ${day}`)],
  ['st 8–17; št 9–12', ['wed 08:00-17:00', 'thu 09:00-12:00']],
  ['čtvrtek: 8–12, 13–17', ['thu 08:00-12:00 13:00-17:00']],
  ['so–po 8–17', ['mon', 'sat', 'sun'].map((one) => `${one} ${day}`)],
  ['po 0–24; ne zavřeno', ['mon 00:00-24:00']],
])('%s is read', (text, expected) => expect(short(readOpeningHours(text))).toEqual(expected));

it.each(['kdykoli', '8–17', 'po 8', 'po 8–25', 'po–xy 8–17', 'po 8–17–19'])(
  '%s cannot be read',
  (text) => expect(readOpeningHours(text)).toBeUndefined(),
);
