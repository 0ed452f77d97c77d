// What administration offers to do is offered to who may do it.
import { unaskedWrites } from './allowed.mjs';
import { readSources, report } from './sources.mjs';

const sources = readSources(['apps/web/src/admin']);
report(unaskedWrites(sources), sources.length);
