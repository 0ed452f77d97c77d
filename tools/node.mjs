// What runs before `npm ci` keeps to Node 20 and to no dependency.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const bin = (name) => path.join(root, 'node_modules/.bin', name);
const wanted = 24;

/**
 * The Node that runs the TypeScript: the one from npm, else this one if it is new enough. Throws
 * when there is none.
 */
export const findNode = () => {
  const fromNpm = bin('node');
  if (existsSync(fromNpm)) return fromNpm;
  if (Number.parseInt(process.versions.node, 10) >= wanted) return process.execPath;
  throw new Error(
    `This needs Node ${wanted}, and this is ${process.version}. ` +
      'On Linux (x64, arm64) npm ci brings it; elsewhere install it from https://nodejs.org',
  );
};

/**
 * Runs this script once more on the Node that runs TypeScript where the present one is older. What it imports of
 * TypeScript must be imported behind this, by `await import(…)`: static imports are read before anything runs.
 */
export const onWantedNode = () => {
  if (Number.parseInt(process.versions.node, 10) >= wanted) return;
  const { status } = spawnSync(findNode(), process.argv.slice(1), { stdio: 'inherit' });
  process.exit(status ?? 1);
};

/** Runs a command with our input and output (or collects them), and resolves to its exit code and text. */
export const run = (command, args, { quiet = false, env = {}, cwd = root } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let text = '';
    const collect = (chunk) => {
      text += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), text }));
  });

/** Runs a script or a package's command on Node 24. */
export const runNode = (args, options) => run(findNode(), args, options);

const grandparent = () => {
  const status = `/proc/${process.ppid}/stat`;
  return existsSync(status) ? /\) \S (\d+)/.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
};
const elders = () => `${process.ppid} ${grandparent()}`;

// npm runs us through a shell, which passes no signal on and outlives a killed npm
const whenNpmDies = (act) => {
  const before = elders();
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (elders() === before) return;
    clearInterval(timer);
    act();
  }, 200);
  timer.unref();
};

/** Calls `act(signal)` when this process is asked to end, or its npm has ended. */
export const onClose = (act) => {
  // a terminal sends Ctrl-C to our children too; without a handler we would leave before they have closed
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) act(signal);
    });
  whenNpmDies(() => act('SIGTERM'));
};

// compiled and stripped sources are kept: a third less work at the next start
const compileCache = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node') };
/** glibc keeps what was freed, for each of many threads, and for the next time; this gives most of it back. */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '4194304',
  MALLOC_MMAP_THRESHOLD_: '1048576',
};

/**
 * Young objects get half of Node's usual room: 38 MB less of an idle node with the demo. Old ones are looked through
 * when there are a quarter more of them instead of twice as many: the heap rose to 340 MB otherwise.
 */
export const memoryFlags = ['--max-semi-space-size=8', '--heap-growing-percent=25'];

/** Replaces this process as well as Node can: signals go to the child, its exit code becomes ours. */
export const become = (command, args) => {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...compileCache, ...memoryEnvironment, ...process.env },
  });
  onClose((signal) => child.kill(signal));
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
  return child;
};

/** Runs a tool's body; an error becomes one line instead of a stack. */
export const main = (body) =>
  body().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
