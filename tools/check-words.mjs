// No component says a word of its own: what people see or hear stands in packages/i18n, in three languages.
import { readSources, report } from './sources.mjs';
import { wordProblems } from './words.mjs';

const sources = readSources();
report(wordProblems(sources), sources.length);
