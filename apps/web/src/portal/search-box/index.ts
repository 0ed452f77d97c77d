export { Highlighted } from './Highlighted.tsx';
export { rememberSearch } from './recent-searches.ts';
export { SearchBox } from './SearchBox.tsx';
export { isSearchable } from './use-suggestions.ts';
/** The look of a field with suggestions under it, for those who suggest something else. */
export { default as suggestStyles } from './SearchBox.module.css';
