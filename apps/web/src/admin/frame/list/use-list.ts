import type { Page } from '@cafeteria/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { read } from '../../../shared/api/index.ts';
import { stringifySearch, useAddressChange } from '../../../shared/url-state/index.ts';
import { type Resource, routeOf } from '../resource.ts';
import type { Values } from '../widget.ts';
import type { Search } from '../search.ts';

/** A list whose state stands in the address: its page of rows, and addresses of its other states. */
export const useList = (resource: Resource, parent: Values, search: Search, fixed: Values = {}) => {
  const { pathname } = useMatch({ strict: false });
  const changeAddress = useAddressChange();
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...read(routeOf(resource, 'list'), {
      ...parent,
      ...listArgs(resource, search),
      ...fixed,
    }),
    placeholderData: keepPreviousData,
  });
  const changed = (now: Values, change: Values): string =>
    `${pathname}${stringifySearch({ ...now, pageNumber: undefined, ...change })}`;
  const hrefOf = (change: Values): string => changed(search, change);
  /** Filters replace the address, so that "back" leaves the list and does not undo every letter. */
  const change = (next: Values): void => changeAddress((now) => changed(now, next));
  /** "Back" closes what is shown beside the list; going on from one record to the next is no step of the history. */
  const peek = (id: number | undefined): void =>
    changeAddress((now) => `${pathname}${stringifySearch({ ...now, peek: id })}`, {
      replace: search.peek !== undefined,
    });
  return {
    page: data as Page<Values> | undefined,
    isStale: isPlaceholderData,
    isError,
    refetch,
    hrefOf,
    change,
    peek,
  };
};

const listArgs = (resource: Resource, search: Search): Values => {
  const { keyword, active, sortBy, sortDirection, pageSize, pageNumber } = search;
  const filters = Object.fromEntries(
    Object.keys(resource.filters).map((name) => [name, search[name]]),
  );
  const sorting = sortBy
    ? { sortBy, sortDirection }
    : { sortBy: resource.sortBy, sortDirection: resource.sortBy && 'ASC' };
  return { ...filters, keyword, active, pageSize, pageNumber, ...sorting };
};
