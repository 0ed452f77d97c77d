// What is wrong with the texts of all languages together, `{ cs: { 'common.json': {…} } }`: planted in complete.test.
import { bound } from './bind.mjs';
import { isNamed } from './unused.mjs';
import { wordProblems } from './words.mjs';

const pluralsOf = (language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;
const plural = /_(zero|one|two|few|many|other)$/;
const stem = (key) => key.replace(plural, '');

const flatten = (texts, prefix = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
/** The texts as maps of whole keys, file by file. */
export const flat = (texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, files]) => [
      language,
      Object.fromEntries(Object.entries(files).map(([file, one]) => [file, new Map(flatten(one))])),
    ]),
  );

/** What a text is filled with, and its slots for links: `<terms>terms of use</terms>`. */
const placeholders = (text) =>
  [...text.matchAll(/{{\s*-?\s*(\w+)|(<\/?\w+>)/g)]
    .map(([, name, slot]) => name ?? slot)
    .toSorted()
    .join(',');

const problemsOfText = (key, value, language, file) => [
  ...(value.trim() === '' ? [`${language}/${file} ${key} is empty`] : []),
  ...(value === bound(value, language, file)
    ? []
    : [
        `${language}/${file} ${key} may break where it must not: run packages/i18n/tools/check.mjs --update`,
      ]),
  ...wordProblems(value, language, file).map((say) => `${language}/${file} ${key}: ${say}`),
  ...(/^\s*TODO\b/.test(value) ? [`${language}/${file}: ${key} still says TODO`] : []),
];
/** Each text by itself. */
export const problemsOfTexts = (texts) =>
  Object.entries(texts).flatMap(([language, files]) =>
    Object.entries(files).flatMap(([file, entries]) =>
      [...entries].flatMap(([key, value]) => problemsOfText(key, value, language, file)),
    ),
  );

const filesOf = (texts) => [
  ...new Set(Object.values(texts).flatMap((files) => Object.keys(files))),
];
const stemsOf = (texts, file) =>
  new Set(
    Object.keys(texts).flatMap((language) => [...(texts[language][file]?.keys() ?? [])].map(stem)),
  );
/** How many texts there are in any language. */
export const countTexts = (texts) =>
  filesOf(texts).reduce((sum, file) => sum + stemsOf(texts, file).size, 0);

const incomplete = (texts, file, one) => {
  const languages = Object.keys(texts);
  const isPlural = languages.some((language) => texts[language][file]?.has(`${one}_other`));
  const lacking = languages.flatMap((language) => {
    const wanted = isPlural ? pluralsOf(language).map((form) => `${one}_${form}`) : [one];
    return wanted
      .filter((key) => !texts[language][file]?.has(key))
      .map((key) => `${language}/${file} lacks ${key}`);
  });
  const kinds = new Set(
    languages.map((language) => placeholders(texts[language][file]?.get(one) ?? '')),
  );
  return !isPlural && kinds.size > 1
    ? [...lacking, `${file} ${one} has different placeholders in its languages`]
    : lacking;
};
/** What one language has and another has not: texts, plural forms, placeholders. */
export const unevenTexts = (texts) =>
  filesOf(texts).flatMap((file) =>
    [...stemsOf(texts, file)].flatMap((one) => incomplete(texts, file, one)),
  );

/** What only administration is refused stands with its texts, and no reader loads it. */
const refusal = 'refusal.';
/** Messages of the API that have no text, or two. */
export const unsaidMessages = (texts, messages) =>
  [...messages].flatMap((key) =>
    Object.keys(texts).flatMap((language) => {
      const places = [
        texts[language]['common.json']?.has(key),
        texts[language]['admin.json']?.has(refusal + key),
      ].filter(Boolean).length;
      return places === 1
        ? []
        : [`${language} has ${places} texts of the message ${key} in common and admin`];
    }),
  );
/** Texts that no source names. */
export const unnamedTexts = (texts, names) =>
  Object.entries(texts.cs).flatMap(([file, entries]) =>
    [...entries.keys()]
      .filter((key) => !isNamed(key.startsWith(refusal) ? key.slice(refusal.length) : key, names))
      .map((key) => `${file} ${key} is named by nobody`),
  );
