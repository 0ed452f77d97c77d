/** What is measured: a line of the table each. */
import { randomInt } from 'node:crypto';
import type { Administrator } from './administrator.ts';
import type { createLists, Wanted } from './lists.ts';
import type { Asked, Loaded } from './loader.ts';
import type { Loader } from './loading.ts';
import type { People } from './people.ts';
import { ports, type Product } from './product.ts';

export type Bench = {
  readonly product: Product;
  readonly loader: Loader;
  /** Another one, for what goes on beside. */
  readonly beside: Loader;
  readonly people: People;
  readonly lists: ReturnType<typeof createLists>;
  readonly administrator: Administrator;
  readonly rawPort: number;
  readonly thumbnail: string;
  readonly seconds: number;
};
/** Figures of one round; the table shows the median of each over the rounds. */
export type Figures = {
  readonly perSecond?: number;
  readonly p99?: number;
  /** Microseconds of the processor in the product's process for each answer. */
  readonly cpu?: number;
  readonly ratio?: number;
  readonly milliseconds?: number;
  readonly held?: number;
  /** Answers that were none. */
  readonly errors?: number;
};
export type Work = {
  readonly name: string;
  readonly peers: string;
  readonly before: string;
  readonly aim: string;
  readonly measure: (bench: Bench) => Promise<Figures>;
};

const cs = { 'accept-language': 'cs' };
export const list: Asked = { path: '/api/tile/category/6', headers: cs };
const of = ({ path, headers }: Asked, cookie: string): Asked => ({
  path,
  headers: { ...headers, cookie },
});

type Load = {
  readonly connections: number;
  readonly asked: readonly Asked[];
  readonly port?: number;
};
const load = async (bench: Bench, { connections, asked, port = ports.api }: Load) => {
  const { product, loader, seconds } = bench;
  const before = await product.cpu();
  const loaded = await loader.load({ port, connections, seconds, asked });
  const cpu = ((await product.cpu()) - before) / loaded.answers;
  return { ...loaded, cpu };
};
const figuresOf = ({ perSecond, p99, cpu, errors }: Loaded & { cpu: number }): Figures => ({
  perSecond,
  p99,
  cpu,
  errors,
});
const simply =
  (loadOf: (bench: Bench) => Load) =>
  async (bench: Bench): Promise<Figures> =>
    figuresOf(await load(bench, loadOf(bench)));

const besideRaw = (askedOf: (bench: Bench) => Asked[]) => async (bench: Bench) => {
  const { loader, rawPort, seconds } = bench;
  const raw = await loader.load({ port: rawPort, connections: 32, seconds, asked: [list] });
  const ours = await load(bench, { connections: 32, asked: askedOf(bench) });
  return { ...figuresOf(ours), ratio: ours.perSecond / raw.perSecond };
};

const unasked = (wanted: Wanted) =>
  simply(({ lists, seconds }) => ({ connections: 32, asked: lists(wanted, 12_000 * seconds) }));
const mixed = ({ lists, seconds }: Bench): Asked[] =>
  [false, true].flatMap((isFiltered) => lists({ isFiltered, pageNumber: 0 }, 6_000 * seconds));

const whileSaved = async (bench: Bench): Promise<Figures> => {
  const quiet = await load(bench, { connections: 32, asked: mixed(bench) });
  const work = load(bench, { connections: 32, asked: mixed(bench) });
  const saved = await bench.administrator.saveDuring(work);
  return { ...figuresOf(saved), ratio: saved.perSecond / quiet.perSecond };
};

const letters = 'bcdfghjklmnprstvz';
const newWord = (): string =>
  Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
const afterSave = async ({ administrator, product }: Bench): Promise<Figures> => {
  await product.held();
  const milliseconds = await administrator.timeToSuggestion(newWord());
  return { milliseconds, held: await product.held() };
};

const words = ['kavarna', 'restaurace praha', 'masaz', 'hotel', 'knihy', 'lekarna brno', 'fitnes'];
const searches = ({ people: { readers } }: Bench): Asked[] =>
  readers.flatMap((cookie) =>
    words.map((keyword) =>
      of({ path: `/api/search?keyword=${encodeURIComponent(keyword)}`, headers: cs }, cookie),
    ),
  );

