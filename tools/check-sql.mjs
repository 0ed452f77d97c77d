// SQL stands in *.queries.ts, platform, kernel and tests only, and a table is written by its own room.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './node.mjs';
import { readSources, report } from './sources.mjs';
import { sqlProblems, tablesIn } from './sql.mjs';

const tables = tablesIn(
  readFileSync(path.join(root, 'apps/server/src/platform/db/tables.gen.ts'), 'utf8'),
);
if (tables.length === 0) throw new Error('no tables found');
const sources = readSources();
report(sqlProblems(sources, tables), sources.length);
