import { type Language, languages } from '@cafeteria/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import { useSharedLanguage } from './SharedLanguage.tsx';

/** The language a text is edited in: the document's or its own, the installation's at first; after an attempt to save, the first one that is wrong. */
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
