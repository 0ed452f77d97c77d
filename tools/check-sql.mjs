// SQL stands in *.queries.ts, platform and tests only, and a table is written by one feature.
import { readSources, report } from './sources.mjs';

const writesBuilt =
  /\b(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*['"`]([a-z_]+)/;
const writesPlain = /\b(?:insert into|update|delete from|merge into)\s+"?([a-z_]+)"?\s+/;
const goesOn = /(?:\(|set\b|as\b|where\b|values\b|using\b|select\b|default\b)/;
const writes = new RegExp(`${writesBuilt.source}|${writesPlain.source}${goesOn.source}`, 'gi');
const anySql = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\b(?:sql(?:<[^`]*>)?|query)`/;

const sources = readSources().filter(
  ({ file }) =>
    file.startsWith('apps/server/src/') &&
    !file.includes('.test.') &&
    !file.startsWith('apps/server/src/test/'),
);
if (sources.length === 0) throw new Error('no server sources found');

const featureOf = (file) =>
  /^apps\/server\/src\/((?:catalogue|content|discovery|people|money|messages|system)\/[^/]+)\//.exec(
    file,
  )?.[1];
const problems = [];
const writers = new Map();
for (const { file, text } of sources) {
  const feature = featureOf(file);
  if (
    !/^apps\/server\/src\/(platform|entity)\//.test(file) &&
    !file.endsWith('.queries.ts') &&
    anySql.test(text)
  )
    problems.push(`${file}: SQL belongs into a *.queries.ts`);
  if (!feature) continue;
  for (const [, built, written] of text.matchAll(writes)) {
    const table = built ?? written;
    writers.set(table, new Set([...(writers.get(table) ?? []), feature]));
  }
}
for (const [table, features] of writers)
  if (features.size > 1)
    problems.push(`table ${table} is written by several features: ${[...features].join(', ')}`);
report(problems, sources.length);
