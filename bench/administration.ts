import { signIn } from '../apps/server/src/cli/till/person.ts';
import { growDemo } from './grown.ts';
import { median } from './load.ts';
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

/** The administration at full size, one request at a time, each beside one count of its table in the same run. */
export const measureAdministration = async (): Promise<string[]> => {
  const { pool, origin, close } = await startBenchServer(8394);
  await growDemo(pool);
  const headers = (await signIn(origin, 'admin@demo.test', 'Demo.Admin.1')).headers();
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const lines: string[] = [];
  for (const [name, path, bare] of works) {
    const ours: number[] = [];
    const reference: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(
        await timed(async () => {
          const answer = await fetch(origin + path, { headers });
          await answer.text();
          if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        }),
      );
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
  await close();
  return lines;
};
