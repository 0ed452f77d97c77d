// Statements on the tables of money name the person whose money it is, so that the tables can lie with people.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readsOfEverybody, writesOfEverybody } from './everybody.mjs';
import { root } from './node.mjs';
import { personProblems, spreadTables } from './persons.mjs';
import { readSources, report } from './sources.mjs';

const tables = spreadTables(readFileSync(path.join(root, 'docs/scaling.md'), 'utf8'));
if (tables.length === 0) throw new Error('docs/scaling.md spreads no table');
const sources = readSources(['apps/server']);
const may = { reads: readsOfEverybody, writes: writesOfEverybody };
report(personProblems(sources, tables, may), sources.length);
