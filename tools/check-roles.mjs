// Only the vocabulary and the rules of access know roles: everything else asks what somebody may.
import { readSources, report } from './sources.mjs';
import { rolesNamedIn } from './roles.mjs';

const sources = readSources().filter(({ file }) => /^(?:apps|packages)\/[^/]+\/src\//.test(file));
if (sources.length === 0) throw new Error('no sources found');
report(rolesNamedIn(sources), sources.length);
