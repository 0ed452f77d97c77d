import { type Language, languages } from '@cafeteria/contract';
import { useState } from 'react';
import { usePrimaryLanguage } from '../../services.ts';

/** The language a text is edited in: the installation's at first; after an attempt to save, the first one that is wrong. */
export const useShownLanguage = (error: (path: string) => string | undefined, attempts: number): [Language, (language: Language) => void] => {
  const [shown, show] = useState<Language>(usePrimaryLanguage());
  const [seen, setSeen] = useState('');
  const wrong = languages.filter((language) => error(language));
  const state = `${attempts} ${wrong.join()}`;
  if (state !== seen) {
    setSeen(state);
    const [first] = wrong;
    if (first && !wrong.includes(shown)) show(first);
  }
  return [shown, show];
};
