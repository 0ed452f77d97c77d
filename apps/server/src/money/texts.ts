import { readFile } from 'node:fs/promises';
import type { Language } from '@cafeteria/contract';
import {
  createI18n,
  ensureNamespaces,
  messageText,
  type Params,
  type TextKeys,
} from '@cafeteria/i18n';

type Tell<N extends 'profile' | 'admin'> = (key: TextKeys[N], params?: Params) => string;
export type MoneyText = Tell<'profile'>;
export type PayrollText = Tell<'admin'>;

const loadTexts = async <N extends 'profile' | 'admin'>(
  language: Language,
  own: N,
): Promise<Tell<N>> => {
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

const textsOf = <N extends 'profile' | 'admin'>(own: N) => {
  const loaded = new Map<Language, Promise<Tell<N>>>();
  return (language: Language): Promise<Tell<N>> => {
    const texts = loaded.get(language) ?? loadTexts(language, own);
    loaded.set(language, texts);
    return texts;
  };
};
/** The words for money in a language: the same as the profile of the web uses. */
export const moneyTexts = textsOf('profile');
/** …and those of administration, for what it exports. */
export const payrollTexts = textsOf('admin');
