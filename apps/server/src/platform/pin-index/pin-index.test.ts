import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  countWithin,
  encodeTile,
  mercatorX,
  mercatorY,
  nearestWithin,
  PinFilter,
  PinIndex,
  stackZoom,
  tilePoints,
} from './index.ts';

/** A seeded generator: the same pins every time. */
const seeded = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const buildPins = (count: number, seed = 1) => {
  const random = seeded(seed);
  const towns = Array.from({ length: 12 }, () => [12 + random() * 10, 48 + random() * 3] as const);
  const places = Array.from({ length: count }, () => {
    const [lng, lat] = towns[Math.floor(random() * towns.length)] ?? [14, 50];
    return random() < 0.1
      ? [lng, lat]
      : [lng + (random() - 0.5) * 0.4, lat + (random() - 0.5) * 0.3];
  });
  return {
    ids: places.map((_, at) => at + 1),
    lng: places.map(([lng]) => lng ?? 0),
    lat: places.map(([, lat]) => lat ?? 0),
    groups: places.map((_, at) => at % 7),
  };
};
const everyTile = (index: PinIndex, filter: PinFilter, zoom: number) => {
  const shift = 26 - zoom;
  const tiles = new Set(
    Array.from(index.x, (x, at) => `${x >>> shift} ${(index.y[at] ?? 0) >>> shift}`).flatMap(
      (name) => {
        const [x = 0, y = 0] = name.split(' ').map(Number);
        return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => `${x + dx} ${y + dy}`));
      },
    ),
  );
  return [...tiles]
    .map((name) => name.split(' ').map(Number))
    .filter(([x = 0, y = 0]) => x >= 0 && y >= 0 && x < 2 ** zoom && y < 2 ** zoom)
    .flatMap(([x = 0, y = 0]) => tilePoints(index, filter, zoom, x, y));
};

describe('the pin index', () => {
  it('keeps every pin once, in the order of its tiles', async () => {
    const pins = buildPins(5_000);
    const index = await PinIndex.build(pins);
    expect([...index.ids].sort((a, b) => a - b)).toEqual(pins.ids);
    expect([...index.keys].every((key, at) => at === 0 || key >= (index.keys[at - 1] ?? 0))).toBe(
      true,
    );
    const at = index.ids.indexOf(1_234);
    expect([index.x[at], index.y[at], index.groups[at]]).toEqual([
      mercatorX(pins.lng[1_233] ?? 0),
      mercatorY(pins.lat[1_233] ?? 0),
      1_233 % 7,
    ]);
  });

  it('becomes by changes what it would be if it were built from scratch', async () => {
    const random = seeded(5);
    const all = buildPins(2_000);
    const pinsOf = (ids: readonly number[]) => ({
      ids,
      lng: ids.map((id) => all.lng[id - 1] ?? 0),
      lat: ids.map((id) => all.lat[id - 1] ?? 0),
      groups: ids.map((id) => all.groups[id - 1] ?? 0),
    });
    let there = new Set(all.ids.filter(() => random() < 0.5));
    let index = await PinIndex.build(pinsOf(all.ids.filter((id) => there.has(id))));
    for (let round = 0; round < 60; round += 1) {
      // mostly a few, sometimes very many, and once all of them
      const share = [0.001, 0.002, 0.3][round % 3] ?? 0;
      const isFlipped = (): boolean => round === 30 || random() < share;
      const flipped = new Set(all.ids.filter(isFlipped));
      const gone = [...index.ids.keys()].filter((at) => flipped.has(index.ids[at] ?? 0));
      index = await index.changed(
        gone,
        pinsOf([...flipped].filter((id) => !there.has(id)).toReversed()),
      );
      there = there.symmetricDifference(flipped);
      const rebuilt = await PinIndex.build(pinsOf(all.ids.filter((id) => there.has(id))));
      expect(index).toEqual(rebuilt);
      for (const zoom of [0, 9, 15]) expect(index.levelOf(zoom)).toEqual(rebuilt.levelOf(zoom));
    }
  });

  it('lets others in while it is built', async () => {
    let turns = 0;
    let isBuilt = false;
    const watch = async (): Promise<void> => {
      while (!isBuilt) {
        turns += 1;
        await setImmediate();
      }
    };
    const watching = watch();
    await PinIndex.build(buildPins(300_000));
    isBuilt = true;
    await watching;
    expect(turns).toBeGreaterThan(3);
  });
});

describe('a filter', () => {
  it('counts, sums and finds what a walk over the pins does', async () => {
    const index = await PinIndex.build(buildPins(1_000));
    const filter = new PinFilter(index, Uint8Array.of(1, 0, 0, 1, 0, 0, 0));
    const random = seeded(3);
    for (let round = 0; round < 300; round += 1) {
      const from = Math.floor(random() * 1_000);
      const to = from + Math.floor(random() * (1_001 - from));
      const wanted = [...index.groups.keys()]
        .slice(from, to)
        .filter((pin) => [0, 3].includes(index.groups[pin] ?? 0));
      const sum = (values: Uint32Array): number =>
        wanted.reduce((total, pin) => total + (values[pin] ?? 0), 0);
      const [sumsX, sumsY] = [new Float64Array(1), new Float64Array(1)];
      filter.addSums(from, to, sumsX, sumsY, 0);
      expect([filter.count(from, to), sumsX[0], sumsY[0]]).toEqual([
        wanted.length,
        sum(index.x),
        sum(index.y),
      ]);
      if (wanted.length > 0) expect(filter.first(from)).toBe(wanted[0]);
    }
  });
});

