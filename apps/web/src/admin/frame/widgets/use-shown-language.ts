import { type Language, languages } from '@cafeteria/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import { useSharedLanguage } from './SharedLanguage.tsx';

/**
 * The language in which a text is edited: the document's or its own, starting with the
 * installation's. After an attempt to save it is the first language with an error.
 */
export const useShownLanguage = (
  error: (path: string) => string | undefined,
  attempts: number,
): readonly [Language, (language: Language) => void] => {
  const own = useState<Language>(usePrimaryLanguage());
  const shared = useSharedLanguage();
  const [shown, show] = shared ?? own;
  const [seen, setSeen] = useState('');
  const wrong = languages.filter((language) => error(language));
  const state = `${attempts} ${wrong.join()}`;
  const [first] = wrong;
  const better = first && !wrong.includes(shown) ? first : undefined;
  const showBetter = useEffectEvent(() => {
    if (shared && better) show(better);
  });
  // the whole document turns over after it is drawn, never while one of its texts is
  useEffect(() => showBetter(), [state]);
  if (state !== seen) {
    setSeen(state);
    if (!shared && better) show(better);
  }
  return [shown, show];
};
