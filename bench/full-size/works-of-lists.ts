/** Lists of the catalogue: ready, of many audiences, and such as nobody has asked for. */
import type { Wanted } from './lists.ts';
import type { LoadRequest } from './loader.ts';
import { type Bench, besideRaw, by, byEach, list, type Load, packed, whileSaved } from './work.ts';
import type { Work } from './work.ts';

const listsOf =
  (wanted: Wanted) =>
  ({ lists, seconds }: Bench): Load => ({
    connections: 32,
    requests: lists(wanted, 12_000 * seconds),
  });
const mixed = ({ lists, seconds }: Bench): Load => ({
  connections: 32,
  requests: [false, true].flatMap((isFiltered) =>
    lists({ isFiltered, pageNumber: 0 }, 6_000 * seconds),
  ),
});
/** Forty lists of everybody whose employer shows much: as many audiences as people. */
const ofManyAudiences = ({ people: { ofLarge } }: Bench): LoadRequest[] =>
  [4, 5, 6, 7, 8, 9, 10, 11].flatMap((category) =>
    [0, 1, 2, 3, 4].flatMap((pageNumber) =>
      byEach(ofLarge, {
        path: `/api/tile/category/${category}?pageNumber=${pageNumber}`,
        headers: packed,
      }),
    ),
  );
const degrees = (least: number, at: number, step: number, range: number): string =>
  (least + ((at * step) % (range * 1_000)) / 1_000).toFixed(3);
/** From places nobody has asked from, in every country of ours. */
const nearPlaces = ({ people: { ofLarge }, seconds, round }: Bench): LoadRequest[] =>
  Array.from({ length: 4_000 * seconds }, (_, index) => {
    const at = index + round * 4_000 * seconds;
    const place = `lat=${degrees(48.6, at, 7, 2.4)}&lng=${degrees(13, at, 13, 5.2)}`;
    const path = `/api/tile/category/${4 + (at % 8)}?sort=DISTANCE&${place}`;
    return by({ path, headers: packed }, ofLarge[at % ofLarge.length] ?? '');
  });
const besideTheMap = ({ people: { ofLarge }, seconds, round }: Bench): LoadRequest[] =>
  Array.from({ length: 4_000 * seconds }, (_, index) => {
    const at = index + round * 4_000 * seconds;
    const [west, south] = [degrees(13, at, 13, 4), degrees(48.7, at, 7, 1.8)];
    const bounds = `west=${west}&south=${south}&east=${Number(west) + 0.6}&north=${Number(south) + 0.4}`;
    const path = `/api/map/branch-office?${bounds}&pageSize=20`;
    return by({ path, headers: packed }, ofLarge[at % ofLarge.length] ?? '');
  });

export const worksOfLists: readonly Work[] = [
  {
    name: 'list kept, anonymous',
    peers: 'Directus 271/s',
    review: '0.61–0.71 of raw',
    aim: '0.7 of raw',
    measure: besideRaw(() => ({ requests: [list] })),
  },
  {
    name: 'list kept, signed in',
    review: '0.57–0.61 of raw',
    aim: '0.6 of raw',
    measure: besideRaw(({ people }) => ({ requests: byEach(people.readers, list) })),
  },
  {
    name: 'lists of everybody whose employer shows much, forty each',
    review: '0.04 of raw',
    aim: '0.3 of raw',
    measure: async (bench) => {
      const requests = ofManyAudiences(bench);
      const origin = bench.at.api;
      await bench.loader.load({ origin, connections: 32, seconds: 60, requests, isOnce: true });
      return besideRaw(() => ({ requests }))(bench);
    },
  },
  {
    name: 'list nobody asked for',
    peers: 'Payload 183/s',
    review: '898/s, 1,105 µs, 0.018 of raw',
    aim: '0.1 of raw',
    isGrown: true,
    measure: besideRaw(listsOf({ isFiltered: false, pageNumber: 0 })),
  },
  {
    name: 'list nobody asked for, page 20',
    peers: 'Directus 241/s',
    review: '1,763/s unpacked',
    aim: '0.1 of raw',
    isGrown: true,
    measure: besideRaw(listsOf({ isFiltered: false, pageNumber: 19 })),
  },
  {
    name: 'list nobody asked for, filtered',
    peers: 'Payload 183/s',
    review: '1,197/s unpacked, 0.024 of raw',
    aim: '0.08 of raw',
    isGrown: true,
    measure: besideRaw(listsOf({ isFiltered: true, pageNumber: 0 })),
  },
  {
    name: 'list nobody asked for, by distance',
    review: '678/s unpacked, 0.013 of raw',
    aim: '0.08 of raw',
    isGrown: true,
    measure: besideRaw((bench) => ({ requests: nearPlaces(bench) })),
  },
  {
    name: 'list beside the map nobody asked for',
    review: '436/s, 2,200 µs',
    aim: '300 µs',
    isGrown: true,
    measure: besideRaw((bench) => ({ requests: besideTheMap(bench) })),
  },
  {
    name: 'lists nobody asked for, while an administrator saves ten times a second',
    review: '0.84 of quiet, p99 118 ms',
    aim: '0.7 of quiet, p99 30 ms',
    measure: whileSaved(mixed),
  },
];
