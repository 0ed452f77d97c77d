// What of the working tree has changed, for `npm run check -- --changed`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './node.mjs';
import { readSources } from './sources.mjs';
import { namesOn, testsOf } from './touched.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** The changed lines of each file of a diff without context, as it is now: `file → [first, last][]`. */
export const linesOf = (diff) => {
  const lines = new Map();
  let file = '';
  for (const [, name, first, count] of diff.matchAll(
    /^\+\+\+ (?:b\/(.+)|\/dev\/null)$|^@@ \S+ \+(\d+)(?:,(\d+))? @@/gm,
  ))
    if (first === undefined) file = name ?? '';
    else if (file !== '') {
      const last = Number(first) + Math.max(Number(count ?? 1), 1) - 1;
      lines.set(file, [...(lines.get(file) ?? []), [Number(first), last]]);
    }
  return lines;
};

const namesIn = (file, lines) =>
  /\.tsx?$/.test(file) ? namesOn(lines, readFileSync(path.join(root, file), 'utf8')) : undefined;
/** Each changed file with the names in it that did (`testsOf`); what is new changed as a whole. */
const changedSince = (revision) => {
  const names = (...args) =>
    git(...args)
      .split('\n')
      .filter(Boolean);
  const lines = linesOf(
    git('diff', '-U0', '--no-renames', '--no-ext-diff', '--no-color', revision),
  );
  const fresh = [
    ...names('ls-files', '--others', '--exclude-standard'),
    ...names('diff', '--name-only', '--no-renames', '--diff-filter=D', revision),
  ];
  return new Map([
    ...[...lines].map(([file, ranges]) => [file, namesIn(file, ranges)]),
    ...fresh.map((file) => [file, undefined]),
  ]);
};

/** The tests that a change since a revision is likely to break, as paths. Throws outside a git checkout. */
export const testsSince = (revision) =>
  testsOf(changedSince(revision), readSources(['packages', 'apps', 'tools'], /\.tsx?$/)).filter(
    (file) => existsSync(path.join(root, file)),
  );
