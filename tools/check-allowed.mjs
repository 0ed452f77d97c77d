// What administration offers to do, and asks for, is offered to who may do it and asked for by who may see it.
import { api } from '../packages/contract/src/light/index.ts';
import { staffWords } from '../packages/contract/src/rules/access.ts';
import { unaskedReads, unaskedWrites } from './allowed.mjs';
import { readSources, report } from './sources.mjs';

const sources = readSources(['apps/web/src/admin']);
const isForSome = (name) => {
  const [feature, route] = name.split('.');
  return staffWords.includes(api[feature][route].access);
};
report([...unaskedWrites(sources), ...unaskedReads(sources, isForSome)], sources.length);
