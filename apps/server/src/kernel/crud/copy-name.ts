import type { Language } from '@cafeteria/contract';

const suffix: Readonly<Record<Language, string>> = {
  cs: ' (kopie)',
  sk: ' (kópia)',
  en: ' (copy)',
};
const longest = 120;

const withSuffix = (name: string, language: Language): string =>
  name.slice(0, longest - suffix[language].length) + suffix[language];

/** The name of a copy, one text or three. */
export const copyName = (name: unknown, primary: Language): unknown => {
  if (typeof name === 'string') return name === '' ? name : withSuffix(name, primary);
  if (typeof name !== 'object' || name === null) return name;
  return Object.fromEntries(
    Object.entries(name).map(([language, text]: [string, unknown]) => [
      language,
      typeof text === 'string' && text ? withSuffix(text, language as Language) : text,
    ]),
  );
};
