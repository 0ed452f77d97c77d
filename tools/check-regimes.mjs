// No code names a tax regime outside the table that says what each means.
import { regimeProblems } from './regimes.mjs';
import { readSources, report } from './sources.mjs';

const sources = readSources();
report(regimeProblems(sources), sources.length);
