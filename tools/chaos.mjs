// npm run chaos -- [--kills <count>] [--only process|cluster]: kills the server and its database, then members of a
// cluster, while people pay, top up, save and import, and says at the end in one table whether all is as answered.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { main, runNode } from './node.mjs';

const parts = {
  process: { called: 'one process and its database', script: 'apps/server/src/test/chaos/main.ts' },
  cluster: { called: 'members of a cluster', script: 'tools/cluster/main.mjs' },
};

const readArguments = () => {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '200' },
      only: { type: 'string' },
    },
  });
  const kills = Number(values.kills);
  if (!Number.isInteger(kills) || kills < 1) throw new Error('--kills takes a number from 1');
  if (values.only !== undefined && !Object.hasOwn(parts, values.only))
    throw new Error(`--only takes ${Object.keys(parts).join(' or ')}`);
  return { kills, names: values.only === undefined ? Object.keys(parts) : [values.only] };
};

/** What a part wrote of itself; nothing of one that could not be played to its end. */
const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};
const minutes = (ms) => (ms / 60_000).toFixed(1);
const verdictOf = ({ lies }) => (lies.length === 0 ? 'nothing' : `${lies.length} things`);
const cellsOf = ({ killed, payments, deposits, saves = '–', ...rest }) => [
  killed,
  payments,
  deposits,
  saves,
  verdictOf(rest),
];
const notPlayed = ['not played to its end, see above', '–', '–', '–', '–'];
const rowOf = ({ called, report, ms }) =>
  `| ${[called, ...(report ? cellsOf(report) : notPlayed), minutes(ms)].join(' | ')} |`;

await main(async () => {
  const { kills, names } = readArguments();
  await ensureInstalled();
  const folder = mkdtempSync(path.join(tmpdir(), 'cafeteria-chaos-'));
  const played = [];
  for (const name of names) {
    const { called, script } = parts[name];
    const file = path.join(folder, `${name}.json`);
    console.log(`${called}: ${kills} kills`);
    const begun = Date.now();
    await runNode([script, '--kills', String(kills), '--report', file]);
    played.push({ called, report: readReport(file), ms: Date.now() - begun });
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(
    '\n| what was killed | how often | payments | deposits | saves | not as answered | min |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const one of played) console.log(rowOf(one));
  const isWell = played.every(({ report }) => report?.lies.length === 0);
  process.exitCode = isWell ? 0 : 1;
});
