// Two versions of the portal on one database, used at the same time; the other one then stops.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../node.mjs';
import { scratchFolder } from '../scratch.mjs';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/index.ts';
import { playJourneys } from './journeys.mjs';
import { createMeter, tableOf } from './meter.mjs';
import { play } from './people.mjs';
import { environmentOf, startNode } from './versions.mjs';
import { freePorts, until } from './wait.mjs';
import { findLies, makeWorld, staleAt } from './world.mjs';

const bothMs = 40_000;
const aloneMs = 8_000;
const crowd = { shoppers: 3, readers: 3 };
const say = (line) => void process.stdout.write(`${line}\n`);

/** Whether a node that ran before has all offers of the world. */
const hasWorld = async (api, { offers }) => {
  const answers = await Promise.all(
    offers.map(({ id }) => fetch(new URL(`/api/offer/${id}`, api)).then(({ ok }) => ok)),
  );
  return answers.every(Boolean);
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
    const now = await startNode(root, environment, newPort);
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

/** People, tills and imports on both; what was answered is looked for at the end. */
const playCrowd = async (other, folder) => {
  const { rows, acknowledged, saves, lies, refusals } = await run(other, folder);
  say(`\n${tableOf(rows)}\n`);
  const count = (kind) => acknowledged.reduce((sum, one) => sum + one[kind].length, 0);
  const saved = saves.reduce((sum, one) => sum + one.saves, 0);
  say(`${count('payments')} payments, ${count('deposits')} deposits, ${saved} saves answered.`);
  for (const line of [...refusals, ...lies]) say(line);
  if (lies.length > 0) throw new Error(`${lies.length} things are not as they were answered`);
};

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const { values, positionals } = parseArgs({
  options: { journeys: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [other = ''] = positionals;
if (!existsSync(path.join(other, 'node_modules')))
  throw new Error('npm run upgrade:try -- <folder of another version, after npm ci there>');
// the account that PostgreSQL runs as passes through: else the database would lie elsewhere and stay there
const folder = scratchFolder('cafeteria-upgrade');
await (values.journeys ? playJourneys : playCrowd)(path.resolve(other), folder);
