// The numbers of docs/ARCHITECTURE.md: files stay small. The maximum is oxlint's (max-lines); here are median and p90.
import { readSources, report } from './sources.mjs';

const limits = { median: 80, p90: 200 };
const lengths = readSources()
  .filter(({ file }) => !/\.test\.tsx?$/.test(file))
  .map(({ text }) => text.trimEnd().split('\n').length)
  .sort((a, b) => a - b);
const at = (share) => lengths[Math.floor((lengths.length - 1) * share)];
const problems = [
  ['median', at(0.5)],
  ['p90', at(0.9)],
]
  .filter(([name, lines]) => lines > limits[name])
  .map(
    ([name, lines]) =>
      `the ${name} of lines per file is ${lines}, and at most ${limits[name]} is agreed`,
  );
report(problems, lengths.length);
