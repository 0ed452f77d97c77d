/**
 * npm run bench:readers: what readers ask for alone, in the processor's time for each answer, which others on the
 * machine do not change; beside another checkout of the product where one is named, both over the same data and in
 * turns. Lists, pages and beginnings are asked for once each, so that no ready answer helps.
 */
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { scratchFolder } from '../tools/scratch.mjs';
import { loadDemoOnce, startDatabase } from '../apps/server/src/boot.ts';
import { parseEnvironment } from '../apps/server/src/config/config.ts';
import { createLists } from './full-size/lists.ts';
import { askOne, closeConnections, connections } from './ask.ts';
import type { LoadRequest } from './full-size/loader.ts';
import { type People, signPeopleIn } from './full-size/people.ts';
import { ports, type Product, startProduct } from './full-size/product.ts';
import { table } from './full-size/table.ts';
import { growDemo } from './grown.ts';
import { median } from './load.ts';

// npm run bench:readers -- <rounds> <another checkout, built, or nothing> <part of a name>
const [, , rounds = '3', other = '', only = ''] = process.argv;
const say = (line = ''): void => void process.stdout.write(`${line}\n`);

type Work = {
  readonly name: string;
  readonly aim: string;
  readonly port: number;
  /** Asked for in one go; others in each round. */
  readonly requests: (people: People, round: number) => readonly LoadRequest[];
};
const html = { accept: 'text/html', 'accept-encoding': 'gzip, br', 'accept-language': 'cs' };
const json = { 'accept-encoding': 'br', 'accept-language': 'cs' };
/** Each reader at one of these places, another one in each round. */
const signedIn =
  (places: readonly string[], headers: LoadRequest['headers'], count: number) =>
  ({ ofLarge }: People, round: number): LoadRequest[] =>
    Array.from({ length: count }, (_, at) => ({
      path: places[(at + round * 7) % places.length] ?? '/',
      headers: { ...headers, cookie: ofLarge[at % ofLarge.length] ?? '' },
    }));
const numbered = (of: (id: number) => string, from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, at) => of(from + at));
const categories = numbered((id) => `/c-${id}`, 4, 12);
const beginnings = ['náb', 'záme', 'hra', 'kav', 'res', 'mas', 'hot', 'kni', 'lék', 'fit', 'spo'];
const words = [
  'kavárna',
  'restaurace',
  'masáže',
  'hotel',
  'knihy',
  'lékárna',
  'fitness',
  'wellness',
];
const typed = [
  ...beginnings,
  ...words.flatMap((word) => [4, 5, 6].map((end) => word.slice(0, end))),
];
const near = (at: number): string =>
  `&lat=${(48.6 + ((at * 7) % 250) / 100).toFixed(3)}&lng=${(13 + ((at * 13) % 500) / 100).toFixed(3)}`;
const listCount = 600;

const works: readonly Work[] = [
  {
    name: 'home, signed in, four employers',
    aim: '4 ms',
    port: ports.web,
    requests: (people, round) =>
      signedIn(['/'], html, 200)({ ...people, ofLarge: people.ofLarge.slice(0, 4) }, round),
  },
  { name: 'home, signed in', aim: '4 ms', port: ports.web, requests: signedIn(['/'], html, 200) },
  {
    name: 'category, signed in',
    aim: '4 ms',
    port: ports.web,
    requests: signedIn(categories, html, 120),
  },
  {
    name: 'partner, signed in',
    aim: '4 ms',
    port: ports.web,
    requests: signedIn(
      numbered((id) => `/partner/p-${id}`, 300, 420),
      html,
      120,
    ),
  },
  {
    name: 'offer, signed in',
    aim: '4 ms',
    port: ports.web,
    requests: signedIn(
      numbered((id) => `/partner/p-1/o-${id}`, 300, 420),
      html,
      120,
    ),
  },
  { name: 'map, signed in', aim: '4 ms', port: ports.web, requests: signedIn(['/map'], html, 120) },
  {
    name: 'partner, anonymous, not kept',
    aim: '8 ms',
    port: ports.web,
    requests: (_people, round) =>
      numbered((id) => `/partner/p-${id}`, 500 + round * 120, 620 + round * 120).map((path) => ({
        path,
        headers: html,
      })),
  },
  {
    name: 'suggestion',
    aim: '0.3 ms',
    port: ports.api,
    requests: signedIn(
      typed.map((word) => `/api/search/suggestion?keyword=${encodeURIComponent(word)}`),
      json,
      500,
    ),
  },
  ...[false, true].map((isFiltered) => ({
    name: isFiltered ? 'list nobody asked for, filtered' : 'list nobody asked for',
    aim: '0.1 of raw',
    port: ports.api,
    requests: (people: People, round: number) =>
      listsOf(people)({ isFiltered, pageNumber: 0 }, listCount * (round + 1)).slice(-listCount),
  })),
  {
    name: 'list nobody asked for, by distance',
    aim: '0.08 of raw',
    port: ports.api,
    requests: (people, round) =>
      signedIn(
        numbered(
          (at) => `/api/tile/category/${4 + (at % 8)}?sort=DISTANCE${near(at + round * 977)}`,
          0,
          listCount,
        ),
        json,
        listCount,
      )(people, 0),
  },
];
const listsOf = (people: People) => {
  const lists = createLists(people);
  return (...wanted: Parameters<typeof lists>): LoadRequest[] =>
    lists(...wanted).map(({ path, headers }) => ({ path, headers: { ...json, ...headers } }));
};

