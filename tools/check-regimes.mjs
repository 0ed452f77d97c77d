// No code names a tax regime outside the table that says what each means.
import { onWantedNode } from './node.mjs';
import { readSources, report } from './sources.mjs';

onWantedNode();
const { regimeProblems } = await import('./regimes.mjs');
const sources = readSources();
report(regimeProblems(sources), sources.length);
