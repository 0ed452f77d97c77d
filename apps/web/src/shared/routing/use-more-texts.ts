import { type Namespace } from '@cafeteria/i18n';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts/index.ts';
import { ensureTexts } from './texts.ts';

/** Whether texts beside those of the screen are here, for what may open over any page. */
export const useMoreTexts = (namespace: Namespace): boolean => {
  const { i18n } = useTexts();
  const language = i18n.language;
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    ensureTexts(i18n, [namespace])
      .then(() => setLoaded(language))
      .catch(() => {});
  }, [i18n, language, namespace]);
  return loaded !== undefined;
};
