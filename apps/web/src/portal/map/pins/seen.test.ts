import { expect, it } from 'vitest';
import { roomyOf } from './seen.ts';

it.each([
  ['alone', [{ x: 10, y: 10 }], [], [true]],
  [
    'with another close at the right',
    [
      { x: 10, y: 10 },
      { x: 80, y: 20 },
    ],
    [],
    [false, true],
  ],
  [
    'with another far at the right',
    [
      { x: 10, y: 10 },
      { x: 180, y: 10 },
    ],
    [],
    [true, true],
  ],
  [
    'with another below',
    [
      { x: 10, y: 10 },
      { x: 30, y: 60 },
    ],
    [],
    [true, true],
  ],
  ['with a cluster at the right', [{ x: 10, y: 10 }], [{ x: 70, y: 10 }], [false]],
  ['with the ring of a cluster above them', [{ x: 10, y: 100 }], [{ x: 70, y: 56 }], [false]],
  ['with the ring of a cluster at their end', [{ x: 10, y: 100 }], [{ x: 150, y: 80 }], [false]],
  ['with a cluster well beneath them', [{ x: 10, y: 100 }], [{ x: 70, y: 130 }], [true]],
  [
    'on the spot of another',
    [
      { x: 10, y: 10 },
      { x: 10, y: 10 },
    ],
    [],
    [true, false],
  ],
])('words stand at a pin %s only where they cover nothing', (_, pins, others, roomy) =>
  expect(roomyOf(pins, others)).toEqual(roomy),
);
