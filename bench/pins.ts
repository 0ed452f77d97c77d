/**
 * The map with 100,000 and 1,000,000 places: build, filters, tiles and memory, compared with
 * supercluster and a GROUP BY on the same points.
 */
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Supercluster from 'supercluster';
import { tileOf } from '../apps/server/src/discovery/map/map-tile.ts';
import { PinFilter, PinIndex } from '../apps/server/src/platform/pin-index/index.ts';
import { median } from './load.ts';
import { categories, categoryOf, groupCount, makePins } from './pin-points.ts';
import { startGroupBy, type CardDistance } from './pins-postgres.ts';
import { percentile, seeded } from './random.ts';

const shares = [1, 0.5, 0.3, 0.2, 0.1, 0.05, 0.01, 0.001];
const tilesOfFilter = 400;
const rounds = 5;
const zooms = { first: 6, last: 15 };

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
const memory = (): number => {
  if (typeof collect === 'function') collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_000_000;
};
const timed = <T>(work: () => T): readonly [T, number] => {
  const from = performance.now();
  return [work(), performance.now() - from];
};
const timedAll = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const from = performance.now();
  return [await work(), performance.now() - from];
};
const spell = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return `p50 ${percentile(sorted, 0.5)} ms, p90 ${percentile(sorted, 0.9)} ms, p99 ${percentile(sorted, 0.99)} ms`;
};

/**
 * Runs the work and measures the longest time it kept the process busy, in CPU time: a request
 * would have to wait that long.
 */
const watched = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const spent = (): number => process.threadCpuUsage().user / 1_000;
  let [longest, isDone] = [0, false];
  const watch = async (): Promise<void> => {
    for (let before = spent(); !isDone; before = spent()) {
      await setImmediate();
      longest = Math.max(longest, spent() - before);
    }
  };
  const watching = watch();
  const result = await work();
  isDone = true;
  await watching;
  return [result, longest];
};

const nobody = { partnerId: 0, categoryId: 0 };
/** The index several times over. */
const build = async (pins: ReturnType<typeof makePins>) => {
  const times: number[] = [];
  let index: PinIndex | undefined;
  let longestTurn = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [[made, turn], ms] = await timedAll(() => watched(() => PinIndex.build(pins)));
    times.push(ms);
    longestTurn = Math.max(longestTurn, turn);
    index = made;
  }
  if (!index) throw new Error('nothing was built');
  const all = Array.from({ length: groupCount(pins.ids.length) }, (_, group) => ({
    partnerId: group + 1,
    categoryId: categoryOf(group) + 1,
  }));
  const groups = index.groups;
  return {
    index,
    map: { index, ownerOf: (pin: number) => all[groups[pin] ?? 0] ?? nobody },
    groups: all,
    built: median(times),
    longestTurn,
  };
};
type Built = Awaited<ReturnType<typeof build>>;

/** Cards where there are pins, at zooms by turns. */
const places = ({ index }: Built, count: number, random: () => number, last = 17): CardDistance[] =>
  Array.from({ length: count }, (_, at) => {
    const z = zooms.first + (at % (last - zooms.first + 1));
    const pin = Math.floor(random() * index.count);
    return { z, x: (index.x[pin] ?? 0) >>> (26 - z), y: (index.y[pin] ?? 0) >>> (26 - z) };
  });
const allowing = ({ groups }: Built, isAllowed: (group: number) => boolean): Uint8Array => {
  const allowed = new Uint8Array(groups.length);
  groups.forEach((_, group) => {
    allowed[group] = isAllowed(group) ? 1 : 0;
  });
  return allowed;
};

const measureOurs = async (count: number): Promise<string[]> => {
  const random = seeded(7);
  const ours = await build(makePins(count));
  const filters = shares.map((share) =>
    timed(
      () =>
        new PinFilter(ours.index, share === 1 ? undefined : allowing(ours, () => random() < share)),
    ),
  );
  const tiles = filters.map(([filter]) =>
    places(ours, tilesOfFilter, random).map(
      (place) => timed(() => tileOf(ours.map, filter, place))[1],
    ),
  );
  const megabytes =
    (ours.index.bytes + filters.reduce((sum, [filter]) => sum + filter.bytes, 0)) / 1_000_000;
  const filterTimes = filters.map(([, ms]) => ms);
  return [
    [
      `${count.toLocaleString('en')} pins: built in ${ours.built.toFixed(0)} ms`,
      ` (others waited at most ${ours.longestTurn.toFixed(0)} ms),`,
      ` a new filter in ${median(filterTimes).toFixed(1)} ms`,
      ` (at most ${Math.max(...filterTimes).toFixed(1)}),`,
      ` ${megabytes.toFixed(0)} MB with ${shares.length} filters`,
    ].join(''),
    `  a tile with its bytes, asked for the first time: ${spell(tiles.flat())}; unfiltered ${spell(tiles[0] ?? [])}`,
  ];
};

