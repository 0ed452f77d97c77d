import { gunzipSync } from 'node:zlib';
import { PMTiles, type Source, zxyToTileId } from 'pmtiles';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeArchive } from './archive.ts';
import { clipArea, clipLine, cutOut, smooth } from './geometry.ts';
import { type Layers, readLayers } from './layers.ts';
import { cutTiles, maxZoom } from './tiles.ts';

/** Prague and the country around it. */
const box = { west: 13.8, south: 49.8, east: 15.2, north: 50.3 };
const prague = { x: 552, y: 347 };
const sourceOf = (bytes: Buffer): Source => ({
  getKey: () => 'test',
  getBytes: async (offset, length) => ({
    data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
  }),
});
const describedBy = {
  box,
  maxZoom,
  centre: { lng: 14.4, lat: 50.1, zoom: 9 },
  metadata: { attribution: 'me' },
};

describe('cutting out a box', () => {
  const unit = { west: 0, south: 0, east: 1, north: 1 };
  it('keeps of an area what lies inside, closed', () => {
    const area = clipArea(
      {
        type: 'Polygon',
        coordinates: [
          [
            [0.5, 0.5],
            [2, 0.5],
            [2, 0.75],
            [0.5, 0.75],
            [0.5, 0.5],
          ],
        ],
      },
      unit,
    );
    const [ring = []] = area?.coordinates[0] ?? [];
    expect([Math.max(...ring.map(([x = 0]) => x)), ring[0]]).toEqual([1, ring.at(-1)]);
    expect(
      clipArea(
        {
          type: 'Polygon',
          coordinates: [
            [
              [2, 2],
              [3, 2],
              [3, 3],
              [2, 2],
            ],
          ],
        },
        unit,
      ),
    ).toBeUndefined();
  });
  it('keeps of a line the parts inside with the point beyond each edge', () => {
    expect(
      clipLine(
        {
          type: 'LineString',
          coordinates: [
            [-2, 0.5],
            [-1, 0.5],
            [0.5, 0.5],
            [2, 0.5],
            [3, 0.5],
          ],
        },
        unit,
      )?.coordinates,
    ).toEqual([
      [
        [-1, 0.5],
        [0.5, 0.5],
        [2, 0.5],
      ],
    ]);
    expect(
      clipLine(
        {
          type: 'LineString',
          coordinates: [
            [5, 5],
            [6, 6],
          ],
        },
        unit,
      ),
    ).toBeUndefined();
  });
  it('leaves the part of a line in a box out', () => {
    expect(
      cutOut(
        {
          type: 'MultiLineString',
          coordinates: [
            [
              [-2, 0],
              [-1, 0],
              [0.5, 0.5],
              [2, 0],
              [3, 0],
            ],
          ],
        },
        unit,
      ).coordinates,
    ).toEqual([
      [
        [-2, 0],
        [-1, 0],
      ],
      [
        [2, 0],
        [3, 0],
      ],
    ]);
  });
  it('rounds corners and leaves the ends', () => {
    const line = smooth(
      [
        [0, 0],
        [1, 1],
        [2, 0],
      ],
      3,
    );
    expect([line[0], line.at(-1), Math.max(...line.map(([, y = 0]) => y)) < 1]).toEqual([
      [0, 0],
      [2, 0],
      true,
    ]);
  });
});

describe('an archive', () => {
  it('gives every tile back, stores equal ones once, and has leaves when there are many', async () => {
    const shared = Buffer.from('shared');
    const ids = Array.from({ length: 40_000 }, (_, place) => place * 2 + (place % 7 === 0 ? 1 : 0));
    const tiles = ids.map((id) => ({
      id,
      bytes: id % 5 === 0 ? shared : Buffer.from(`tile ${id}`),
    }));
    const bytes = writeArchive(tiles, { ...describedBy, maxZoom: 9 });
    const archive = new PMTiles(sourceOf(bytes), undefined, async (packed, how) =>
      how === 2 && new Uint8Array(packed)[0] === 0x1f
        ? new Uint8Array(gunzipSync(packed)).buffer
        : packed,
    );
    const header = await archive.getHeader();
    expect([
      header.numAddressedTiles,
      header.numTileContents,
      (header.leafDirectoryLength ?? 0) > 0,
    ]).toEqual([40_000, tiles.filter(({ bytes: one }) => one !== shared).length + 1, true]);
    expect(await archive.getMetadata()).toEqual({ attribution: 'me' });
    const known = new Map(tiles.map(({ id, bytes: one }) => [id, String(one)]));
    for (let x = 0; x < 128; x += 9) {
      for (let y = 0; y < 128; y += 7) {
        const found = await archive.getZxy(7, x, y);
        expect(found && String(Buffer.from(found.data))).toBe(known.get(zxyToTileId(7, x, y)));
      }
    }
  });
});

describe('the bundled map', () => {
  let layers: Layers;
  beforeAll(async () => void (layers = await readLayers(box)));
  const placesNamed = (name: string) =>
    layers['places']?.features
      .filter(({ properties }) => properties?.['name'] === name)
      .map(({ properties }) => properties) ?? [];

  it('knows towns as they are called at home, their size, and that they are told from afar', () => {
    expect(placesNamed('Praha')).toEqual([
      expect.objectContaining({
        kind: 'locality',
        kind_detail: 'city',
        capital: 'yes',
        min_zoom: 4,
        population_rank: 12,
      }),
    ]);
    expect(placesNamed('Prague')).toEqual([]);
    expect(placesNamed('Benešov')[0]).toMatchObject({ kind_detail: 'town', min_zoom: 8 });
  });
  it('tells parts of a city from towns', () => {
    for (const name of ['Žižkov', 'Karlín', 'Modřany'])
      expect([name, placesNamed(name)[0]?.['kind']]).toEqual([name, 'neighbourhood']);
  });
  it('has land at home and abroad, water, and a built-up area for every town', () => {
    const [earth, towns, places] = [layers['earth'], layers['landuse'], layers['places']];
    expect(earth?.features.some(({ properties }) => properties?.['home'] === 1)).toBe(true);
    expect(towns?.features.length).toBe(
      places?.features.filter(({ properties }) => properties?.['population'] !== undefined).length,
    );
  });
  it('is the same every time', async () => {
    const [first, second] = [
      cutTiles(layers, () => box),
      cutTiles(await readLayers(box), () => box),
    ];
    expect(writeArchive(first, describedBy).equals(writeArchive(second, describedBy))).toBe(true);
    expect(first.some(({ id }) => id === zxyToTileId(maxZoom, prague.x, prague.y))).toBe(true);
  });
});
