export { type Group, readRank, type SearchDocument, SearchIndex } from './search-index.ts';
export { wordsOf } from './words.ts';
