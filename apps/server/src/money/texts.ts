import { readFile } from 'node:fs/promises';
import type { Language } from '@cafeteria/contract';
import {
  createI18n,
  ensureNamespaces,
  messageText,
  type Params,
  type TextKeys,
} from '@cafeteria/i18n';

export type MoneyText = (key: TextKeys['profile'], params?: Params) => string;

const loadTexts = async (language: Language): Promise<MoneyText> => {
  const i18n = createI18n(language);
  await ensureNamespaces(i18n, language, ['common', 'profile'], async (_language, namespace) =>
    JSON.parse(
      await readFile(
        new URL(import.meta.resolve(`@cafeteria/i18n/locales/${language}/${namespace}.json`)),
        'utf8',
      ),
    ),
  );
  return (key, params) => messageText(i18n, `profile.${key}`, params);
};

const loaded = new Map<Language, Promise<MoneyText>>();
/** The words for money in a language: the same as the profile of the web uses. */
export const moneyTexts = (language: Language): Promise<MoneyText> => {
  const texts = loaded.get(language) ?? loadTexts(language);
  loaded.set(language, texts);
  return texts;
};
