/** What is kept of a record's name beside the name: what lists sort and search by, and its address. */
import { languages, LocalizedText, resolveText, slug } from '@cafeteria/contract';
import * as z from 'zod/mini';
import { fold, sortKey } from '../platform/db/index.ts';
import { invalidFields } from '../platform/http/index.ts';
import type { PrimaryLanguage } from './caller/index.ts';

type Localized = z.output<typeof LocalizedText>;
type NameColumns = {
  readonly nameSortCs: string;
  readonly nameSortSk: string;
  readonly folded: string;
};

/** Of a name that is the same in every language; `searched` are further texts it is found by. */
export const nameColumns = (
  name: string,
  searched: readonly (string | null)[] = [],
): NameColumns => ({
  nameSortCs: sortKey(name, 'cs'),
  nameSortSk: sortKey(name, 'sk'),
  folded: fold([name, ...searched].join(' ')),
});

/** The name in all languages, to search by. */
export const foldedName = (name: Localized): string =>
  fold(
    languages
      .map((language) => name[language])
      .filter(Boolean)
      .join(' '),
  );

/** Of a name in three languages. */
export const localizedNameColumns = (name: Localized, primary: PrimaryLanguage): NameColumns => ({
  nameSortCs: sortKey(resolveText(name, 'cs', primary), 'cs'),
  nameSortSk: sortKey(resolveText(name, 'sk', primary), 'sk'),
  folded: foldedName(name),
});

/** Every record has a name in the language everybody falls back to. */
export const assertNamed = (name: Localized, primary: PrimaryLanguage, field = 'name'): void => {
  if (!name[primary])
    throw invalidFields([{ field: `${field}.${primary}`, messageKey: 'validation.required' }]);
};

/** The address of a row by its localised name, in the language every record has. */
export const routeOf = (name: unknown, id: unknown, primary: PrimaryLanguage): string =>
  slug(resolveText(z.parse(LocalizedText, name), primary, primary), Number(id));
