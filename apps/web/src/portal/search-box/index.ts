export { Highlighted } from './Highlighted.tsx';
export { type ResultSearch, searchHref } from './search-href.ts';
export { SearchBox } from './SearchBox.tsx';
export { isSearchable, rememberSearch } from './suggestions.ts';
/** The style of a field with suggestions, for fields that suggest something else. */
export { default as suggestStyles } from './SearchBox.module.css';
