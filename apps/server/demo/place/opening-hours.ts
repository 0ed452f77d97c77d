import type { OpeningHours } from '@cafeteria/contract';
import type { Random } from '../random.ts';

type Day = OpeningHours['mon'];
type Hours = OpeningHours;
export type HoursKind =
  | 'shop'
  | 'grocery'
  | 'bakery'
  | 'cafe'
  | 'restaurant'
  | 'bistro'
  | 'gym'
  | 'pool'
  | 'studio'
  | 'surgery'
  | 'pharmacy'
  | 'culture'
  | 'museum'
  | 'office'
  | 'reception'
  | 'mall';

const day = (...intervals: readonly (readonly [from: string, to: string])[]): Day =>
  intervals.map(([from, to]) => ({ from, to }));
const closed: Day = [];
const week = (
  weekday: Day,
  sat: Day = closed,
  sun: Day = closed,
  fri: Day = weekday,
  mon: Day = weekday,
): Hours => ({ mon, tue: weekday, wed: weekday, thu: weekday, fri, sat, sun, note: null });
const note = (hours: Hours, cs: string, sk: string, en: string): Hours => ({
  ...hours,
  note: { cs, sk, en },
});

const kinds: Readonly<Record<HoursKind, readonly Hours[]>> = {
  shop: [
    week(day(['09:00', '18:00']), day(['09:00', '12:00'])),
    week(day(['10:00', '19:00']), day(['10:00', '16:00'])),
    week(day(['09:00', '12:00'], ['13:00', '17:30']), day(['09:00', '11:30'])),
  ],
  mall: [
    week(day(['09:00', '21:00']), day(['09:00', '21:00']), day(['09:00', '21:00'])),
    week(day(['09:00', '20:00']), day(['09:00', '20:00']), day(['10:00', '20:00'])),
  ],
  grocery: [
    week(day(['07:00', '21:00']), day(['07:00', '21:00']), day(['08:00', '20:00'])),
    week(day(['06:00', '19:00']), day(['06:30', '13:00']), day(['08:00', '12:00'])),
    week(day(['07:00', '20:00']), day(['07:00', '18:00']), day(['08:00', '18:00'])),
  ],
  bakery: [
    week(day(['06:00', '18:00']), day(['06:30', '12:00'])),
    week(day(['06:30', '17:30']), day(['07:00', '13:00']), day(['08:00', '12:00'])),
  ],
  cafe: [
    week(day(['08:00', '20:00']), day(['09:00', '20:00']), day(['09:00', '19:00'])),
    week(day(['07:30', '18:00']), day(['09:00', '18:00']), day(['10:00', '18:00'])),
    week(
      day(['09:00', '21:00']),
      day(['09:00', '22:00']),
      day(['10:00', '20:00']),
      day(['09:00', '22:00']),
    ),
  ],
  restaurant: [
    week(
      day(['11:00', '22:00']),
      day(['11:30', '23:00']),
      day(['11:30', '21:00']),
      day(['11:00', '23:00']),
    ),
    week(
      day(['11:00', '14:30'], ['17:00', '22:00']),
      day(['12:00', '23:00']),
      day(['12:00', '20:00']),
    ),
    note(
      week(day(['10:30', '22:00']), day(['11:00', '22:00']), closed),
      'Polední nabídka 11:00–14:00',
      'Obedové menu 11:00–14:00',
      'Lunch menu 11:00–14:00',
    ),
  ],
  bistro: [
    week(day(['10:00', '20:00']), day(['11:00', '20:00']), day(['11:00', '19:00'])),
    week(day(['08:00', '16:00'])),
    week(day(['09:00', '18:00']), day(['10:00', '15:00'])),
  ],
  gym: [
    week(day(['06:00', '22:00']), day(['08:00', '20:00']), day(['08:00', '20:00'])),
    week(day(['06:30', '21:30']), day(['09:00', '19:00']), day(['09:00', '20:00'])),
  ],
  pool: [
    note(
      week(day(['06:00', '21:00']), day(['09:00', '21:00']), day(['09:00', '20:00'])),
      'Dopoledne patří část drah školám.',
      'Dopoludnia patria niektoré dráhy školám.',
      'Some lanes are reserved for schools in the morning.',
    ),
    week(day(['10:00', '21:00']), day(['09:00', '21:00']), day(['09:00', '21:00'])),
  ],
  studio: [
    week(day(['08:00', '12:00'], ['15:00', '21:00']), day(['09:00', '13:00'])),
    week(day(['09:00', '20:00']), day(['09:00', '14:00'])),
    week(day(['07:30', '20:30']), closed, day(['16:00', '20:00'])),
  ],
  surgery: [
    week(day(['07:30', '12:00'], ['12:30', '16:00']), closed, closed, day(['07:30', '13:00'])),
    note(
      week(day(['08:00', '17:00']), closed, closed, day(['08:00', '14:00'])),
      'Na objednání',
      'Na objednanie',
      'By appointment',
    ),
  ],
  pharmacy: [
    week(day(['07:30', '18:00']), day(['08:00', '12:00'])),
    week(day(['08:00', '20:00']), day(['08:00', '20:00']), day(['09:00', '19:00'])),
  ],
  culture: [
    note(
      week(day(['13:00', '19:00']), day(['15:00', '19:30']), day(['15:00', '19:30'])),
      'Pokladna; hodinu před začátkem vždy otevřeno.',
      'Pokladnica; hodinu pred začiatkom vždy otvorená.',
      'Box office; always open an hour before the show.',
    ),
    week(day(['14:00', '22:00']), day(['10:00', '23:00']), day(['10:00', '22:00'])),
  ],
  museum: [
    week(
      day(['10:00', '18:00']),
      day(['10:00', '18:00']),
      day(['10:00', '18:00']),
      day(['10:00', '18:00']),
      closed,
    ),
    week(
      day(['09:00', '17:00']),
      day(['10:00', '17:00']),
      day(['10:00', '17:00']),
      day(['09:00', '17:00']),
      closed,
    ),
  ],
  office: [
    week(day(['09:00', '17:00']), closed, closed, day(['09:00', '15:00'])),
    week(day(['08:30', '12:00'], ['13:00', '17:00'])),
  ],
  reception: [
    week(day(['07:00', '22:00']), day(['07:00', '22:00']), day(['07:00', '22:00'])),
    week(day(['00:00', '24:00']), day(['00:00', '24:00']), day(['00:00', '24:00'])),
  ],
};

export const openingHoursOf = (kind: HoursKind, random: Random): OpeningHours =>
  random.pick(kinds[kind]);
