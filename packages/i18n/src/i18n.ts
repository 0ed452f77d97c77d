import type { Language, UserLanguage } from '@cafeteria/contract';
import { createTexts, type I18n, type TextFile } from './instance.ts';

/** The content areas of the specification, and what is sent to people; each is one file of texts per language. */
export const namespaces = [
  'common',
  'admin',
  'profile',
  'onboarding',
  'magazine',
  'cafeteria',
  'faq',
  'message',
] as const;
export type Namespace = (typeof namespaces)[number];
export const defaultNamespace = 'common';

/** A user's stored language and the language of texts. */
export const languageOfUser: Readonly<Record<UserLanguage, Language>> = {
  CZ: 'cs',
  SK: 'sk',
  EN: 'en',
};
export const userLanguageOf: Readonly<Record<Language, UserLanguage>> = {
  cs: 'CZ',
  sk: 'SK',
  en: 'EN',
};

type LoadNamespace = (language: Language, namespace: Namespace) => Promise<TextFile>;

/** Reads the texts a page needs: `load` brings one file of one language. */
export const ensureNamespaces = async (
  instance: I18n,
  language: Language,
  needed: readonly Namespace[],
  load: LoadNamespace,
): Promise<void> => {
  const loadedBefore = instance.loaded(language);
  const missing = needed.filter((namespace) => !loadedBefore.includes(namespace));
  const loaded = await Promise.all(
    missing.map(async (namespace) => [namespace, await load(language, namespace)] as const),
  );
  for (const [namespace, texts] of loaded) instance.addResourceBundle(language, namespace, texts);
};

/** The texts of one reader, none of them loaded yet. */
export const createI18n = (language: Language): I18n => createTexts(language, defaultNamespace);
