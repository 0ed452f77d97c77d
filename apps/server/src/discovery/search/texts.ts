import {
  type Language,
  languages,
  type LocalizedText,
  resolveText,
  slug,
} from '@cafeteria/contract';
import type { PrimaryLanguage } from '../../kernel/caller/index.ts';

/** A name that is the same in all languages, or one of each. */
export type Texts = LocalizedText | string;

/** What it says, in whichever languages it does. */
export const textsOf = (text: Texts): string[] =>
  typeof text === 'string' ? [text] : languages.flatMap((language) => text[language] || []);

export const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** How things are told to readers of one language. */
export const createTeller = (language: Language, primary: PrimaryLanguage) => {
  const localize = (text: Texts, wantedLanguage = language): string =>
    typeof text === 'string' ? text : resolveText(text, wantedLanguage, primary);
  return {
    localize,
    /** The part of an address that means a thing; the same in all languages. */
    routeOf: ({ id, name }: { readonly id: number; readonly name: Texts }): string =>
      slug(localize(name, primary), id),
  };
};
export type Teller = ReturnType<typeof createTeller>;
