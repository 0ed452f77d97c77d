import type { Language } from '../vocabulary/enums.ts';

export type Localized = { cs: string | null; sk: string | null; en: string | null };

/** The money of an installation is that of its country (specification, section 9). */
export const currencyOfCountry = { Cz: 'CZK', Sk: 'EUR' } as const;

/** The primary language of an installation: Slovak for Slovakia, Czech otherwise. */
export const primaryLanguage = (country: 'Cz' | 'Sk'): 'cs' | 'sk' =>
  country === 'Sk' ? 'sk' : 'cs';

/** The order in which languages are tried: the asked one, the primary, the other of cs and sk, English. */
export const languageChain = (preferred: Language, primary: 'cs' | 'sk'): readonly Language[] => [
  ...new Set<Language>([preferred, primary, primary === 'cs' ? 'sk' : 'cs', 'en']),
];

/** The text a reader sees; an empty string when no language has one. */
export const resolveText = (
  text: Localized | null,
  preferred: Language,
  primary: 'cs' | 'sk',
): string => {
  for (const language of languageChain(preferred, primary)) {
    const found = text?.[language];
    if (found) return found;
  }
  return '';
};

/**
 * An address whose placeholder is replaced by the current locale (specification, section 3: the help URLs).
 * @example withLocale('https://help.example/{locale}/cards', 'sk') // 'https://help.example/sk/cards'
 */
export const withLocale = (href: string, language: Language): string =>
  href.replaceAll('{locale}', language);

/** The installation's country as addresses and tax regimes write it. */
export const countryCode = { Cz: 'CZ', Sk: 'SK' } as const;
