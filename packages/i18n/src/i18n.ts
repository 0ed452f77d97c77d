import i18next from 'i18next';
import { type Language, languages, type UserLanguage } from '@cafeteria/contract';
import { formatNumber } from './formats.ts';
import type { TextKeys, Told } from './texts.ts';

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

/** A file of texts. */
export type TextFile = { readonly [key: string]: string | TextFile };
type LoadNamespace = (language: Language, namespace: Namespace) => Promise<TextFile>;

/** What we use of an i18next instance; its own types made half of the compiler's work (decision 0031). */
export type I18n = {
  readonly language: string;
  readonly store: { readonly data: Readonly<Record<string, object>> };
  t(...told: Told<TextKeys['common']>): string;
  exists(key: string, options: { readonly ns: Namespace }): boolean;
  hasResourceBundle(language: string, namespace: string): boolean;
  addResourceBundle(language: string, namespace: string, texts: TextFile): unknown;
  changeLanguage(language: string): Promise<unknown>;
};

/** Reads the texts a page needs: `load` brings one file of one language. */
export const ensureNamespaces = async (
  instance: I18n,
  language: Language,
  needed: readonly Namespace[],
  load: LoadNamespace,
): Promise<void> => {
  const missing = needed.filter((namespace) => !instance.hasResourceBundle(language, namespace));
  const loaded = await Promise.all(
    missing.map(async (namespace) => [namespace, await load(language, namespace)] as const),
  );
  for (const [namespace, texts] of loaded) instance.addResourceBundle(language, namespace, texts);
};

/** What is a number without being a quantity stays as it is. */
const noQuantity = new Set(['id', 'latitude', 'longitude']);
/** Numbers in sentences look like those in tables. */
const numbers = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (
    value: unknown,
    _format: string | undefined,
    _language: string | undefined,
    { interpolationkey = '' }: { readonly interpolationkey?: string },
  ): unknown =>
    typeof value === 'number' && !noQuantity.has(interpolationkey) ? formatNumber(value) : value,
} as const;

/** One instance for one language; no fallback language, because completeness is checked at build time. */
export const createI18n = (language: Language): I18n => {
  const instance = i18next.createInstance().use(numbers);
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: [defaultNamespace],
    defaultNS: defaultNamespace,
    resources: {},
    interpolation: { escapeValue: false, alwaysFormat: true },
    returnNull: false,
    initAsync: false,
  });
  return instance;
};

/** The language an instance speaks now. */
export const currentLanguage = (instance: I18n): Language =>
  languages.find((language) => language === instance.language) ?? 'cs';
