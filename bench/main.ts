/** npm run bench: the figures of docs/performance.md, each beside its reference in the same run. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { measureAdministration } from './administration.ts';
import { measureBank } from './bank.ts';
import { load, median, rawBytes, type Load } from './load.ts';
import { measureMoney } from './money.ts';
import { measurePins } from './pins.ts';
import { measureSameTime } from './same-time.ts';
import { measureSearch } from './search.ts';
import { measureStart } from './start.ts';

const rounds = 3;
const seconds = 4;
const path = '/api/tile/category/6';
const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const line = (name: string, { perSecond, p50, p99, errors }: Load): void =>
  say(
    [
      `  ${name.padEnd(44)} ${perSecond.toFixed(0).padStart(7)} /s`,
      `p50 ${p50} ms`,
      `p99 ${p99} ms`,
      ...(errors > 0 ? [`${errors} errors`] : []),
    ].join('   '),
  );

const ready = async (child: ChildProcess): Promise<void> =>
  void (await once(child.stdout ?? child, 'data'));
const stop = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM');
  await once(child, 'exit');
};

/** Two servers in turn, A B A B …, so that a machine that slows down slows both. */
const compare = async (
  name: string,
  ours: () => Promise<Load>,
  reference: () => Promise<Load>,
): Promise<void> => {
  const ratios: number[] = [];
  let last: { ours: Load; reference: Load } | undefined;
  for (let round = 0; round < rounds; round += 1) {
    last = { reference: await reference(), ours: await ours() };
    ratios.push(last.ours.perSecond / last.reference.perSecond);
  }
  if (last) {
    line(name, last.ours);
    line('reference', last.reference);
  }
  say(
    `  ratio ${median(ratios).toFixed(2)} (median of ${rounds}; ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
  );
};

const measureCached = async (api: string): Promise<void> => {
  say(
    '\nCached category list against a bare node:http server that sends the same bytes (32 connections)',
  );
  for (const [name, headers] of [
    ['plain', { 'accept-language': 'cs' }],
    ['brotli', { 'accept-language': 'cs', 'accept-encoding': 'br' }],
  ] as const) {
    const bytes = await rawBytes(api + path, headers);
    const reference = spawn(process.execPath, [file('./raw-server.mjs'), '8391'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    reference.stdin.end(bytes);
    await ready(reference);
    await compare(
      `cached list, ${name}`,
      () => load(api + path, { connections: 32, seconds, headers }),
      () => load('http://127.0.0.1:8391/', { connections: 32, seconds }),
    );
    await stop(reference);
  }
};

const measureSignIn = async (api: string): Promise<void> => {
  say('\nSign-ins (argon2id, 19 MiB, two passes; 8 connections)');
  const csrf = await fetch(`${api}/api/csrf`);
  const { token } = z.parse(z.object({ token: z.string() }), await csrf.json());
  const cookie = csrf.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const body = JSON.stringify({ username: 'employee@demo.test', password: 'Demo.User.1' });
  line(
    'POST /api/auth/login',
    await load(`${api}/api/auth/login`, {
      connections: 8,
      seconds,
      headers: { 'content-type': 'application/json', 'x-csrf-token': token, cookie },
      body,
    }),
  );
};

const memoryOf = async (server: ChildProcess): Promise<number> => {
  server.send('memory');
  const [bytes] = await once(server, 'message');
  return Number(bytes);
};

say(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
const server = fork(file('./api-server.ts'), ['8390'], {
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
});
await ready(server);
const api = 'http://127.0.0.1:8390';
await measureCached(api);
await measureSignIn(api);
say(
  `\nMemory of the API process after that: ${((await memoryOf(server)) / 1_048_576).toFixed(0)} MB`,
);
await stop(server);
say(
  '\nThe administration at 5,000 partners, 20,000 offers, 50,000 branch offices and 10,000 pictures (median of seven)',
);
for (const text of await measureAdministration()) say(`  ${text}`);
say('\nMoney (16 at once)');
for (const text of await measureMoney()) say(`  ${text}`);
say('\nA statement of the bank');
for (const text of await measureBank()) say(`  ${text}`);
say('\nSearch in memory');
for (const text of await measureSearch()) say(`  ${text}`);
say('\nPins of the map');
for (const text of await measurePins()) say(`  ${text}`);
say('\nAnswers about an account and about none (median of 200)');
for (const text of await measureSameTime()) say(`  ${text}`);
say('\nStart to the first answered request');
for (const text of await measureStart()) say(`  ${text}`);
