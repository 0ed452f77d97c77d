import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { api } from '@cafeteria/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeArchive } from '../../../basemap/archive.ts';
import { buildTestApp, type TestApp, openTestApp } from '../../test/test-app.ts';
import { openTiles } from './open-tiles.ts';

const tileOf = (text: string): Buffer => gzipSync(text);
const world = { west: -180, south: -85, east: 180, north: 85 };
const describedBy = {
  box: world,
  maxZoom: 1,
  centre: { lng: 14, lat: 50, zoom: 1 },
  metadata: { attribution: 'Map of <a href="https://osm.org/copyright">&copy; OpenStreetMap</a>' },
};
// ids of PMTiles: 0 is the world, 1 to 4 its quarters
const archive = writeArchive(
  [
    { id: 0, bytes: tileOf('world') },
    { id: 1, bytes: tileOf('north-west') },
  ],
  describedBy,
);

const folder = mkdtempSync(join(tmpdir(), 'cafeteria-basemap-'));
const file = join(folder, 'region.pmtiles');
writeFileSync(file, archive);
const gzip = { 'accept-encoding': 'br;q=1.0, gzip;q=0.8' };

const settings = async (app: TestApp) =>
  (await app.createCaller().call(api.config.get, {})).body.basemap;
const test = await openTestApp({ BASEMAP_PMTILES: file });
const anonymous = test.createCaller();
const initial = await settings(test);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});
const get = (path: string, headers: Readonly<Record<string, string>> = gzip) =>
  anonymous.send('GET', `/api/map/basemap/${path}`, undefined, headers);

describe('a tile of the basemap', () => {
  it('is sent as it is stored, to be kept for ever under the address the configuration tells', async () => {
    const tile = await anonymous.send(
      'GET',
      initial.url.replace('{z}', '0').replace('{x}', '0').replace('{y}', '0'),
      undefined,
      gzip,
    );
    expect([
      tile.statusCode,
      tile.headers['content-type'],
      tile.headers['content-encoding'],
      tile.headers['cache-control'],
    ]).toEqual([
      200,
      'application/vnd.mapbox-vector-tile',
      'gzip',
      'public, max-age=31536000, immutable',
    ]);
    expect(String(gunzipSync(tile.rawPayload))).toBe('world');
    expect(tile.headers['vary']).toContain('Accept-Encoding');
  });
  it.each(['identity', 'br', 'gzip;q=0'])('is unpacked for who takes only %s', async (encoding) => {
    const tile = await get('0/0/0.mvt', { 'accept-encoding': encoding });
    expect([tile.headers['content-encoding'], tile.body]).toEqual([undefined, 'world']);
  });
  it('is kept only for a while under an address without the version', async () => {
    for (const path of ['0/0/0.mvt', '0/0/0.mvt?v=older'])
      expect((await get(path)).headers['cache-control']).toBe('public, max-age=300');
  });
  it('that holds nothing is a 204, and so is one deeper than the map', async () => {
    for (const path of ['1/1/1.mvt', '2/0/0.mvt', '22/0/0.mvt'])
      expect([path, (await get(path)).statusCode, (await get(path)).body]).toEqual([path, 204, '']);
  });
  it.each([
    '0/1/0.mvt',
    '1/0/2.mvt',
    '-1/0/0.mvt',
    '23/0/0.mvt',
    'a/b/c.mvt',
    '1.5/0/0.mvt',
    '3/NaN/0.mvt',
    '22/4194304/0.mvt',
    '0/0/0.mvt?v=' + 'x'.repeat(50),
  ])('%s is a 400', async (path) => expect((await get(path)).statusCode).toBe(400));
});

it('the configuration tells the browser the depth and whom to name, by links and words only', () => {
  expect(initial).toMatchObject({
    kind: 'tiles',
    maxZoom: 1,
    attribution: [
      { label: 'Map of', href: null },
      { label: '© OpenStreetMap', href: 'https://osm.org/copyright' },
    ],
  });
});

it('a file that is no archive is no start', async () => {
  const broken = join(folder, 'broken.pmtiles');
  writeFileSync(broken, 'this is not a map');
  await expect(openTiles(broken, test.log)).rejects.toThrow(
    /^the basemap .*broken\.pmtiles cannot be read/,
  );
  await expect(openTiles(join(folder, 'none.pmtiles'), test.log)).rejects.toThrow(
    /none\.pmtiles cannot be read: ENOENT/,
  );
});

it('the one that was cut for this installation is drawn where no other is configured', async () => {
  const data = mkdtempSync(join(folder, 'data-'));
  writeFileSync(join(data, 'basemap.pmtiles'), archive);
  const app = await buildTestApp({ DATA_DIR: data });
  expect((await settings(app)).attribution).toEqual(initial.attribution);
  await app.close();
});

describe('an archive elsewhere', () => {
  const requests: string[] = [];
  let isUp = true;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const [, start = '0', end = '0'] =
        /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
      requests.push(request.headers.range ?? 'all');
      if (!isUp) return void response.writeHead(503).end();
      return void response
        .writeHead(206, { etag: '"one"' })
        .end(archive.subarray(Number(start), Number(end) + 1));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/region.pmtiles`;
  });
  afterAll(() => new Promise((resolve) => void server.close(resolve)));

  it('is read by the server in parts, each tile once', async () => {
    const app = await buildTestApp({ BASEMAP_PMTILES: url });
    const caller = app.createCaller();
    const ask = () => caller.send('GET', '/api/map/basemap/1/0/0.mvt', undefined, gzip);
    expect(String(gunzipSync((await ask()).rawPayload))).toBe('north-west');
    const before = requests.length;
    expect((await ask()).statusCode).toBe(200);
    expect([requests.length - before, requests.includes('all')]).toEqual([0, false]);
    expect((await settings(app)).maxZoom).toBe(1);
    await app.close();
  });
  it('that does not answer is a 404 until it does, and no reason not to start', async () => {
    isUp = false;
    const app = await buildTestApp({ BASEMAP_PMTILES: url });
    const caller = app.createCaller();
    expect([
      (await caller.send('GET', '/api/map/basemap/0/0/0.mvt')).statusCode,
      (await settings(app)).maxZoom,
    ]).toEqual([404, 15]);
    isUp = true;
    expect((await caller.send('GET', '/api/map/basemap/0/0/0.mvt')).statusCode).toBe(200);
    await app.close();
  });
});

it('a style or pictures elsewhere are told as configured, with the key filled in', async () => {
  const app = await buildTestApp({
    BASEMAP_RASTER_URL: 'https://maps.example/{z}/{x}/{y}.png?apikey={key}',
    BASEMAP_KEY: 'a&b',
    BASEMAP_ATTRIBUTION: '<a href="https://maps.example">Maps</a>',
  });
  expect(await settings(app)).toEqual({
    kind: 'raster',
    url: 'https://maps.example/{z}/{x}/{y}.png?apikey=a%26b',
    attribution: [{ label: 'Maps', href: 'https://maps.example' }],
    maxZoom: 19,
  });
  expect((await app.createCaller().send('GET', '/api/map/basemap/0/0/0.mvt')).statusCode).toBe(404);
  await app.close();
});
