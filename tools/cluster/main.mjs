/** npm run cluster -- [part of a name or member] [--kills <count>] [--strict]: see ../cluster.mjs, and ../chaos.mjs. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { main } from '../node.mjs';
import { importLine } from './importer.mjs';
import { happenings } from './happenings.mjs';
import { buildCluster, openDatabases } from './house.mjs';
import { killMany } from './kills.mjs';
import { createMeter, pauseLines, tableOf } from './meter.mjs';
import { play } from './people.mjs';
import { pictureLies, pictureLine } from './pictures.mjs';
import { readPost } from './post.mjs';
import { playPutBack, preparePgbackrest } from './put-back.mjs';
import { findLies, makeWorld, staleAt } from './world.mjs';

const longestMs = 20 * 60_000;
/** A kill and until all is as it was, of the primary the longest. */
const longestKillMs = 60_000;
const crowd = { shoppers: 4, readers: 3, saved: 3, partners: 20 };
const say = (line) => void process.stdout.write(`${line}\n`);

const open = async (cluster) => {
  const { store, nodes, proxies } = cluster;
  store.start();
  await openDatabases(cluster);
  const world = await makeWorld(nodes.environment, {
    ...crowd,
    people: crowd.shoppers + crowd.readers + 1,
  });
  await store.wait();
  for (const name of ['api0', 'api1', 'jobs']) nodes.start(name);
  proxies.startNginx();
  await nodes.waitForAll();
  say('nodes answer');
  return world;
};

const runAll = async (cluster, meter, list) => {
  const rows = [];
  const seen = [];
  for (const [name, happen] of list) {
    const summary = await meter.during(async () => {
      await sleep(3_000);
      const lines = (await happen()) ?? [];
      await cluster.nodes.waitForAll();
      await sleep(5_000);
      seen.push(...lines.map((line) => `${name}: ${line}`));
    });
    rows.push({ name, summary });
    say(tableOf(rows.slice(-1)).split('\n').at(-1));
  }
  return { rows, seen };
};
const listOf = (cluster, { wanted, kills }, marks) =>
  kills > 0
    ? [
        [
          `${kills} members killed`,
          () => killMany(cluster, { count: kills, only: wanted, marks }, say),
        ],
      ]
    : happenings(cluster).filter(([name]) => name.includes(wanted));

const perform = async (cluster, options) => {
  const world = await open(cluster);
  const meter = createMeter();
  globalThis.fetch = meter.watch(globalThis.fetch);
  const { nodes, ports } = cluster;
  const people = play({ api: nodes.api, meter, world }, crowd);
  const marks = [];
  const list = listOf(cluster, options, marks);
  // what nobody could have asked for yet is no pause
  await Promise.race([meter.first('picture'), people.broken]);
  const { rows, seen } = await Promise.race([runAll(cluster, meter, list), people.broken]);
  const answered = await people.end();
  // the other nodes hear of a change in moments, at the latest with their next look
  await sleep(6_000);
  const stale = await Promise.all(
    ports.api.map((port) => staleAt(`https://127.0.0.1:${port}`, answered.saves)),
  );
  const shown = [];
  for (const port of ports.api) shown.push(...(await pictureLies(port, answered.pictures)));
  const letters = await readPost(cluster, cluster.post);
  const found = await findLies(nodes.environment, answered);
  const lies = [...found, ...stale.flat(), ...shown, ...letters.lies];
  const count = (kind) => answered.acknowledged.reduce((sum, one) => sum + one[kind].length, 0);
  const saves = answered.saves.reduce((sum, one) => sum + one.saves, 0);
  say(`\n${tableOf(rows)}\n`);
  // of many kills which one it was that the longest pauses came with
  if (marks.length > 0) for (const line of pauseLines(rows[0].summary, marks)) say(line);
  for (const line of seen) say(line);
  say(
    `${count('payments')} payments, ${count('deposits')} deposits and ${saves} saves were answered.`,
  );
  say(importLine(answered.imports));
  say(pictureLine(answered.pictures));
  say(letters.line);
  if (options.report) {
    const [killed] = seen.map((line) => line.replace(/^.*killed: /, ''));
    const [payments, deposits] = [count('payments'), count('deposits')];
    writeFileSync(options.report, JSON.stringify({ killed, payments, deposits, saves, lies }));
  }
  say(`Nodes that ended by themselves and were started again: ${nodes.restarts()}.`);
  for (const line of [...meter.refusals, ...lies]) say(line);
  if (lies.length > 0) throw new Error(`${lies.length} things are not as they were answered`);
  say(
    'All of them are there, nothing is doubled, the ledger adds up, both nodes show what was saved.',
  );
};

const putBack = async (cluster) => {
  preparePgbackrest(cluster);
  cluster.store.start();
  await cluster.store.wait();
  await openDatabases(cluster);
  await playPutBack(cluster);
};

const readArguments = () => {
  const { values, positionals } = parseArgs({
    options: {
      kills: { type: 'string', default: '0' },
      report: { type: 'string' },
      strict: { type: 'boolean', default: false },
      'put-back': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { kills, report, strict, 'put-back': isPutBack } = values;
  return { kills: Number(kills), report, strict, isPutBack, wanted: positionals[0] ?? '' };
};

await main(async () => {
  const options = readArguments();
  const folder = mkdtempSync(path.join(tmpdir(), 'cafeteria-cluster-'));
  // PostgreSQL runs as another user where we are root
  chmodSync(folder, 0o755);
  let cluster;
  try {
    cluster = await buildCluster(folder, {
      isStrict: options.strict,
      isPutBack: options.isPutBack,
    });
    const ended = new Promise((_, reject) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.once(signal, () => reject(new Error(`ended by ${signal}`)));
    });
    const maxMs = longestMs + options.kills * longestKillMs;
    const late = sleep(maxMs, undefined, { ref: false }).then(() => {
      throw new Error('it takes longer than it may');
    });
    const playing = options.isPutBack ? putBack(cluster) : perform(cluster, options);
    await Promise.race([playing, ended, late]);
  } catch (error) {
    process.exitCode = 1;
    const when = new Date().toISOString().slice(11, 23);
    process.stderr.write(`${when} ${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    await cluster?.stop();
    if (process.env.KEEP_CLUSTER) say(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
    process.exit();
  }
});
