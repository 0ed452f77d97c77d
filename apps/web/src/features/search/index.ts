export { rememberSearch } from './recent-searches.ts';
export { SearchBox } from './SearchBox.tsx';
export { isSearchable } from './use-suggestions.ts';
