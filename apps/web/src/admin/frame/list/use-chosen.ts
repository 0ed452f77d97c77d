import type { Selection } from '@cafeteria/ui';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { Resource } from '../resource.ts';
import { useAdminText } from '../texts.ts';
import { useLocalized } from '../use-localized.ts';
import type { Values } from '../widget.ts';

const none: ReadonlySet<string> = new Set();

/** What of an address changes which rows are shown. */
const rowsOf = (pathname: string, search: object): string =>
  pathname +
  JSON.stringify(
    Object.entries(search)
      .filter(([name]) => !['columns', 'view', 'peek'].includes(name))
      .toSorted(),
  );

/**
 * Which rows of a list are chosen; another page, order or filter clears the choice, so that nothing unseen is in
 * it.
 */
export const useChosen = (rows: readonly Values[]) => {
  const { pathname, search } = useLocation();
  const href = rowsOf(pathname, search);
  const [chosen, setChosen] = useState({ href, keys: none });
  const keys = chosen.href === href ? chosen.keys : none;
  const choose = (next: ReadonlySet<string>): void => setChosen({ href, keys: next });
  return {
    keys,
    choose,
    clear: () => choose(none),
    rows: rows.filter(({ id }) => keys.has(String(id))),
  };
};
export type Chosen = ReturnType<typeof useChosen>;

/** The boxes of a list. */
export const useSelection = (resource: Resource, { keys, choose }: Chosen): Selection<Values> => {
  const text = useAdminText();
  const tell = useLocalized();
  return {
    keys,
    onChange: choose,
    labelOf: (row) => text('bulk.one', { name: resource.title(row, tell) }),
    allLabel: text('bulk.all'),
  };
};