describe('the tiles of a zoom', () => {
  it.each([0, 3, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18])(
    'add up to the exact number of wanted pins at zoom %i',
    async (zoom) => {
      for (const seed of [1, 2]) {
        const index = await PinIndex.build(buildPins(zoom > 11 ? 300 : 3_000, seed));
        for (const filter of [
          new PinFilter(index),
          new PinFilter(index, Uint8Array.of(0, 1, 0, 0, 0, 1, 0)),
          new PinFilter(index, new Uint8Array(7)),
        ]) {
          expect(everyTile(index, filter, zoom).reduce((sum, { count }) => sum + count, 0)).toBe(
            filter.total,
          );
        }
      }
    },
  );

  it('gather close pins into clusters, and leave a lonely one where it is', async () => {
    const index = await PinIndex.build({
      ids: [1, 2, 3],
      lng: [14.4, 14.4001, 17.1],
      lat: [50.1, 50.1001, 48.1],
      groups: [0, 0, 0],
    });
    const points = everyTile(index, new PinFilter(index), 8);
    expect(points.map(({ count }) => count).sort()).toEqual([1, 2]);
    expect(index.ids[points.find(({ count }) => count === 1)?.pin ?? -1]).toBe(3);
  });

  it('are known by some of their own pins, however few of those around are wanted', async () => {
    const index = await PinIndex.build(buildPins(4_000));
    const wanted = [...index.ids.keys()].filter((pin) => pin % 701 === 5);
    const filter = new PinFilter(index, new Uint8Array(7), wanted);
    for (const zoom of [4, 8, stackZoom])
      for (const { count, some } of everyTile(index, filter, zoom)) {
        expect(some.length).toBeGreaterThan(0);
        expect(some.length).toBeLessThanOrEqual(count);
        expect(some.every((pin) => filter.has(pin))).toBe(true);
        expect(new Set(some).size).toBe(some.length);
      }
  });

  it('from zoom 16 gather nothing but pins at one coordinate', async () => {
    const index = await PinIndex.build({
      ids: [1, 2, 3],
      lng: [14.4, 14.4, 14.4001],
      lat: [50.1, 50.1, 50.1],
      groups: [0, 0, 0],
    });
    expect(
      everyTile(index, new PinFilter(index), stackZoom)
        .map(({ count }) => count)
        .sort(),
    ).toEqual([1, 2]);
    expect(everyTile(index, new PinFilter(index), stackZoom - 1).map(({ count }) => count)).toEqual(
      [3],
    );
  });
});

describe('within bounds', () => {
  const bounds = {
    left: mercatorX(13),
    top: mercatorY(50.5),
    right: mercatorX(18),
    bottom: mercatorY(48.5),
  };
  const isWithin = (index: PinIndex, pin: number): boolean => {
    const [x = 0, y = 0] = [index.x[pin], index.y[pin]];
    return x >= bounds.left && x <= bounds.right && y >= bounds.top && y <= bounds.bottom;
  };

  it('pins are counted as a walk counts them', async () => {
    const index = await PinIndex.build(buildPins(4_000));
    for (const filter of [
      new PinFilter(index),
      new PinFilter(index, Uint8Array.of(0, 0, 1, 0, 0, 0, 0)),
    ]) {
      expect(countWithin(index, filter, bounds)).toBe(
        [...index.ids.keys()].filter((pin) => filter.has(pin) && isWithin(index, pin)).length,
      );
    }
  });

  it('the nearest come first, each once', async () => {
    const index = await PinIndex.build(buildPins(4_000));
    const filter = new PinFilter(index, Uint8Array.of(1, 0, 1, 0, 1, 0, 1));
    const centre = { x: mercatorX(15.5), y: mercatorY(49.4) };
    const distanceOf = (pin: number): number =>
      ((index.x[pin] ?? 0) - centre.x) ** 2 + ((index.y[pin] ?? 0) - centre.y) ** 2;
    const expected = [...index.ids.keys()]
      .filter((pin) => filter.has(pin) && isWithin(index, pin))
      .sort((a, b) => distanceOf(a) - distanceOf(b) || a - b);
    expect(nearestWithin(index, filter, bounds, centre, 50)).toEqual(expected.slice(0, 50));
    expect(nearestWithin(index, filter, bounds, centre, 1_000_000)).toHaveLength(expected.length);
  });
});

it('a tile is written as the vector-tile specification says', () => {
  expect(encodeTile({ pins: [], clusters: [] })).toHaveLength(0);
  const bytes = encodeTile({ pins: [{ id: 300, x: 25, y: -1, properties: { category: 7 } }] });
  // layer 3 {
  //   version 15: 2, name 1: "pins",
  //   feature 2 { id 1: 300, tags 2: [0, 0], type 3: POINT, geometry 4: [MoveTo, 50, 1] },
  //   keys 3: "category", values 4 { uint 5: 7 }, extent 5: 4096
  // }
  expect(Buffer.from(bytes).toString('hex')).toBe(
    '1a29' +
      '7802' +
      '0a0470696e73' +
      '120e' +
      '08ac02' +
      '12020000' +
      '1801' +
      '2203093201' +
      '1a0863617465676f7279' +
      '22022807' +
      '288020',
  );
});
