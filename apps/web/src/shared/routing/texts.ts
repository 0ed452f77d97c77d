import type { Language } from '@cafeteria/contract';
import {
  ensureNamespaces,
  namespaces,
  type I18n,
  type Namespace,
  type TextFile,
} from '@cafeteria/i18n';

const files = import.meta.glob<TextFile>('../../../../../packages/i18n/locales/*/*.json', {
  import: 'default',
});

const load = async (language: Language, namespace: Namespace): Promise<TextFile> => {
  const file = files[`../../../../../packages/i18n/locales/${language}/${namespace}.json`];
  if (!file) throw new Error(`no texts for ${language}/${namespace}`);
  return file();
};

/** Loads the texts a screen needs in the current language, also when that is changed meanwhile. */
export const ensureTexts = async (instance: I18n, needed: readonly Namespace[]): Promise<void> => {
  const language = instance.language;
  await ensureNamespaces(instance, language, needed, load);
  if (instance.language !== language) await ensureTexts(instance, needed);
};

const inUseBy = (instance: I18n): readonly Namespace[] => {
  const loaded = instance.loaded(instance.language);
  return namespaces.filter((namespace) => loaded.includes(namespace));
};
/** Switches the language; the texts in use are loaded first, so that nothing flickers. */
export const changeLanguage = async (instance: I18n, language: Language): Promise<void> => {
  const inUse = inUseBy(instance);
  await ensureNamespaces(instance, language, inUse, load);
  // a screen that opened meanwhile brought more
  if (inUseBy(instance).length > inUse.length) return changeLanguage(instance, language);
  instance.changeLanguage(language);
};
