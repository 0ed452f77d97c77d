/** The pin index of the map with 100,000 and 1,000,000 places: build, filters, tiles, memory. */
import { performance } from 'node:perf_hooks';
import { PinFilter, PinIndex, type Pins, tilePoints } from '../apps/server/src/platform/pin-index/index.ts';
import { percentile, seeded } from './random.ts';

const towns = 400;
const pinsOfGroup = 15;
const shares = [1, 0.5, 0.3, 0.2, 0.1, 0.05, 0.01, 0.001];
const tilesOfFilter = 400;

/** Places round towns, some of which draw more than others. */
const makePins = (count: number, random: () => number): Pins => {
  const centres = Array.from({ length: towns }, () => ({ lng: 12.2 + random() * 10, lat: 47.9 + random() * 3.1, reach: 0.02 + random() ** 3 * 0.2 }));
  const spread = (): number => random() + random() + random() - 1.5;
  const places = Array.from({ length: count }, () => {
    const { lng, lat, reach } = centres[Math.floor(random() * random() * towns)] ?? { lng: 14.4, lat: 50, reach: 0.1 };
    return { lng: lng + spread() * reach, lat: lat + spread() * reach * 0.7 };
  });
  return { ids: Uint32Array.from(places, (_, at) => at + 1), lng: Float64Array.from(places, ({ lng }) => lng), lat: Float64Array.from(places, ({ lat }) => lat), groups: Uint32Array.from(places, () => Math.floor((random() * count) / pinsOfGroup)) };
};

const timed = <T>(work: () => T): readonly [T, number] => {
  const from = performance.now();
  return [work(), performance.now() - from];
};

const measure = async (count: number): Promise<string[]> => {
  const random = seeded(5);
  const pins = makePins(count, random);
  const from = performance.now();
  const index = await PinIndex.build(pins);
  const built = performance.now() - from;
  const groups = Math.ceil(count / pinsOfGroup);
  const filters = shares.map((share) => timed(() => new PinFilter(index, share === 1 ? undefined : Uint8Array.from({ length: groups }, () => (random() < share ? 1 : 0)))));
  const times = filters.flatMap(([filter]) => Array.from({ length: tilesOfFilter }, () => {
    const zoom = 6 + Math.floor(random() * 12);
    const pin = Math.floor(random() * count);
    const shift = 26 - zoom;
    return timed(() => tilePoints(index, filter, zoom, (index.x[pin] ?? 0) >>> shift, (index.y[pin] ?? 0) >>> shift))[1];
  })).sort((a, b) => a - b);
  const megabytes = (index.bytes + filters.reduce((sum, [filter]) => sum + filter.bytes, 0)) / 1_000_000;
  const slowest = Math.max(...filters.map(([, ms]) => ms));
  return [`${count.toLocaleString('en')} pins: built in ${built.toFixed(0)} ms, a new filter at most ${slowest.toFixed(1)} ms, ${megabytes.toFixed(0)} MB with ${shares.length} filters; a tile p50 ${percentile(times, 0.5)} ms, p90 ${percentile(times, 0.9)} ms, p99 ${percentile(times, 0.99)} ms`];
};

export const measurePins = async (): Promise<string[]> => [...(await measure(100_000)), ...(await measure(1_000_000))];
