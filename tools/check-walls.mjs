// The walls of docs/ARCHITECTURE.md: who may import whom, doors, and no circles (the table is in walls.mjs).
import { readSources, report } from './sources.mjs';
import { circleProblems, wallProblems } from './walls.mjs';

const sources = readSources();
report([...wallProblems(sources), ...circleProblems(sources)], sources.length);
