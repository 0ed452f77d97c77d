// The walls of docs/ARCHITECTURE.md: who may import whom, doors, and no circles (the table is in walls.mjs).
import { readSources, report } from './sources.mjs';
import { circleProblems, wallProblems } from './walls.mjs';

// until the rooms of portal and shared are settled, `--all` shows what is left there
const isSettled = ({ file }) =>
  process.argv.includes('--all') || !/^apps\/web\/src\/(?!admin\/)/.test(file);
const sources = readSources().filter(isSettled);
report([...wallProblems(sources), ...circleProblems(sources)], sources.length);
