import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Compression } from 'pmtiles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBasemapSource } from '../basemap-source.ts';
import { openFile, openUrl } from '../byte-sources.ts';
import { type OpenArchive, openArchive } from './archive-reader.ts';
import { type CutOrder, type CutProgress, cutBasemap } from './cut-basemap.ts';
import { cutOf } from './part.ts';
import { type RangeServer, serveRanges } from './range-server.ts';
import { type Made, makeArchive } from './test-archive.ts';
import { coverOf, outlineOf } from './tile-cover.ts';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { everyTile } from '../../../platform/pmtiles/index.ts';

const prague = outlineOf({ west: 14.2, south: 49.9, east: 14.8, north: 50.2 });
const part = { outlines: [prague], part: 'Prague', maxZoom: 14 };

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cafeteria-cut-'));
  file = join(folder, 'basemap.pmtiles');
});
const servers: RangeServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  rmSync(folder, { recursive: true, force: true });
});
const serve = async (made: Made): Promise<RangeServer> => {
  const server = await serveRanges(made.bytes);
  servers.push(server);
  return server;
};

const reports: CutProgress[] = [];
const cut = (url: string, given: Partial<CutOrder> = {}) => {
  reports.length = 0;
  return cutBasemap({
    bytes: openUrl(url, 5_000),
    cutOf: (source) => cutOf(part, url, source),
    file,
    onProgress: (progress) => void reports.push(progress),
    wait: async () => undefined,
    ...given,
  });
};

const unpack = {
  identity: (bytes: Buffer) => bytes,
  gzip: gunzipSync,
  br: brotliDecompressSync,
} as const;
/** Every tile of the file, unpacked, as the portal reads it. */
const tilesOf = async (path: string): Promise<Map<number, string>> => {
  const bytes = await openFile(path);
  const { entries, header } = await openArchive(bytes);
  const packing = { 1: 'identity', 2: 'gzip', 3: 'br' } as const;
  const found = new Map<number, string>();
  for await (const { tileId, offset, length, runLength } of entries(everyTile)) {
    const { data } = await bytes.getBytes(offset, length);
    const kind = header.tileCompression;
    if (kind !== 1 && kind !== 2 && kind !== 3) throw new Error('unexpected packing');
    const text = String(unpack[packing[kind]](Buffer.from(data)));
    for (let at = 0; at < runLength; at += 1) found.set(tileId + at, text);
  }
  await bytes.close();
  return found;
};
const wantedOf = ({ tiles }: Made, outlines = [prague], maxZoom = 14): Map<number, string> => {
  const ranges = coverOf(outlines, maxZoom);
  return new Map([...tiles].filter(([id]) => ranges.some(({ from, to }) => id >= from && id < to)));
};

