// Every text in every language, named by somebody and none a placeholder, every message key of the API with its
// text, plural forms whole, no word that is known to be wrong, and no line that may break where it must not;
// `--update` binds those. What is wrong is found in complete.mjs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onWantedNode } from '../../../tools/node.mjs';

onWantedNode();
const { errorStatus, Language } = await import('@cafeteria/contract');
const { bindAll, written } = await import('./bind.mjs');
const { countTexts, flat, problemsOfTexts, unevenTexts, unnamedTexts, unsaidMessages } =
  await import('./complete.mjs');
const { unfilledTexts } = await import('./filled.mjs');
const { namesIn } = await import('./unused.mjs');

const locales = path.join(import.meta.dirname, '../locales');
const [contract, server, web] = ['contract/src', '../apps/server/src', '../apps/web/src'].map(
  (folder) => path.join(import.meta.dirname, '../..', folder),
);
const sourcesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'),
    )
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));

const read = {};
for (const language of Language.options) {
  read[language] = {};
  for (const file of readdirSync(path.join(locales, language))) {
    const at = path.join(locales, language, file);
    const found = JSON.parse(readFileSync(at, 'utf8'));
    const texts = process.argv.includes('--update') ? bindAll(found, language, file) : found;
    if (process.argv.includes('--update')) writeFileSync(at, written(texts));
    read[language][file] = texts;
  }
}
const texts = flat(read);
const seen = countTexts(texts);
if (seen === 0) throw new Error('no texts found');

const messages = new Set(Object.keys(errorStatus).map((key) => key.replace(/^common\./, '')));
for (const source of [...sourcesUnder(contract), ...sourcesUnder(server)])
  for (const [, key] of source.matchAll(/'((?:validation|import)(?:\.[a-zA-Z]+)+)'/g))
    messages.add(key);

const sources = [contract, server, web].flatMap(sourcesUnder);
const problems = [
  ...problemsOfTexts(texts),
  ...unevenTexts(texts),
  ...unsaidMessages(texts, messages),
  ...unnamedTexts(texts, namesIn(sources)),
  ...unfilledTexts(texts, sources),
];
for (const problem of problems) console.error(problem);
console.log(`${seen} texts, ${messages.size} messages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
