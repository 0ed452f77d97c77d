import type { InvitationLetter, UserLanguage } from '@cafeteria/contract';
import { createI18n, type I18n, languageOfUser } from '@cafeteria/i18n';
import { ensureTexts } from '../../../shared/routing/index.ts';

/** The texts of administration in the languages of those who read them on paper. */
export type ReaderTexts = ReadonlyMap<UserLanguage, I18n>;

const textsIn = async (language: UserLanguage): Promise<[UserLanguage, I18n] | undefined> => {
  const texts = createI18n(languageOfUser[language]);
  try {
    await ensureTexts(texts, ['common', 'admin']);
    return [language, texts];
  } catch {
    // a letter in the administrator's language is better than a link that is lost
    return undefined;
  }
};
export const loadReaderTexts = async (
  letters: readonly Pick<InvitationLetter, 'language'>[],
): Promise<ReaderTexts> => {
  const languages = [...new Set(letters.map(({ language }) => language))];
  const loaded = await Promise.all(languages.map(textsIn));
  return new Map(loaded.filter((one) => one !== undefined));
};
