import { searchLimits, type Suggestion } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { read } from '../../shared/api/index.ts';
import { storedData } from '../../shared/storage/index.ts';
import { useDebounced } from '../../shared/use-debounced.ts';

/** Whether a keyword is long enough to be searched for. */
export const isSearchable = (keyword: string): boolean => keyword.trim().length >= searchLimits.min;

type Suggestions = { readonly items: readonly Suggestion[]; readonly isStale: boolean };

/** Suggestions for what is being typed, after a pause; the previous ones stay until then. */
export const useSuggestions = (typed: string): Suggestions => {
  const keyword = useDebounced(typed.trim(), searchLimits.debounceMs);
  const query = read(api.search.suggestion, { keyword });
  const { data = [], isPlaceholderData } = useQuery({
    ...query,
    queryFn: isSearchable(keyword) ? query.queryFn : skipToken,
    placeholderData: keepPreviousData,
  });
  return isSearchable(typed)
    ? { items: data, isStale: isPlaceholderData || keyword !== typed.trim() }
    : { items: [], isStale: false };
};

const { recentSearches: store } = storedData;
/** Searches of the last month in this browser, newest first; cleared when signing out. */
export const recentSearches = (): string[] => (typeof window === 'undefined' ? [] : store.get());
export const rememberSearch = (keyword: string): void => store.add(keyword.trim());
export const forgetSearches = (): void => store.clear();
