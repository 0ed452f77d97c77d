import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './node.mjs';

const skipped = new Set(['node_modules', 'dist']);

const walk = function* walk(folder, ending) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory() && !skipped.has(entry.name)) yield* walk(at, ending);
    else if (entry.isFile() && ending.test(entry.name) && !entry.name.endsWith('.gen.ts')) yield at;
  }
};

/**
 * Every hand-written file of the folders, TypeScript unless said, as `{file, text}`. Throws when
 * there is none, so that no check passes on nothing.
 */
export const readSources = (folders = ['packages', 'apps'], ending = /\.tsx?$/) => {
  const files = folders.flatMap((folder) => [...walk(path.join(root, folder), ending)]);
  if (files.length === 0) throw new Error('no source files found');
  return files.map((at) => ({ file: path.relative(root, at), text: readFileSync(at, 'utf8') }));
};

/** Prints the problems, one per line, and fails the process when there are any. */
export const report = (problems, seen) => {
  for (const problem of problems) console.log(problem);
  console.log(`${seen} seen, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
};
