import { describe, expect, it } from 'vitest';
import { readOrder } from './order.ts';

describe('what is to be cut', () => {
  it.each([
    [[], 'CZ, SK', 2, 15],
    [['--country', 'sk'], 'SK', 1, 15],
    [['--box', '14.2,49.9,14.8,50.2', '--max-zoom', '13'], '14.2,49.9,14.8,50.2', 1, 13],
    [['--from', 'https://maps.example/20261101.pmtiles'], 'CZ, SK', 2, 15],
  ] as const)('%j is %s', (given, part, outlines, maxZoom) => {
    const order = readOrder(given);
    expect([order?.part, order?.outlines?.length, order?.maxZoom]).toEqual([
      part,
      outlines,
      maxZoom,
    ]);
  });
  it('of a file that is there is all of it', () => {
    expect(readOrder(['--from', 'region.pmtiles'])?.outlines).toBeUndefined();
    expect(readOrder(['--from', 'region.pmtiles', '--country', 'CZ'])?.outlines).toHaveLength(1);
  });
  it.each([
    [['--country', 'AT'], 'AT is neither CZ nor SK'],
    [['--box', '14.8,49.9,14.2,50.2'], 'is no box'],
    [['--box', '14,49,15'], 'is no box'],
    [['--box', '14,49,15,50,51'], 'is no box'],
    [['--box', '14,49,15,50', '--country', 'CZ'], 'exclude each other'],
    [['--max-zoom', '16'], 'is no zoom from 0 to 15'],
    [['--zoom', '3'], '--zoom'],
  ] as const)('%j is refused', (given, reason) => {
    expect(() => readOrder(given)).toThrow(reason);
  });
});
