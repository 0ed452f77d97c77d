/** Pages, as a browser and a search engine ask for them. */
import type { LoadRequest } from './loader.ts';
import {
  type Bench,
  byEach,
  figuresOf,
  list,
  load,
  type Load,
  packed,
  simply,
  whileSaved,
  withListBeside,
  type Work,
} from './work.ts';

const html = { ...packed, accept: 'text/html' };
const page = (path: string, headers: LoadRequest['headers'] = html): LoadRequest => ({
  path,
  headers,
});
const loaded = (requests: readonly LoadRequest[], isOnce = false): Load => ({
  to: 'web',
  connections: 8,
  requests,
  isOnce,
});
const home = page('/');
const homes = ({ people }: Bench): LoadRequest[] => byEach(people.readers, home);
/** Others in each round, each asked for once, by another person each. */
const once = (paths: readonly string[], { people: { ofAll }, round }: Bench, count = 160): Load =>
  loaded(
    paths.slice((round + 1) * count, (round + 2) * count).map((path, at) => ({
      path,
      headers: { ...html, cookie: ofAll[at % ofAll.length] ?? '' },
    })),
    true,
  );
/** Twelve pages of every category by all whose employer shows much: in every round other sorts. */
const categories = ({ pages, people: { ofLarge }, round }: Bench): Load => {
  const sorts = ['NAME', 'RATING', 'DATE_CREATED', 'SCORING'];
  const sort = sorts[(round + 1) % sorts.length];
  return loaded(
    ofLarge.map((cookie, at) => ({
      path: `${pages.categories[at % pages.categories.length]}?sort=${sort}`,
      headers: { ...html, cookie },
    })),
    true,
  );
};
/** From the end, where nobody else reads; of fewer partners than that some are read again. */
const crawled = ({ pages: { partners }, round }: Bench): Load => {
  const from = Math.max(0, partners.length - (round + 2) * 800);
  return loaded(
    partners.slice(from, from + 800).map((path) => page(path)),
    true,
  );
};
const besidePages = async (bench: Bench) => {
  const { beside, seconds, at } = bench;
  const pages = beside.load({
    origin: at.web,
    connections: 8,
    seconds: seconds + 1,
    requests: homes(bench),
  });
  const figures = figuresOf(await load(bench, { connections: 8, requests: [list] }));
  await pages;
  return figures;
};

export const worksOfPages: readonly Work[] = [
  {
    name: 'home kept, anonymous',
    review: '10,918/s',
    aim: '3,000/s',
    measure: simply(() => loaded([home])),
  },
  {
    name: 'home kept, anonymous, who takes gzip alone',
    review: '502/s',
    aim: 'as with brotli',
    measure: simply(() => loaded([page('/', { ...html, 'accept-encoding': 'gzip' })])),
  },
  {
    name: 'home kept, anonymous, who takes nothing packed',
    review: '397/s, 2,500 µs',
    aim: 'as with brotli',
    measure: simply(() => loaded([page('/', { ...html, 'accept-encoding': 'identity' })])),
  },
  {
    name: 'home kept, anonymous, while an administrator saves ten times a second',
    review: '0.23 of quiet',
    aim: '0.7 of quiet',
    measure: whileSaved(() => loaded([home])),
  },
  {
    name: 'home, signed in, 200 people',
    review: '28/s, 32,000 µs',
    aim: '4,000 µs',
    measure: simply((bench) => loaded(homes(bench))),
  },
  {
    name: 'category, signed in, each once',
    review: '26,000 µs',
    aim: '4,000 µs',
    measure: simply(categories),
  },
  {
    name: 'partner, signed in, each once',
    review: '23,000 µs',
    aim: '4,000 µs',
    measure: simply((bench) => once(bench.pages.partners, bench)),
  },
  {
    name: 'offer, signed in, each once',
    review: '16,000 µs',
    aim: '4,000 µs',
    measure: simply((bench) => once(bench.pages.offers, bench)),
  },
  {
    name: 'map, signed in, 200 people',
    review: '25,000 µs',
    aim: '4,000 µs',
    measure: simply(({ people }) => loaded(byEach(people.readers, page('/map')))),
  },
  {
    name: '800 pages of partners, anonymous, each once; a kept list beside',
    review: '14/s, 70,000 µs, beside 108 ms',
    aim: '8,000 µs, beside 20 ms',
    measure: withListBeside(crawled),
  },
  {
    name: 'list kept (8 connections), beside eight readers of signed-in homes',
    review: 'p99 113 ms',
    aim: 'p99 20 ms',
    measure: besidePages,
  },
];
