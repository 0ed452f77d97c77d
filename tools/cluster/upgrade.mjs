// Two versions of the portal on one database, used at the same time; the other one then stops.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/index.ts';
import { createMeter, tableOf } from './meter.mjs';
import { play } from './people.mjs';
import { freePorts, until } from './wait.mjs';
import { findLies, makeWorld, staleAt } from './world.mjs';

const here = path.join(import.meta.dirname, '../..');
const bothMs = 40_000;
const aloneMs = 8_000;
const crowd = { shoppers: 3, readers: 3 };
const say = (line) => void process.stdout.write(`${line}\n`);

const waitFor = async (api) => {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(new URL('/health/ready', api)).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(500);
  }
  throw new Error(`${api} does not become ready`);
};
/** A node of the version in a folder. */
const startNode = async (root, environment, port) => {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...environment, API_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // ending this ends what it has started
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const api = `http://127.0.0.1:${port}`;
  await waitFor(api);
  return { api, port, stop: () => (child.kill('SIGTERM'), ended) };
};

/** Whether a node that ran before has all offers of the world. */
const hasWorld = async (api, { offers }) => {
  const answers = await Promise.all(
    offers.map(({ id }) => fetch(new URL(`/api/offer/${id}`, api)).then(({ ok }) => ok)),
  );
  return answers.every(Boolean);
};

const environmentOf = ({ host, port, user, database }, folder) => {
  const server = `${encodeURIComponent(host)}${port ? `&port=${port}` : ''}`;
  return {
    PATH: process.env.PATH,
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${server}`,
    DATABASE_POOL: '6',
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    DATA_DIR: path.join(folder, 'files'),
    SERVE_WEB: 'false',
    PAYMENT_GATE: 'demo',
    DEPOSIT_MONTHLY: '1000000',
    ADMIN_SECOND_FACTOR: 'off',
    LOG_LEVEL: 'error',
  };
};

const run = async (other, folder) => {
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'database') });
  try {
    const environment = environmentOf(postgres.connection, folder);
    const people = crowd.shoppers + crowd.readers + 1;
    const [oldPort, newPort] = await freePorts(2);
    // it runs before today's schema comes, as in docs/upgrade.md: contracts wait for it
    const old = await startNode(other, environment, oldPort);
    // a person's newer code takes the place of an older one: each version has people of its own
    const world = await makeWorld(environment, { people: people * 2, partners: 12, saved: 4 });
    const now = await startNode(here, environment, newPort);
    // what was written past the product is met by the next look
    await until(() => hasWorld(old.api, world), 'the old one has the world');
    say('both versions answer');
    const meter = createMeter();
    globalThis.fetch = meter.watch(globalThis.fetch);
    const at = ({ api }, nth) =>
      play(
        { api, meter, world: { ...world, saved: world.saved.slice(nth * 2, nth * 2 + 2) } },
        { ...crowd, first: nth * people + 1 },
      );
    const [before, after] = [at(old, 0), at(now, 1)];
    const rows = [];
    const broken = Promise.race([before.broken, after.broken]);
    const during = async (name, work) =>
      rows.push({ name, summary: await Promise.race([meter.during(work), broken]) });
    await during('both versions', () => sleep(bothMs));
    const first = await before.end();
    await old.stop();
    await during('the new one alone', () => sleep(aloneMs));
    const second = await after.end();
    await sleep(6_000);
    const saves = [...first.saves, ...second.saves];
    const acknowledged = [...first.acknowledged, ...second.acknowledged];
    const imports = [...first.imports, ...second.imports];
    const stale = await staleAt(`http://127.0.0.1:${now.port}`, saves);
    await now.stop();
    const lies = [...(await findLies(environment, { acknowledged, saves, imports })), ...stale];
    return { rows, acknowledged, saves, lies, refusals: meter.refusals };
  } finally {
    await postgres.stop();
  }
};

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const [other = ''] = process.argv.slice(2);
if (!existsSync(path.join(other, 'node_modules')))
  throw new Error('npm run upgrade:try -- <folder of another version, after npm ci there>');
const folder = mkdtempSync(path.join(tmpdir(), 'cafeteria-upgrade-'));
try {
  const { rows, acknowledged, saves, lies, refusals } = await run(path.resolve(other), folder);
  say(`\n${tableOf(rows)}\n`);
  const count = (kind) => acknowledged.reduce((sum, one) => sum + one[kind].length, 0);
  const saved = saves.reduce((sum, one) => sum + one.saves, 0);
  say(`${count('payments')} payments, ${count('deposits')} deposits, ${saved} saves answered.`);
  for (const line of [...refusals, ...lies]) say(line);
  if (lies.length > 0) throw new Error(`${lies.length} things are not as they were answered`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
