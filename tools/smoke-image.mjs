/*
 * npm run smoke:image -- <image> --database postgres://user:password@127.0.0.1/empty
 * Runs an image as compose.yaml runs it, on a machine that may start no container: in buildah's chroot, on the
 * machine's own network, by the image of `--target demo`. Loads the demo into the empty database, signs in, takes a
 * picture, pays, backs up and puts the backup back beside, kills it and starts it again, and ends it. The account of
 * the database makes a database for the restored copy (createdb).
 */
import { spawn } from 'node:child_process';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { randomBytes } from 'node:crypto';
import { main, root, run, runNode } from './node.mjs';

const ports = { API_PORT: '18080', WEB_PORT: '13000' };
const api = `http://localhost:${ports.API_PORT}`;
/** What makes it a demonstration; everything else is as the composition has it. */
const demo = { DEMO: 'true', ADMIN_SECOND_FACTOR: 'off', ...ports };
const admin = { username: 'admin@demo.test', password: 'Demo.Admin.1' };
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const say = (line) => console.log(line);
const hold = (is, line) => {
  if (!is) throw new Error(`✗ ${line}`);
  say(`✓ ${line}`);
};
const secondsSince = (begun) => `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
const buildah = async (...args) => {
  const { code, text } = await run('buildah', ['--storage-driver=vfs', ...args], { quiet: true });
  if (code !== 0) throw new Error(`buildah ${args.join(' ')}:\n${text.trim()}`);
  return text.trim();
};

/** What compose.yaml says of the portal. */
const composition = () => {
  const text = readFileSync(path.join(root, 'compose.yaml'), 'utf8');
  const [, portal = ''] = /\n {2}portal:\n([^]*?)\n {2}\w+:\n/.exec(text) ?? [];
  const environment = Object.fromEntries(
    [...portal.matchAll(/^ {6}([A-Z_]+): (\S+)$/gm)].map(([, name, value]) => [name, value]),
  );
  const grace = Number(/stop_grace_period: (\d+)s/.exec(portal)?.[1]);
  return { environment, grace, isReadOnly: portal.includes('read_only: true') };
};

/** The folders a composition would mount, owned by the image's account. */
const makeFolders = (uid, databaseUrl) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'smoke-'));
  const data = path.join(folder, 'data');
  const secrets = path.join(folder, 'secrets');
  for (const one of [data, secrets]) mkdirSync(one, { mode: 0o700 });
  writeFileSync(path.join(secrets, 'database_url'), databaseUrl);
  writeFileSync(path.join(secrets, 'encryption_key'), randomBytes(32).toString('base64'));
  for (const one of [data, secrets]) chownSync(one, uid, uid);
  for (const name of ['database_url', 'encryption_key'])
    chownSync(path.join(secrets, name), uid, uid);
  return { folder, data, secrets };
};

/** Asks as a browser does: with its cookies, and the header of its session. */
const createVisitor = () => {
  const cookies = new Map();
  const ask = async (address, { headers = {}, ...options } = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${api}${address}`, { ...options, headers: { ...headers, cookie } });
    for (const one of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const post = async (address, type, body) => {
    const { token } = await (await ask('/api/csrf')).json();
    const headers = { 'content-type': type, 'x-csrf-token': token };
    return ask(address, { method: 'POST', headers, body });
  };
  return { ask, post };
};

const untilHealthy = async (isHealthy, isOver) => {
  for (let left = 120; left > 0 && !isOver(); left -= 1) {
    if (await isHealthy()) return true;
    await sleep(1_000);
  }
  return false;
};

const parentOf = (pid) =>
  Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? 0);
const isBelow = (pid, elder) => pid > 1 && (pid === elder || isBelow(parentOf(pid), elder));
/** The program itself: buildah answers a signal by killing what it runs. */
const programBelow = (elder, command) =>
  readdirSync('/proc')
    .map(Number)
    .find((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
        // the first word has its path by then
        return words.slice(1).join(' ') === command.slice(1).join(' ') && isBelow(pid, elder);
      } catch {
        // no process, or gone
        return false;
      }
    });

const lookAround = async () => {
  const { ask, post } = createVisitor();
  const ready = await ask('/health/ready');
  hold(ready.status === 200, `/health/ready says ${await ready.text()}`);
  const home = await fetch(`http://localhost:${ports.WEB_PORT}/`);
  hold(home.status === 200 && (await home.text()).includes('<main'), 'the home is a page');
  const signedIn = await post('/api/auth/login', 'application/json', JSON.stringify(admin));
  hold(signedIn.status === 200, 'an administrator signs in');
  const form = encodeURIComponent(JSON.stringify({ fileName: 'dot.png' }));
  const taken = await post(`/api/admin/media?form=${form}`, 'application/octet-stream', dot);
  const { uuid } = await taken.json();
  hold(taken.status === 200, 'a picture is taken');
  const shown = await ask(`/api/media/${uuid}?size=64`);
  const type = shown.headers.get('content-type');
  hold(shown.status === 200 && type === 'image/webp', `and given out as ${type}`);
};

