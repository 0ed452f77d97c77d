import type { Resource } from './resource.ts';
import { listReaders, type Readers, word } from './search.ts';

/** What any list may be sorted by. */
export const standardSortNames = ['ID', 'LAST_MODIFIED', 'ACTIVE', 'DATE_CREATED'] as const;

/** Readers of the filters of a resource's list. */
export const filterReadersOf = ({ filters, ownList }: Resource): Readers => ({
  ...Object.fromEntries(Object.entries(filters).map(([name, { read }]) => [name, read])),
  ...ownList?.readers,
});
/** Readers of everything that stands in the address of a resource's list. */
export const listReadersOf = (resource: Resource): Readers => ({
  ...filterReadersOf(resource),
  ...listReaders,
  sortBy: word([...standardSortNames, ...resource.sorts]),
});
