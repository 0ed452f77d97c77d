/** Whether the time of an answer tells an account from none: medians over many tries, in turn. Runs alone too. */
import * as z from 'zod/mini';
import { median } from './load.ts';
import { type BenchServer, startBenchServer } from './server.ts';

const tries = 200;
/** How far the medians may lie apart. */
const allowed = 0.05;

type Who = { readonly id: number; readonly username: string };
const password = 'Nove.Heslo.1';
const code = 'x'.repeat(43);
type Door = {
  readonly name: string;
  readonly method: 'POST';
  readonly url: () => string;
  readonly body: (who: Who) => object;
};
const doors: readonly Door[] = [
  {
    name: 'sign-in',
    method: 'POST',
    url: () => '/api/auth/login',
    body: ({ username }) => ({ username, password: 'Wrong.1' }),
  },
  {
    name: 'reset',
    method: 'POST',
    url: () => '/api/auth/reset-password',
    body: ({ id }) => ({ userId: id, code, password }),
  },
  {
    name: 'invitation',
    method: 'POST',
    url: () => '/api/auth/onboarding/invitation',
    body: ({ id }) => ({ userId: id, code }),
  },
  {
    name: 'invitation taken up',
    method: 'POST',
    url: () => '/api/auth/onboarding',
    body: ({ id }) => ({ userId: id, code, password, language: 'CZ', termsAccepted: true }),
  },
  // last, for their jobs go on in this process afterwards
  {
    name: 'recovery',
    method: 'POST',
    url: () => '/api/auth/recover-password',
    body: ({ username }) => ({ username }),
  },
  {
    name: 'invitation again',
    method: 'POST',
    url: () => '/api/auth/onboarding/resend',
    body: ({ id }) => ({ userId: id }),
  },
];

let address = 0;
/** Milliseconds of one answer, asked from an address that has asked nothing yet. */
const timeOf = async ({ app }: BenchServer, door: Door, who: Who): Promise<number> => {
  address += 1;
  const remoteAddress = `10.${Math.floor(address / 62_500)}.${Math.floor(address / 250) % 250}.${address % 250}`;
  const csrf = await app.inject({ method: 'GET', url: '/api/csrf', remoteAddress });
  const { token } = z.parse(z.object({ token: z.string() }), csrf.json());
  const started = performance.now();
  await app.inject({
    method: door.method,
    url: door.url(),
    remoteAddress,
    headers: { 'x-csrf-token': token },
    cookies: { csrf: token },
    payload: door.body(who),
  });
  return performance.now() - started;
};

/** Of each door: the medians for accounts and for none, and how far they lie apart. */
export const measureSameTime = async (): Promise<string[]> => {
  const server = await startBenchServer(8396);
  const { rows: people } = await server.pool.query<Who>(
    'select id, username from "user" where deleted_at is null order by id limit 200',
  );
  const lines: string[] = [];
  for (const door of doors) {
    const times: Record<'there' | 'missing', number[]> = { there: [], missing: [] };
    for (let nth = -20; nth < tries; nth += 1) {
      const there = people[Math.abs(nth) % people.length];
      if (!there) throw new Error('the demo has nobody');
      const missing = { id: 1_000_000 + nth, username: `${nth}.${there.username}` };
      const order =
        nth % 2 === 0 ? (['there', 'missing'] as const) : (['missing', 'there'] as const);
      for (const which of order) {
        const time = await timeOf(server, door, which === 'there' ? there : missing);
        if (nth >= 0) times[which].push(time);
      }
    }
    const [there, missing] = [median(times.there), median(times.missing)];
    const apart = Math.abs(there - missing) / missing;
    lines.push(
      `${door.name.padEnd(22)} ${there.toFixed(2)} ms with an account, ${missing.toFixed(2)} ms without: ` +
        `${(apart * 100).toFixed(1)} % apart${apart > allowed ? ' (TOO FAR)' : ''}`,
    );
  }
  await server.close();
  return lines;
};

if (import.meta.main) for (const text of await measureSameTime()) process.stdout.write(`${text}\n`);
