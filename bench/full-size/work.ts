/** What a line of the table is, and how the product is loaded for one. */
import type { Pool } from 'pg';
import type { Administrator } from './administrator.ts';
import type { Pages } from './addresses.ts';
import type { createLists } from './lists.ts';
import type { LoadRequest, Loaded } from './loader.ts';
import type { Loader } from './loading.ts';
import type { Payments } from './payments.ts';
import type { People } from './people.ts';
import type { Origins, Product } from './product.ts';

export type Bench = {
  readonly product: Product;
  /** Where it is asked. */
  readonly at: Origins;
  readonly loader: Loader;
  /** Another one, for what goes on beside. */
  readonly beside: Loader;
  readonly people: People;
  readonly pages: Pages;
  readonly lists: ReturnType<typeof createLists>;
  readonly administrator: Administrator;
  readonly payments: Payments;
  readonly pool: Pool;
  readonly rawPort: number;
  readonly thumbnail: string;
  readonly seconds: number;
  /** Which round this is: what is asked for once is other in each. */
  readonly round: number;
};
/** Figures of one round; the table shows the median of each over the rounds. */
export type Figures = {
  readonly perSecond?: number;
  readonly p99?: number;
  /** Microseconds of the processor in the product's process for each answer. */
  readonly cpu?: number;
  /** The same of PostgreSQL. */
  readonly pgCpu?: number;
  /** The same of the proxy before it. */
  readonly proxyCpu?: number;
  readonly ratio?: number;
  readonly milliseconds?: number;
  readonly held?: number;
  /** Milliseconds, of a list that is ready and was asked for beside. */
  readonly besideP99?: number;
  /** Answers that were none. */
  readonly errors?: number;
};
export type Work = {
  /** What is answered from what is kept says so. */
  readonly name: string;
  /** The best of Payload and Directus, and the review's figures of 22 November 2026, both on its machine. */
  readonly peers?: string;
  readonly review?: string;
  readonly aim: string;
  /** Measured again at three times the data, as a ratio to itself. */
  readonly isGrown?: boolean;
  readonly measure: (bench: Bench) => Promise<Figures>;
};

/** As browsers ask. */
export const packed = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'cs' };
export const list: LoadRequest = { path: '/api/tile/category/6', headers: packed };
/** The same thing, asked for by somebody. */
export const by = ({ path, headers }: LoadRequest, cookie: string): LoadRequest => ({
  path,
  headers: { ...headers, cookie },
});
export const byEach = (cookies: readonly string[], request: LoadRequest): LoadRequest[] =>
  cookies.map((cookie) => by(request, cookie));

export type Load = {
  readonly connections: number;
  readonly requests: readonly LoadRequest[];
  readonly to?: keyof Origins;
  /** Each is asked for once, however long it takes. */
  readonly isOnce?: boolean;
};
type Spent = { readonly cpu: number; readonly pgCpu: number; readonly proxyCpu?: number };
/** The processor's time for each of so many answers of some work. */
export const spending = async <T extends { readonly answers: number }>(
  { product }: Bench,
  work: () => Promise<T>,
): Promise<T & Spent> => {
  const [cpu, pg, proxy] = [await product.cpu(), product.postgresCpu(), product.proxyCpu?.()];
  const done = await work();
  return {
    ...done,
    cpu: ((await product.cpu()) - cpu) / done.answers,
    pgCpu: (product.postgresCpu() - pg) / done.answers,
    ...(product.proxyCpu &&
      proxy !== undefined && { proxyCpu: (product.proxyCpu() - proxy) / done.answers }),
  };
};
export const load = (bench: Bench, { to = 'api', ...given }: Load): Promise<Loaded & Spent> =>
  spending(bench, () =>
    bench.loader.load({ origin: bench.at[to], seconds: bench.seconds, ...given }),
  );
export const figuresOf = ({ perSecond, p99, cpu, pgCpu, proxyCpu, errors }: Loaded & Spent) => ({
  perSecond,
  p99,
  cpu,
  pgCpu,
  ...(proxyCpu !== undefined && { proxyCpu }),
  errors,
});
export const simply =
  (loadOf: (bench: Bench) => Load) =>
  async (bench: Bench): Promise<Figures> =>
    figuresOf(await load(bench, loadOf(bench)));

/** Beside a bare server that sends the bytes of a list of sixteen cards, packed as browsers ask. */
export const besideRaw =
  (loadOf: (bench: Bench) => Omit<Load, 'connections'>) => async (bench: Bench) => {
    const { loader, rawPort, seconds } = bench;
    const origin = `http://127.0.0.1:${rawPort}`;
    const raw = await loader.load({ origin, connections: 32, seconds, requests: [list] });
    const ours = await load(bench, { connections: 32, ...loadOf(bench) });
    return { ...figuresOf(ours), ratio: ours.perSecond / raw.perSecond };
  };

/** While an administrator saves ten times a second; the ratio is to the same without. */
export const whileSaved =
  (loadOf: (bench: Bench) => Load) =>
  async (bench: Bench): Promise<Figures> => {
    const quiet = await load(bench, loadOf(bench));
    const saved = await bench.administrator.saveDuring(load(bench, loadOf(bench)));
    return { ...figuresOf(saved), ratio: saved.perSecond / quiet.perSecond };
  };

/** Some work, and how long a ready list takes when asked for at the same time. */
export const withListBeside =
  (loadOf: (bench: Bench) => Load) =>
  async (bench: Bench): Promise<Figures> => {
    const { beside, seconds, at } = bench;
    const work = load(bench, loadOf(bench));
    const list_ = await beside.load({ origin: at.api, connections: 1, seconds, requests: [list] });
    return { ...figuresOf(await work), besideP99: list_.p99 };
  };