/** People of the demo pay at tills that this machine plays. */
const pay = async () => {
  const day = ['apps/server/src/cli/till/main.ts', 'day', '--api', api, '--payments', '12'];
  const { code, text } = await runNode(day, { quiet: true });
  hold(code === 0, `a day of 12 payments: ${text.trim().split('\n').at(-1)}`);
};

/** By the commands of the image itself, as its account. */
const backUp = async (inside, container) => {
  const command = ['node', 'apps/server/src/cli/backup/backup.ts'];
  const ask = async (environment, ...words) => {
    const flags = environment.flatMap((one) => ['--env', one]);
    const all = [...inside, ...flags, container, '--', ...command, ...words];
    const { code, text } = await run('buildah', all, { quiet: true });
    if (code !== 0) throw new Error(`backup ${words.join(' ')}:\n${text.trim()}`);
    return text;
  };
  const [, recipient] = /(age1[a-z0-9]+)/.exec(await ask([], '--new-key', '/data/key')) ?? [];
  const taken = await ask([`BACKUP_RECIPIENTS=${recipient}`]);
  hold(taken.includes('.backup'), `a backup: ${taken.trim().split('\n').at(-1)}`);
  const verdict = await ask([], '--verify', '--key', '/data/key');
  hold(true, `put back beside it: ${verdict.trim().split('\n').at(-1)}`);
};

const portalOf = (config) => {
  const { environment, grace, isReadOnly } = composition();
  const flags = Object.entries({ ...environment, ...demo }).flatMap(([name, value]) => [
    '--env',
    `${name}=${value}`,
  ]);
  return { grace, isReadOnly, flags, uid: Number.parseInt(config.User, 10) };
};

/** Starts the image's command, and says how it goes on. */
const start = (inside, container, command) => {
  const child = spawn('buildah', [...inside, container, '--', ...command], { stdio: 'inherit' });
  const state = { code: undefined };
  const over = new Promise((resolve) => {
    child.once('exit', (code) => {
      state.code = code ?? 1;
      resolve();
    });
  });
  const end = async (signal, patienceMs) => {
    const pid = programBelow(child.pid, command);
    if (pid) process.kill(pid, signal);
    await Promise.race([over, sleep(patienceMs)]);
    return state.code;
  };
  return { end, isOver: () => state.code !== undefined };
};

/** The files of the image that were written since `mark`. */
const writtenSince = async (mark, container) => {
  const mounted = await buildah('mount', container);
  const mounts = [
    'data',
    'tmp',
    'run',
    'proc',
    'sys',
    'dev',
    'etc/hosts',
    'etc/hostname',
    'etc/resolv.conf',
  ];
  const apart = mounts.flatMap((place) => ['-path', path.join(mounted, place), '-prune', '-o']);
  const search = [mounted, '-xdev', ...apart, '-type', 'f', '-newer', mark, '-print'];
  return (await run('find', search, { quiet: true })).text;
};

const smokeIn = async (container, config, { folder, data, secrets }) => {
  const { grace, isReadOnly, flags, uid } = portalOf(config);
  const mounts = ['--volume', `${data}:/data`, '--volume', `${secrets}:/run/secrets:ro`];
  const inside = ['--storage-driver=vfs', 'run', '--isolation=chroot', ...flags, ...mounts];
  const [, ...check] = config.Healthcheck.Test;
  const isHealthy = async () =>
    (await run('buildah', [...inside, container, '--', ...check], { quiet: true })).code === 0;
  const mark = path.join(folder, 'mark');
  writeFileSync(mark, '');
  const begin = async (called) => {
    const begun = performance.now();
    const started = start(inside, container, config.Cmd);
    const isUp = await untilHealthy(isHealthy, started.isOver);
    if (!isUp) await started.end('SIGKILL', 5_000);
    hold(isUp, `${called}, healthy by its own check in ${secondsSince(begun)}`);
    return started;
  };
  let portal = await begin(`account ${uid}`);
  try {
    await lookAround();
    await pay();
    await backUp(inside, container);
    await portal.end('SIGKILL', 5_000);
    portal = await begin('killed and started again');
    await lookAround();
    const written = await writtenSince(mark, container);
    if (isReadOnly) hold(written === '', `nothing is written but in /data and /tmp ${written}`);
    const startedAt = performance.now();
    const code = await portal.end('SIGTERM', grace * 1_000);
    hold(code === 0, `ends when it is told to, in ${secondsSince(startedAt)}`);
  } finally {
    await portal.end('SIGKILL', 5_000);
  }
};

const smoke = async (image, databaseUrl) => {
  const container = await buildah('from', '--pull-never', image);
  try {
    const { config } = JSON.parse(await buildah('inspect', container)).Docker;
    const folders = makeFolders(portalOf(config).uid, databaseUrl);
    await smokeIn(container, config, folders).finally(() =>
      rmSync(folders.folder, { recursive: true }),
    );
  } finally {
    await buildah('rm', container);
  }
};

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { database: { type: 'string' } },
  });
  const [image] = positionals;
  if (!image || !values.database)
    throw new Error(
      'usage: npm run smoke:image -- <image> --database postgres://…@127.0.0.1/empty',
    );
  await smoke(image, values.database);
});
