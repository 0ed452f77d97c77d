export { Highlighted } from './Highlighted.tsx';
export { type ResultSearch, searchHref } from './search-href.ts';
export { SearchBox } from './SearchBox.tsx';
export { isSearchable, rememberSearch } from './suggestions.ts';
/** The look of a field with suggestions under it, for those who suggest something else. */
export { default as suggestStyles } from './SearchBox.module.css';
