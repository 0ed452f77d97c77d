// Keeps node_modules as the lock says. Runs before npm ci, so it keeps to Node 20 and to no dependency.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, root, run } from './node.mjs';

const lock = path.join(root, 'package-lock.json');
const installed = path.join(root, 'node_modules/.package-lock.json');
const stamp = path.join(root, 'node_modules/.cache/package-lock.sha256');

const writeStamp = (text) => {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, text);
};

/** Of an installation that can run what is built, and neither build nor test. */
const runningOnly = (hash) => `${hash} running only`;
const isInstalled = (hash, isWhole) => {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp)) {
    const known = readFileSync(stamp, 'utf8');
    return known === hash || (!isWhole && known === runningOnly(hash));
  }
  // installed by hand: npm writes its own copy of the lock last
  if (statSync(installed).mtimeMs < statSync(lock).mtimeMs) return false;
  const hasAll = existsSync(bin('vite'));
  writeStamp(hasAll ? hash : runningOnly(hash));
  return hasAll || !isWhole;
};

const npm = (args) =>
  process.env.npm_execpath
    ? run(process.execPath, [process.env.npm_execpath, ...args], { quiet: true })
    : run('npm', args, { quiet: true });

const lockHash = () => createHash('sha256').update(readFileSync(lock)).digest('hex');
const install = async (text, options = []) => {
  const start = performance.now();
  const { code, text: output } = await npm([
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...options,
  ]);
  if (code !== 0) throw new Error(`npm ci failed:\n${output.trim()}`);
  writeStamp(text);
  console.log(`Installed in ${Math.round((performance.now() - start) / 1000)} s.`);
};

/**
 * Runs `npm ci` when node_modules is missing or older than the lock; throws with npm's words when that fails. What only
 * runs is content with what only runs.
 */
export const ensureInstalled = async ({ isWhole = true } = {}) => {
  const hash = lockHash();
  if (isInstalled(hash, isWhole)) return;
  console.log('Installing the dependencies (npm ci), once …');
  await install(hash);
};

/** Leaves of node_modules what the server runs with: its own dependencies, Node and PostgreSQL. */
export const installRunningOnly = () =>
  install(runningOnly(lockHash()), [
    '--omit=dev',
    '--workspace=@cafeteria/server',
    '--include-workspace-root',
  ]);
