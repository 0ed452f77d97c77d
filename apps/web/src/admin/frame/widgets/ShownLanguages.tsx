import { type Language, languages } from '@cafeteria/contract';
import { createContext, use } from 'react';

const ShownLanguagesContext = createContext<readonly Language[]>(languages);
/** Narrows the texts inside to some languages: those two versions differ in. */
export const ShownLanguages = ShownLanguagesContext.Provider;
export const useShownLanguages = (): readonly Language[] => use(ShownLanguagesContext);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
/** The languages two versions of a text differ in; all of them for what is no text in languages. */
export const differingLanguages = (one: unknown, other: unknown): readonly Language[] => {
  if (!isObject(one) || !isObject(other)) return languages;
  const differing = languages.filter((language) => one[language] !== other[language]);
  return differing.length > 0 ? differing : languages;
};
