// The numbers of docs/ARCHITECTURE.md: median and p90 of lines a file, no line over 120, no crumb without a reason.
import { crumbReasonProblems, sizeProblems } from './sizes.mjs';
import { readSources, report } from './sources.mjs';

const sources = readSources();
const helpers = readSources(['tools', 'e2e', 'bench', 'packages'], /\.mjs$/);
const journeys = readSources(['tools', 'e2e', 'bench']);
report(
  [...sizeProblems(sources, [...journeys, ...helpers]), ...crumbReasonProblems(sources)],
  sources.length,
);
