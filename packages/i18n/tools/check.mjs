// Every text in every language, named by somebody and none a placeholder, every message key of the API with its
// text, plural forms whole, no word that is known to be wrong, and no line that may break where it must not;
// `--update` binds those.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorStatus, typeset, typesetNumbers } from '@cafeteria/contract';
import { isNamed, namesIn } from './unused.mjs';
import { wordProblems } from './words.mjs';

const locales = path.join(import.meta.dirname, '../locales');
const contract = path.join(import.meta.dirname, '../../contract/src');
const server = path.join(import.meta.dirname, '../../../apps/server/src');
const web = path.join(import.meta.dirname, '../../../apps/web/src');
const languages = ['cs', 'sk', 'en'];
const pluralsOf = {
  cs: ['one', 'few', 'many', 'other'],
  sk: ['one', 'few', 'many', 'other'],
  en: ['one', 'other'],
};
const plural = /_(zero|one|two|few|many|other)$/;

const flatten = (texts, prefix = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
/** What a text is filled with, and its slots for links: `<terms>terms of use</terms>`. */
const placeholders = (text) =>
  [...text.matchAll(/{{\s*-?\s*(\w+)|(<\/?\w+>)/g)]
    .map(([, name, slot]) => name ?? slot)
    .toSorted()
    .join(',');
const sourcesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'),
    )
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));

/** What counts goes with what is counted. */
const afterCount = /(?<=\{\{(?:count|max|min)\}\}) (?=\p{L})/gu;
/** On a phone `e-` at the end of a line is no word; the faces have no hyphen that does not break. */
const wordJoiner = '\u2060';
const inHyphened = /(?<=(?<!\p{L})\p{L}-)(?=\p{L})/gu;
const bound = (text, language, file) => {
  const words =
    language === 'en' ? typesetNumbers(text) : typeset(text).replaceAll(afterCount, '\u00A0');
  // programs for mail may know no joiner
  return file === 'message.json' ? words : words.replaceAll(inHyphened, wordJoiner);
};
const bindAll = (texts, language, file) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? bound(value, language, file) : bindAll(value, language, file),
    ]),
  );
/** What nobody sees in a file is written so that it is seen. */
const written = (texts) =>
  JSON.stringify(texts, null, 2).replaceAll(wordJoiner, String.raw`\u2060`);
if (process.argv.includes('--update'))
  for (const language of languages)
    for (const file of readdirSync(path.join(locales, language))) {
      const at = path.join(locales, language, file);
      const found = JSON.parse(readFileSync(at, 'utf8'));
      writeFileSync(at, `${written(bindAll(found, language, file))}\n`);
    }

const problems = [];
const texts = {};
for (const language of languages) {
  texts[language] = {};
  for (const file of readdirSync(path.join(locales, language))) {
    const entries = flatten(JSON.parse(readFileSync(path.join(locales, language, file), 'utf8')));
    texts[language][file] = new Map(entries);
    for (const [key, value] of entries) {
      if (value.trim() === '') problems.push(`${language}/${file} ${key} is empty`);
      if (value !== bound(value, language, file))
        problems.push(
          `${language}/${file} ${key} may break where it must not: run packages/i18n/tools/check.mjs --update`,
        );
      for (const say of wordProblems(value, language, file))
        problems.push(`${language}/${file} ${key}: ${say}`);
      if (/^\s*TODO\b/.test(value)) problems.push(`${language}/${file}: ${key} still says TODO`);
    }
  }
}

const stem = (key) => key.replace(plural, '');
let seen = 0;
for (const file of new Set(languages.flatMap((language) => Object.keys(texts[language])))) {
  const stems = new Set(
    languages.flatMap((language) => [...(texts[language][file]?.keys() ?? [])].map(stem)),
  );
  for (const one of stems) {
    seen += 1;
    const isPlural = languages.some((language) => texts[language][file]?.has(`${one}_other`));
    for (const language of languages) {
      const wanted = isPlural ? pluralsOf[language].map((form) => `${one}_${form}`) : [one];
      for (const key of wanted)
        if (!texts[language][file]?.has(key)) problems.push(`${language}/${file} lacks ${key}`);
    }
    if (!isPlural) {
      const kinds = new Set(
        languages.map((language) => placeholders(texts[language][file]?.get(one) ?? '')),
      );
      if (kinds.size > 1)
        problems.push(`${file} ${one} has different placeholders in its languages`);
    }
  }
}
if (seen === 0) throw new Error('no texts found');

const used = new Set(Object.keys(errorStatus).map((key) => key.replace(/^common\./, '')));
for (const source of [...sourcesUnder(contract), ...sourcesUnder(server)])
  for (const [, key] of source.matchAll(/'((?:validation|import)(?:\.[a-zA-Z]+)+)'/g))
    used.add(key);
/** What only administration is refused stands with its texts, and no reader loads it. */
const refusal = 'refusal.';
for (const key of used)
  for (const language of languages) {
    const places = [
      texts[language]['common.json'].has(key),
      texts[language]['admin.json'].has(refusal + key),
    ].filter(Boolean).length;
    if (places !== 1)
      problems.push(`${language} has ${places} texts of the message ${key} in common and admin`);
  }

const names = namesIn([contract, server, web].flatMap(sourcesUnder));
for (const [file, entries] of Object.entries(texts.cs))
  for (const key of entries.keys())
    if (!isNamed(key.startsWith(refusal) ? key.slice(refusal.length) : key, names))
      problems.push(`${file} ${key} is named by nobody`);

for (const problem of problems) console.error(problem);
console.log(
  `${seen} texts in ${languages.length} languages, ${used.size} messages, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
