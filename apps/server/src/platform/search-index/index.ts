export { type Group, readRank, type SearchDocument } from './documents.ts';
export { LiveIndex } from './live-index.ts';
export { SearchIndex } from './search-index.ts';
export { wordsOf } from './words.ts';
