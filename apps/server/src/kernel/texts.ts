import { readFile } from 'node:fs/promises';
import type { Language } from '@cafeteria/contract';
import {
  createI18n,
  ensureNamespaces,
  messageText,
  type Params,
  type TextKeys,
} from '@cafeteria/i18n';

type OwnNamespace = Exclude<keyof TextKeys, 'common'>;
/** Tells a text of one namespace by its key. */
export type Tell<N extends OwnNamespace> = (key: TextKeys[N], params?: Params) => string;

const loadTexts = async <N extends OwnNamespace>(language: Language, own: N): Promise<Tell<N>> => {
  const i18n = createI18n(language);
  await ensureNamespaces(i18n, language, ['common', own], async (_language, namespace) =>
    JSON.parse(
      await readFile(
        new URL(import.meta.resolve(`@cafeteria/i18n/locales/${language}/${namespace}.json`)),
        'utf8',
      ),
    ),
  );
  return (key, params) => messageText(i18n, `${own}.${key}`, params);
};

/** The texts of a namespace by language, read from their files once. */
export const textsOf = <N extends OwnNamespace>(own: N) => {
  const loaded = new Map<Language, Promise<Tell<N>>>();
  return (language: Language): Promise<Tell<N>> => {
    const texts = loaded.get(language) ?? loadTexts(language, own);
    loaded.set(language, texts);
    return texts;
  };
};
