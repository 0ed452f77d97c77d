import { signIn } from '../apps/server/src/cli/till/person.ts';
import * as z from 'zod/mini';
import { growDemo } from './grown.ts';
import { growPeople } from './grown-people.ts';
import { median } from './load.ts';
import { measureSaves } from './saves.ts';
import { startBenchServer } from './server.ts';

const rounds = 7;

/** What an administrator waits for, and SQL that any answer of its kind costs at least. */
const works = [
  ['dashboard', '/api/admin/dashboard', 'select count(*) from media'],
  ['unused pictures', '/api/admin/media?usage=UNUSED', 'select count(*) from media'],
  ['offers, newest', '/api/admin/offer?pageSize=20', 'select count(*) from offer'],
  ['offers, by name', '/api/admin/offer?sortBy=NAME', 'select count(*) from offer'],
  [
    'offers, by name, page 900',
    '/api/admin/offer?sortBy=NAME&pageNumber=900',
    'select count(*) from offer',
  ],
  [
    'offers, last changed',
    '/api/admin/offer?sortBy=LAST_MODIFIED&sortDirection=DESC',
    'select count(*) from offer',
  ],
  ['offers, searched', '/api/admin/offer?keyword=kavarna', 'select count(*) from offer'],
  ['partners, by name', '/api/admin/partner?sortBy=NAME', 'select count(*) from partner'],
  ['partners, searched', '/api/admin/partner?keyword=kavarna', 'select count(*) from partner'],
] as const;

const sorts = ['ID', 'NAME', 'LAST_MODIFIED', 'ACTIVE', 'DATE_CREATED'];
const directions = ['ASC', 'DESC'];
const ordersOf = (more: readonly string[] = []): string[] =>
  [...sorts, ...more].flatMap((sort) =>
    directions.map((direction) => `sortBy=${sort}&sortDirection=${direction}`),
  );
const words = ['kavarna', 'an'].map((word) => `keyword=${word}`);
const names = ['novak', 'an', '@'].map((word) => `keyword=${word}`);
const newest = ['pageSize=20'];
/** Every list of some size: its address, its orders, and what is searched and filtered by. */
const lists = [
  ['partner', '/api/admin/partner', ordersOf(['BRANCH_OFFICE_COUNT', 'RATING', 'SCORING']), words],
  ['offer', '/api/admin/offer', ordersOf(['POSITION']), words],
  ['branch_office', '/api/admin/partner/:partner/branch-office', ordersOf(), words],
  ['user', '/api/admin/user', ordersOf(), [...names, 'role=ROLE_ADMIN', 'onboarding=COMPLETED']],
  ['deposit', '/api/admin/deposit', newest, ['keyword=ab', 'keyword=demo-00f', 'userId=2000']],
  ['message', '/api/admin/message', newest, [...names, 'status=SENT', 'keyword=an&status=SENT']],
  ['audit', '/api/admin/audit', newest, ['entity=offer', 'entity=offer&action=UPDATE', 'userId=5']],
] as const;

type Ask = (path: string) => Promise<{ readonly totalPages?: number }>;
/** The first, middle and last page of every order and filter of a list: how long the median and the slowest take. */
const walk = async (
  ask: Ask,
  timed: (work: () => Promise<unknown>) => Promise<number>,
  name: string,
  path: string,
  orders: readonly string[],
  filters: readonly string[],
): Promise<string> => {
  const found: { page: string; ms: number }[] = [];
  for (const filter of ['', ...filters]) {
    const { totalPages = 1 } = await ask(`${path}?${filter}`);
    const last = Math.max(0, totalPages - 1);
    const far = [...new Set([0, last >> 1, last])];
    for (const page of orders.flatMap((order) =>
      far.map((number) => `${path}?${order}&${filter}&pageNumber=${number}`),
    )) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await timed(() => ask(page)));
      found.push({ page, ms: median(times) });
    }
  }
  const slowest = found.toSorted((a, b) => b.ms - a.ms)[0];
  return [
    `${name}, ${found.length} pages`.padEnd(28),
    `median ${median(found.map(({ ms }) => ms)).toFixed(1)} ms`,
    `slowest ${slowest?.ms.toFixed(1)} ms (${slowest?.page.split('?')[1]})`,
  ].join('   ');
};

/** The administration at full size, one request at a time, each beside one count of its table in the same run. */
export const measureAdministration = async (): Promise<string[]> => {
  const server = await startBenchServer(8394);
  const { pool, origin, close } = server;
  await growDemo(pool);
  await growPeople(pool);
  const headers = (await signIn(origin, 'admin@demo.test', 'Demo.Admin.1')).headers();
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const ask: Ask = async (path) => {
    const answer = await fetch(origin + path, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return z.parse(z.object({ totalPages: z.optional(z.number()) }), await answer.json());
  };
  const lines: string[] = [];
  for (const [name, path, bare] of works) {
    const ours: number[] = [];
    const reference: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await timed(() => ask(path)));
      reference.push(await timed(() => pool.query(bare)));
    }
    const [mine, least] = [median(ours), median(reference)];
    lines.push(
      [
        `${name.padEnd(28)} ${mine.toFixed(1).padStart(7)} ms`,
        `one count of its table ${least.toFixed(1).padStart(5)} ms`,
        `ratio ${(mine / least).toFixed(1)}`,
      ].join('   '),
    );
  }
  const { rows } = await pool.query<{ id: number }>(
    'select partner_id as id from branch_office group by 1 order by count(*) desc limit 1',
  );
  for (const [name, path, orders, filters] of lists) {
    const of = path.replace(':partner', String(rows[0]?.id));
    lines.push(await walk(ask, timed, name, of, orders, filters));
  }
  lines.push(...(await measureSaves(server)));
  await close();
  return lines;
};