const pages = new Map<string, string>();
/**
 * Where the pages really are: ids alone lead to an address with a name, which is no page to measure, and some to
 * nothing, as what is not published.
 */
const atTheirAddress = (requests: readonly LoadRequest[]): LoadRequest[] =>
  requests
    .map((one) => ({ ...one, path: pages.get(one.path) ?? one.path }))
    .filter(({ path }) => path !== '/404');

type Spent = { readonly each: number; readonly bad: number };
/** Microseconds of the product's processor for each of these, some at a time. */
const spend = async (
  product: Product,
  port: number,
  requests: readonly LoadRequest[],
): Promise<Spent> => {
  const left = requests.values();
  let bad = 0;
  const before = await product.cpu();
  const askOn = async (): Promise<void> => {
    for (const one of left) if ((await askOne(port, one)).status !== 200) bad += 1;
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  return { each: ((await product.cpu()) - before) / requests.length, bad };
};

const wanted = works.filter(({ name }) => name.includes(only));
/** What is asked for in a pass before round `round`, for what is compiled; no round asks for it. */
const firstPass = ({ requests }: Work, people: People, round: number): LoadRequest[] =>
  requests(people, Number(rounds) + round).slice(0, 60);

/**
 * Learns where pages are from a product that is not measured: a product that is asked for an address has read what the
 * page shows, and the first of two would be measured with it ready.
 */
const learnAddresses = async (
  root: string,
  environment: Readonly<Record<string, string>>,
  people: People,
): Promise<void> => {
  const product = await startProduct(environment, root);
  for (const work of wanted.filter(({ port }) => port === ports.web))
    for (let round = 0; round < Number(rounds); round += 1)
      for (const one of [...work.requests(people, round), ...firstPass(work, people, round)])
        if (!pages.has(one.path))
          pages.set(one.path, (await askOne(work.port, one)).location ?? one.path);
  await product.stop();
};

type Measured = Map<string, Spent[]>;
/** One round in a checkout: a restart, a first pass for what is compiled, then each work once. */
const measure = async (
  root: string,
  environment: Readonly<Record<string, string>>,
  { people, round, into }: { people: People; round: number; into: Measured },
): Promise<void> => {
  const product = await startProduct(environment, root);
  for (const work of wanted)
    await spend(product, work.port, atTheirAddress(firstPass(work, people, round)));
  for (const { name, requests, port } of wanted) {
    const all = atTheirAddress(requests(people, round));
    into.set(name, [...(into.get(name) ?? []), await spend(product, port, all)]);
  }
  const [peak, now] = await product.memory();
  say(
    `${root}, round ${round + 1}: ${Math.round(peak)} MB resident at most, ${Math.round(now)} in the end`,
  );
  await product.stop();
};

const [machine] = cpus();
say(`${cpus().length} × ${machine?.model ?? 'unknown'}, Node ${process.version}`);
say(`load ${loadavg()[0]?.toFixed(1)}, ${rounds} rounds${other && `, in turns with ${other}`}`);
const dataDir = scratchFolder('cafeteria-readers');
const config = parseEnvironment({ DATA_DIR: dataDir, DEMO: 'true' });
const { database, connection, stop } = await startDatabase(config, pino({ level: 'silent' }));
try {
  await loadDemoOnce(config, database.db, pino({ level: 'silent' }));
  await growDemo(database.pool);
  const people = await signPeopleIn(database.pool);
  if (!('host' in connection)) throw new Error('measured on its own database only');
  const { host, port, user } = connection;
  const url = `postgres:///${connection.database}?host=${host}&port=${port}&user=${user}`;
  const environment = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'false' };
  const roots = [...(other ? [resolve(other)] : []), resolve(import.meta.dirname, '..')];
  const all = roots.map((): Measured => new Map());
  await learnAddresses(resolve(import.meta.dirname, '..'), environment, people);
  for (let round = 0; round < Number(rounds); round += 1)
    for (const [at, root] of roots.entries())
      await measure(root, environment, { people, round, into: all[at] ?? new Map() });
  const microseconds = (spent: readonly Spent[] = []): number =>
    median(spent.map(({ each }) => each));
  const lines = works.flatMap(({ name, aim }) => {
    const [first, last = first] = all.map((measured) => measured.get(name));
    if (!first || !last) return [];
    const [before, now] = [microseconds(first), microseconds(last)];
    const bad = last.reduce((sum, one) => sum + one.bad, 0);
    const cells = other
      ? [before, now].map((one) => `${Math.round(one)} µs`)
      : [`${Math.round(now)} µs`];
    return [[name, ...cells, ...(other ? [(now / before).toFixed(2)] : []), aim, `${bad}`]];
  });
  const head = ['each', ...(other ? ['there', 'here', 'ratio'] : ['here']), 'aim', 'not 200'];
  say();
  for (const line of table(head, lines)) say(line);
} finally {
  closeConnections();
  await stop();
}
