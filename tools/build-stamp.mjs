import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './node.mjs';

const sources = [
  'apps/web',
  'apps/server/basemap',
  'apps/server/seed',
  'packages',
  'package-lock.json',
  'tools/build.mjs',
];
const skipped = new Set(['node_modules', 'dist', 'coverage', 'test']);
const file = path.join(root, 'apps/web/dist/.stamp');
/** Drawn by the build. */
export const basemapFile = path.join(root, 'apps/server/dist/basemap.pmtiles');

/** The files below a place, named as seen from the folder: one that was moved or copied is the same. */
const walk = function* walk(folder, at) {
  const stats = statSync(path.join(folder, at), { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) yield `${at}:${stats.size}:${stats.mtimeMs}`;
  else
    for (const name of readdirSync(path.join(folder, at)).sort())
      if (!skipped.has(name) && !/\.test\.tsx?$/.test(name))
        yield* walk(folder, path.join(at, name));
};

/**
 * A hash over the names, sizes and times of everything the web app and the basemap are built from.
 * It reads no contents, so it takes milliseconds.
 */
export const sourceStamp = (folder = root) => {
  const hash = createHash('sha256');
  for (const source of sources) for (const line of walk(folder, source)) hash.update(line);
  return hash.digest('hex');
};

export const isBuilt = () =>
  existsSync(file) && existsSync(basemapFile) && readFileSync(file, 'utf8') === sourceStamp();

export const rememberBuild = (stamp) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stamp);
};
