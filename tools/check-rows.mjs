// No statement of the server names the type of its rows by hand (rows.mjs).
import { rowProblems } from './rows.mjs';
import { readSources, report } from './sources.mjs';

const sources = readSources(['apps/server']).filter(
  ({ file }) => !file.includes('.test.') && !file.includes('/platform/'),
);
report(rowProblems(sources), sources.length);