describe('a part of the world', () => {
  it.each([
    { compression: Compression.Gzip, isClustered: true },
    { compression: Compression.Gzip, isClustered: false },
    { compression: Compression.None, isClustered: true },
    { compression: Compression.Brotli, isClustered: false },
  ] as const)(
    'is cut with every tile of it and no other ($compression, $isClustered)',
    async (given) => {
      const made = makeArchive(given);
      const server = await serve(made);
      const { tiles, size } = await cut(server.url);
      const [found, wanted] = [await tilesOf(file), wantedOf(made)];
      expect(found).toEqual(wanted);
      expect([tiles, size]).toEqual([wanted.size, statSync(file).size]);
      expect(wanted.size).toBeGreaterThan(500);
      expect(wanted.size).toBeLessThan(made.tiles.size / 3);
    },
  );

  it('costs little more than its bytes, and few requests', async () => {
    const made = makeArchive();
    const server = await serve(made);
    const { size } = await cut(server.url);
    const bytes = server.requestedBytes.reduce((sum, length) => sum + length, 0);
    expect(server.requestedBytes.length).toBeLessThan(30);
    expect(bytes).toBeLessThan(size + 1_000_000);
  });

  it('says whose map it is and where it was cut from, and is drawn by the portal', async () => {
    const server = await serve(makeArchive());
    await cut(server.url);
    const bytes = await openFile(file);
    const source = createBasemapSource(bytes);
    expect(await source.describe()).toMatchObject({ maxZoom: 14, attribution: '© me' });
    const { metadata } = await openArchive(bytes);
    expect(metadata['cut']).toEqual({
      from: server.url,
      etag: '"one"',
      part: 'Prague',
      maxZoom: 14,
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await source.close();
  });

  it('is told in bytes and tiles while it comes', async () => {
    const server = await serve(makeArchive());
    const { size, tiles } = await cut(server.url);
    const steps = reports.map(({ step }) => step);
    expect([...new Set(steps)]).toEqual(['directories', 'tiles', 'check']);
    expect(reports.filter(({ step }) => step === 'tiles').at(-1)).toEqual({
      step: 'tiles',
      bytes: size,
      size,
      tiles,
      allTiles: tiles,
    });
  });

  it('of a file is all it holds, unless it is said otherwise', async () => {
    const made = makeArchive({ maxZoom: 9 });
    const from = join(folder, 'given.pmtiles');
    writeFileSync(from, made.bytes);
    const bytes = await openFile(from);
    await cutBasemap({
      bytes,
      cutOf: (source) => cutOf({ outlines: undefined, part: 'all', maxZoom: 15 }, from, source),
      file,
      onProgress: () => undefined,
      wait: async () => undefined,
    });
    await bytes.close();
    expect(await tilesOf(file)).toEqual(made.tiles);
  });
});

describe('a cut that is interrupted', () => {
  it('asks again where a connection breaks, and loses nothing', async () => {
    const made = makeArchive();
    const server = await serve(made);
    server.state.breaksAfter = 60_000;
    await cut(server.url, {
      wait: async () => {
        server.state.breaksAfter = Infinity;
      },
    });
    expect(reports.some(({ step }) => step === 'again')).toBe(true);
    expect(await tilesOf(file)).toEqual(wantedOf(made));
  });

  it('keeps what it has when the connection stays away, and goes on there', async () => {
    const box = { west: 14, south: 49.8, east: 15, north: 50.4 };
    const made = makeArchive({ maxZoom: 15, box, weight: 120 });
    const deep = {
      cutOf: (source: OpenArchive) => cutOf({ ...part, maxZoom: 15 }, 'deep', source),
    };
    const server = await serve(made);
    const { size } = await cut(server.url, deep);
    const ranges = server.requestedBytes.splice(0);
    const whole = ranges.reduce((sum, length) => sum + length, 0);
    rmSync(file);
    // all but the last request
    server.state.breaksAfter = 2 * whole - (ranges.at(-1) ?? 0);
    await expect(cut(server.url, deep)).rejects.toThrow();
    const kept = statSync(`${file}.part`).size;
    expect(kept).toBeGreaterThan(size / 2);
    server.requestedBytes.length = 0;
    server.state.breaksAfter = Infinity;
    await cut(server.url, deep);
    expect(server.requestedBytes.reduce((sum, length) => sum + length, 0)).toBeLessThan(
      size - kept + 400_000,
    );
    expect(await tilesOf(file)).toEqual(wantedOf(made, [prague], 15));
  });

  it('starts over when the build changes meanwhile', async () => {
    const server = await serve(makeArchive());
    server.state.breaksAfter = 60_000;
    await expect(cut(server.url)).rejects.toThrow();
    const other = makeArchive({ edition: 'two' });
    Object.assign(server.state, { bytes: other.bytes, etag: '"two"', breaksAfter: Infinity });
    await cut(server.url);
    expect(await tilesOf(file)).toEqual(wantedOf(other));
  });

  it('ends when the build changes under its hands', async () => {
    const server = await serve(makeArchive());
    const turn = cut(server.url, {
      onProgress: ({ step }) => {
        if (step === 'directories') server.state.etag = '"two"';
      },
    });
    await expect(turn).rejects.toThrow(/changed/);
  });

  it('says how much room is missing before it begins, and when the disk is full', async () => {
    const server = await serve(makeArchive());
    await expect(cut(server.url, { room: async () => 10_000 })).rejects.toThrow(
      /there is no room: 1 MB more are needed/,
    );
    expect(statSync(`${file}.part`).size).toBe(0);
    await cut(server.url);
    expect(statSync(file).size).toBeGreaterThan(10_000);
  });
});

describe('what is not taken', () => {
  it('a tile that came damaged: all of it is thrown away', async () => {
    const made = makeArchive();
    const damaged = Buffer.from(made.bytes);
    damaged.fill(0, damaged.length / 2);
    const server = await serve({ ...made, bytes: damaged });
    await expect(cut(server.url)).rejects.toThrow(/damaged.*cannot be unpacked/);
    expect(() => statSync(`${file}.part`)).toThrow(/ENOENT/);
    expect(() => statSync(file)).toThrow(/ENOENT/);
  });
  it('an address that knows no ranges, is no archive, or holds nothing of it', async () => {
    const server = await serve(makeArchive());
    server.state.knowsRanges = false;
    await expect(cut(server.url)).rejects.toThrow(/answered 200 to a request for a part/);
    const page = await serve({ bytes: Buffer.from('<html>not here</html>'), tiles: new Map() });
    await expect(cut(page.url)).rejects.toThrow(/no PMTiles archive/);
    const empty = await serve(
      makeArchive({ box: { west: -80, south: -40, east: -79, north: -39 } }),
    );
    const far = await cut(empty.url).catch((error: Error) => error.message);
    // the world, and what is a quarter of it, are in both
    expect(far).toMatchObject({ tiles: 3 });
  });
  it('an archive of pictures, or one whose directories lead in a circle', async () => {
    const made = makeArchive();
    const pictures = Buffer.from(made.bytes);
    pictures.writeUInt8(2, 99);
    await expect(cut((await serve({ ...made, bytes: pictures })).url)).rejects.toThrow(
      /no vector tiles/,
    );
    const cycle = Buffer.from(made.bytes);
    // its leaves begin at the root directory
    cycle.writeBigUInt64LE(cycle.readBigUInt64LE(8), 40);
    await expect(cut((await serve({ ...made, bytes: cycle })).url)).rejects.toThrow();
  });
  it('what is there stays when another cut fails', async () => {
    writeFileSync(file, 'the one from before');
    const server = await serve(makeArchive());
    server.state.breaksAfter = 60_000;
    await expect(cut(server.url)).rejects.toThrow();
    expect(readFileSync(file, 'utf8')).toBe('the one from before');
  });
});
