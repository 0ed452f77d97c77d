// What administration offers to do, and asks for, is offered to who may do it and asked for by who may see it.
import { unaskedReads, unaskedWrites } from './allowed.mjs';
import { onWantedNode } from './node.mjs';
import { readsOfParameters, readsOfShows, unneededReads } from './page-parts.mjs';
import { readSources, report } from './sources.mjs';

onWantedNode();
const { api } = await import('../packages/contract/src/light/index.ts');
const { staffWords } = await import('../packages/contract/src/rules/access.ts');
const sources = readSources(['apps/web/src/admin']);
const forSome = new Set(
  Object.entries(api).flatMap(([feature, routes]) =>
    Object.entries(routes)
      .filter(([, { access }]) => staffWords.includes(access))
      .map(([name]) => `${feature}.${name}`),
  ),
);
const isForSome = (route) => forSome.has(route);
const parts = sources.filter(({ file }) => !/\.test\.|\/testing\//.test(file));
report(
  [
    ...unaskedWrites(sources),
    ...unaskedReads(sources, isForSome),
    ...unneededReads(parts, isForSome),
    ...readsOfShows(parts, isForSome),
    ...readsOfParameters(parts),
  ],
  sources.length,
);
