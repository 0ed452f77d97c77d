// What each tax regime means stands in one table; no other code names one.
import { regimeCodes } from '../packages/contract/src/vocabulary/words.ts';

const homes = new Set([
  'rules/regime-facts.ts',
  'rules/regime.ts',
  'vocabulary/words.ts',
  'vocabulary/enums.ts',
]);
const roots = /^(?:apps\/[^/]+\/src|packages\/contract\/src)\//;
const mayTellStories = /\.test\.|\/test(?:ing)?\//;
const isChecked = ({ file }) =>
  roots.test(file) &&
  !mayTellStories.test(file) &&
  !homes.has(file.replace('packages/contract/src/', ''));

/** `CZ_MEAL` is a regime wherever it stands, `TAXED` only as a text of its own. */
const namesOf = (codes) =>
  new RegExp(
    codes.map((code) => (code.includes('_') ? `\\b${code}\\b` : `["'\`]${code}["'\`]`)).join('|'),
    'g',
  );

/** Where sources `{file, text}` name a regime outside its table, one line each. */
export const regimeProblems = (sources, codes = regimeCodes) => {
  const names = namesOf(codes);
  return sources
    .filter(isChecked)
    .flatMap(({ file, text }) =>
      [...text.matchAll(names)].map(
        ([name]) =>
          `${file}: ${name} is named; packages/contract/src/rules/regime-facts.ts says what it means`,
      ),
    );
};
