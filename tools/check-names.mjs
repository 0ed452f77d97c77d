// A name says what it holds, counts or does; comments, titles of tests and docs are plain English.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nameProblems, proseProblems } from './names.mjs';
import { root } from './node.mjs';
import { readSources, report } from './sources.mjs';

const sources = readSources(['packages', 'apps', 'e2e', 'bench', 'tools'], /\.(?:tsx?|mjs)$/);
// these two hold the words as what they look for
const written = [
  ...sources.filter(({ file }) => !file.startsWith('tools/names.')),
  ...readSources(['packages', 'apps'], /\.css$/),
  ...readSources(['docs'], /\.md$/),
  ...['README.md', 'SECURITY.md'].map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8'),
  })),
];
report([...nameProblems(sources), ...proseProblems(written)], written.length);
