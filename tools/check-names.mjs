// A name says what it holds, counts or does.
import { nameProblems } from './names.mjs';
import { readSources, report } from './sources.mjs';

const sources = readSources(['packages', 'apps', 'e2e', 'bench', 'tools'], /\.(?:tsx?|mjs)$/);
report(nameProblems(sources), sources.length);
