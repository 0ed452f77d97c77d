/** What is measured: a line of the table each. */
import type { Work } from './work.ts';
import { worksOfAdministration } from './works-of-administration.ts';
import { worksOfLists } from './works-of-lists.ts';
import { worksOfPages } from './works-of-pages.ts';
import { worksOfPeople } from './works-of-people.ts';
import { worksOfSearch } from './works-of-search.ts';

export const works: readonly Work[] = [
  ...worksOfPages,
  ...worksOfLists,
  ...worksOfSearch,
  ...worksOfPeople,
  ...worksOfAdministration,
];
