import { type Namespace } from '@cafeteria/i18n';
import { useCallback } from 'react';
import { useTexts } from '../texts/index.ts';
import { useLoaded } from '../use-loaded.ts';
import { ensureTexts } from './texts.ts';

/** Whether texts beside those of the screen are here, for what may open over any page. */
export const useMoreTexts = (namespace: Namespace): boolean => {
  const { i18n } = useTexts();
  const { language } = i18n;
  const load = useCallback(async () => {
    await ensureTexts(i18n, [namespace]);
    return language;
  }, [i18n, language, namespace]);
  return useLoaded(load) !== undefined;
};