const pointOf = (pins: ReturnType<typeof makePins>, at: number) => ({
  type: 'Feature' as const,
  properties: { id: pins.ids[at] ?? 0, group: pins.groups[at] ?? 0 },
  geometry: { type: 'Point' as const, coordinates: [pins.lng[at] ?? 0, pins.lat[at] ?? 0] },
});
const cluster = (points: ReturnType<typeof pointOf>[]) =>
  new Supercluster({ maxZoom: zooms.last }).load(points);

const compareWarm = (ours: Built, reference: ReturnType<typeof cluster>): string[] => {
  const filter = new PinFilter(ours.index);
  const views = places(ours, 1_000, seeded(11), zooms.last);
  for (const place of places(ours, 500, seeded(12), zooms.last))
    reference.getTile(place.z, place.x, place.y);
  const first = views.map((place) => timed(() => tileOf(ours.map, filter, place))[1]);
  const rows = Array.from({ length: rounds }, () => ({
    theirs: median(
      views.map((place) => timed(() => reference.getTile(place.z, place.x, place.y))[1]),
    ),
    ours: median(views.slice(-300).map((place) => timed(() => tileOf(ours.map, filter, place))[1])),
  }));
  const [theirs, again] = [
    median(rows.map((row) => row.theirs)),
    median(rows.map((row) => row.ours)),
  ];
  const ratio = median(rows.map((row) => row.ours / row.theirs));
  const asking = median(first);
  return [
    [
      `a warm tile: kept bytes ${(again * 1_000).toFixed(1)} µs,`,
      ` supercluster (objects, no bytes) ${(theirs * 1_000).toFixed(1)} µs,`,
      ` ratio ${ratio.toFixed(2)};`,
      ` asked for the first time ${(asking * 1_000).toFixed(0)} µs,`,
      ` ratio ${(asking / theirs).toFixed(1)}`,
    ].join(''),
  ];
};

/** From the wish for another filter to its first tile: each way, by turns, one category after the other. */
const compareFirst = async (
  pins: ReturnType<typeof makePins>,
  ours: Built,
  points: ReturnType<typeof pointOf>[],
): Promise<string[]> => {
  const groupBy = await startGroupBy(pins);
  const rows: { ours: number; theirs: number; sql: number }[] = [];
  const views = places(ours, categories, seeded(13), 12);
  for (const [category, place] of views.entries()) {
    const { z, x, y } = place;
    const own = timed(() =>
      tileOf(
        ours.map,
        new PinFilter(
          ours.index,
          allowing(ours, (group) => categoryOf(group) === category),
        ),
        place,
      ),
    )[1];
    const theirs = timed(() =>
      cluster(points.filter(({ properties: { group } }) => categoryOf(group) === category)).getTile(
        z,
        x,
        y,
      ),
    )[1];
    const sql = (await timedAll(() => groupBy.tile(place, category)))[1];
    rows.push({ ours: own, theirs, sql });
  }
  await groupBy.close();
  const [own, theirs, sql] = [
    median(rows.map((row) => row.ours)),
    median(rows.map((row) => row.theirs)),
    median(rows.map((row) => row.sql)),
  ];
  return [
    [
      'the first tile of a new filter (a tenth of the pins, zooms 6–12):',
      ` ours ${own.toFixed(1)} ms,`,
      ` supercluster ${theirs.toFixed(0)} ms (${(theirs / own).toFixed(0)} times),`,
      ` GROUP BY ${sql.toFixed(1)} ms (${(sql / own).toFixed(1)} times)`,
    ].join(''),
  ];
};

const compare = async (count: number): Promise<string[]> => {
  const pins = makePins(count);
  const ours = await build(pins);
  const points = Array.from(pins.ids, (_, at) => pointOf(pins, at));
  const before = memory();
  const [reference, loaded] = timed(() => cluster(points));
  const megabytes = memory() - before;
  const ownMegabytes = (ours.index.bytes + new PinFilter(ours.index).bytes) / 1_000_000;
  return [
    [
      `beside supercluster 9.1 on the same ${count.toLocaleString('en')} points:`,
      ` it loads in ${loaded.toFixed(0)} ms`,
      ` and takes ${megabytes.toFixed(0)} MB beyond its points for one filter;`,
      ` ours ${ours.built.toFixed(0)} ms (${(ours.built / loaded).toFixed(2)}),`,
      ` ${ownMegabytes.toFixed(0)} MB`,
    ].join(''),
    ...compareWarm(ours, reference),
    ...(await compareFirst(pins, ours, points)),
  ].map((line) => `  ${line}`);
};

export const measurePins = async (): Promise<string[]> => [
  ...(await measureOurs(100_000)),
  ...(await measureOurs(1_000_000)),
  ...(await compare(1_000_000)),
];
