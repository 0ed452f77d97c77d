import { signIn } from '../apps/server/src/cli/till/person.ts';
import * as z from 'zod/mini';
import { growDemo } from './grown.ts';
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
/** Every list of some size, with what it sorts by beside these. */
const lists = [
  ['partner', '/api/admin/partner', ['BRANCH_OFFICE_COUNT', 'RATING', 'SCORING']],
  ['offer', '/api/admin/offer', ['POSITION']],
  ['branch_office', '/api/admin/partner/:partner/branch-office', []],
] as const;
const directions = ['ASC', 'DESC'];
/** The first, the middle, the last and the searched page of every order of a list. */
const pagesOf = (path: string, more: readonly string[], pages: number): string[] =>
  [...sorts, ...more].flatMap((sort) =>
    directions.flatMap((direction) => {
      const order = `${path}?sortBy=${sort}&sortDirection=${direction}`;
      const far = [0, pages >> 1, pages - 1].map((page) => `${order}&pageNumber=${page}`);
      return [...far, ...['kavarna', 'an'].map((word) => `${order}&keyword=${word}`)];
    }),
  );

type Ask = (path: string) => Promise<{ readonly totalPages?: number }>;
/** Walks over all pages of a list: how long the median and the slowest of them take. */
const walk = async (
  ask: Ask,
  timed: (work: () => Promise<unknown>) => Promise<number>,
  name: string,
  path: string,
  more: readonly string[],
): Promise<string> => {
  const { totalPages = 1 } = await ask(path);
  const found: { page: string; ms: number }[] = [];
  for (const page of pagesOf(path, more, totalPages)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timed(() => ask(page)));
    found.push({ page, ms: median(times) });
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
  for (const [name, path, more] of lists)
    lines.push(await walk(ask, timed, name, path.replace(':partner', String(rows[0]?.id)), more));
  lines.push(...(await measureSaves(server)));
  await close();
  return lines;
};
