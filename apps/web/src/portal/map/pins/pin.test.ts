import { describe, expect, test } from 'vitest';
import { pinState } from './pin.ts';

const visited = new Set([1, 2, 3]);

describe('a pin is', () => {
  test.each([
    ['normal', 9, {}],
    ['visited', 1, {}],
    ['hovered on the map', 1, { hovered: { id: 1, from: 'marker' as const } }, 'hoveredOnMarker'],
    ['hovered in the list', 9, { hovered: { id: 9, from: 'list' as const } }, 'hoveredInList'],
    [
      'selected, whatever else',
      1,
      { selectedId: 1, hovered: { id: 1, from: 'list' as const } },
      'selected',
    ],
    [
      'normal while another is pointed at',
      9,
      { hovered: { id: 1, from: 'list' as const } },
      'normal',
    ],
  ])('%s', (name, id, attention, state = name) =>
    expect(pinState(id, { visited, ...attention })).toBe(state),
  );
});
