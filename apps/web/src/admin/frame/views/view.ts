import type { SavedView } from '@cafeteria/contract';
import { parseSearch, stringifySearch } from '../../../shared/url-state/index.ts';
import { readSearch, type Readers } from '../search.ts';
import type { Values } from '../widget.ts';

/** What of a list's address is no part of a view: which page of it is shown and how, and the view itself. */
const passing = ['pageNumber', 'pageSize', 'mode', 'view', 'peek'];

/** What of an address a view keeps: filters, order and columns. */
export const stateOf = (readers: Readers, search: Values): Values =>
  Object.fromEntries(
    Object.keys(readers)
      .filter((name) => !passing.includes(name) && search[name] !== undefined)
      .toSorted()
      .map((name) => [name, search[name]]),
  );
/** What of an address stays when another view is opened: a tab, how many rows a page has. */
export const aroundOf = (readers: Readers, search: Values): Values =>
  Object.fromEntries(
    Object.entries(search).filter(([name]) => name === 'pageSize' || !(name in readers)),
  );
export const isSameState = (one: Values, other: Values): boolean =>
  stringifySearch(one) === stringifySearch(other);

/** What the list still understands of a kept query. */
export const knownState = (readers: Readers, query: string): Values =>
  stateOf(readers, readSearch(readers, parseSearch(query)));
const wordsOf = (value: unknown): readonly string[] => String(value).split(',');
/** Names of what a kept query says and the list does not know any more, or not all of it. */
export const leftOut = (readers: Readers, query: string): readonly string[] => {
  const known = readSearch(readers, parseSearch(query));
  return Object.entries(parseSearch(query)).flatMap(([name, value]) => {
    const words = wordsOf(known[name]);
    return wordsOf(value).every((word) => words.includes(word)) ? [] : [name];
  });
};

/** One entry of the row over a list. */
export type ViewTab = {
  /** In the address: the id of a saved view, the name of a filter of one that is always there. */
  readonly key: string;
  readonly state: Values;
  readonly saved?: SavedView;
};

/** The entry one is in: what the address names, else what looks the same. */
export const tabOf = (
  tabs: readonly ViewTab[],
  { view, state }: { readonly view: unknown; readonly state: Values },
): ViewTab | undefined =>
  tabs.find(({ key }) => key === view) ?? tabs.find((tab) => isSameState(tab.state, state));
