// Keeps node_modules as the lock says. Runs before npm ci, so it keeps to Node 20 and to no dependency.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './node.mjs';

const lock = path.join(root, 'package-lock.json');
const installed = path.join(root, 'node_modules/.package-lock.json');
const stamp = path.join(root, 'node_modules/.cache/package-lock.sha256');

const writeStamp = (hash) => {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
};

const isInstalled = (hash) => {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === hash;
  // installed by hand: npm writes its own copy of the lock last
  if (statSync(installed).mtimeMs < statSync(lock).mtimeMs) return false;
  writeStamp(hash);
  return true;
};

const npm = (args) =>
  process.env.npm_execpath
    ? run(process.execPath, [process.env.npm_execpath, ...args], { quiet: true })
    : run('npm', args, { quiet: true });

/** Runs `npm ci` when node_modules is missing or older than the lock; throws with npm's words when that fails. */
export const ensureInstalled = async () => {
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (isInstalled(hash)) return;
  console.log('Installing the dependencies (npm ci), once …');
  const start = performance.now();
  const { code, text } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error(`npm ci failed:\n${text.trim()}`);
  writeStamp(hash);
  console.log(`Installed in ${Math.round((performance.now() - start) / 1000)} s.`);
};