/** As every browser asks: the page is kept compressed. */
const home: Asked = {
  path: '/',
  headers: { ...cs, accept: 'text/html', 'accept-encoding': 'gzip, br' },
};
const homes = ({ people: { readers } }: Bench): Asked[] =>
  readers.map((cookie) => of(home, cookie));
const besidePages = async (bench: Bench): Promise<Figures> => {
  const { seconds } = bench;
  const pages = bench.beside.load({
    port: ports.web,
    connections: 8,
    seconds: seconds + 1,
    asked: homes(bench),
  });
  const figures = figuresOf(await load(bench, { connections: 8, asked: [list] }));
  await pages;
  return figures;
};

const sameAim = '5,000/s';
export const works: readonly Work[] = [
  {
    name: 'list cached, anonymous',
    peers: 'Directus 281/s',
    before: '20,297/s, 0.70 of raw',
    aim: '0.7 of raw',
    measure: besideRaw(() => [list]),
  },
  {
    name: 'list cached, signed in',
    peers: '',
    before: '3,768/s, 0.13 of raw',
    aim: '0.5 of raw',
    measure: besideRaw(({ people }) => people.readers.map((cookie) => of(list, cookie))),
  },
  {
    name: 'list nobody asked for, plain, page 1',
    peers: 'Payload 264/s',
    before: '272/s',
    aim: sameAim,
    measure: unasked({ isFiltered: false, pageNumber: 0 }),
  },
  {
    name: 'list nobody asked for, plain, page 20',
    peers: 'Directus 288/s',
    before: '254/s',
    aim: sameAim,
    measure: unasked({ isFiltered: false, pageNumber: 19 }),
  },
  {
    name: 'list nobody asked for, filtered, page 1',
    peers: 'Payload 221/s',
    before: '150/s',
    aim: sameAim,
    measure: unasked({ isFiltered: true, pageNumber: 0 }),
  },
  {
    name: 'list nobody asked for, filtered, page 20',
    peers: '',
    before: '',
    aim: sameAim,
    measure: unasked({ isFiltered: true, pageNumber: 19 }),
  },
  {
    name: 'the same while an administrator saves ten times a second',
    peers: '',
    before: '827/s (cached list)',
    aim: '0.7 of quiet, p99 30 ms',
    measure: whileSaved,
  },
  {
    name: 'suggestion after a save',
    peers: 'none has it',
    before: '2,200 ms, loop held 1,200 ms',
    aim: '10 ms, loop held 10 ms',
    measure: afterSave,
  },
  {
    name: 'full search (8 connections)',
    peers: 'Directus 332/s',
    before: '362/s, p99 43 ms',
    aim: '3,000/s, p99 10 ms',
    measure: simply((bench) => ({ connections: 8, asked: searches(bench) })),
  },
  {
    name: 'user/me (8 connections)',
    peers: 'Payload 345/s',
    before: '2,785/s, p99 13 ms',
    aim: '12,000/s',
    measure: simply(({ people }) => ({
      connections: 8,
      asked: people.readers.map((cookie) => of({ path: '/api/user/me', headers: cs }, cookie)),
    })),
  },
  {
    name: 'thumbnail, warm',
    peers: 'Directus 153/s',
    before: '2,870/s, p99 50 ms',
    aim: '15,000/s',
    measure: simply(({ thumbnail }) => ({
      connections: 32,
      asked: [{ path: thumbnail, headers: {} }],
    })),
  },
  {
    name: 'home page, anonymous (8 connections)',
    peers: 'none has it',
    before: '16/s, p99 733 ms',
    aim: '3,000/s',
    measure: simply(() => ({ port: ports.web, connections: 8, asked: [home] })),
  },
  {
    name: 'home page, signed in (8 connections)',
    peers: 'none has it',
    before: '13/s',
    aim: '60/s',
    measure: simply((bench) => ({ port: ports.web, connections: 8, asked: homes(bench) })),
  },
  {
    name: 'list cached (8 connections) while eight readers ask for pages',
    peers: '',
    before: '57/s, p99 1,128 ms (two readers)',
    aim: 'p99 20 ms',
    measure: besidePages,
  },
  {
    name: "administration's list of offers by name",
    peers: 'Payload and Directus above 59/s',
    before: '59/s, p50 512 ms',
    aim: '1,000/s',
    measure: simply(({ people }) => ({
      connections: 32,
      asked: [of({ path: '/api/admin/offer?sortBy=NAME', headers: cs }, people.admin)],
    })),
  },
];
