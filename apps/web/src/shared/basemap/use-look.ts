import { useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import { useTexts } from '../texts/index.ts';
import { basemapStyle } from './basemap-style.ts';

const dark = () => window.matchMedia('(prefers-color-scheme: dark)');
const subscribe = (listener: () => void): (() => void) => {
  const query = dark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** The scheme the page is shown in: the reader's choice, else the device's. */
const useColorScheme = (): 'light' | 'dark' => {
  const { theme } = useServices();
  const chosen = useSyncExternalStore(theme.subscribe, theme.get);
  const isDeviceDark = useSyncExternalStore(subscribe, () => dark().matches);
  return chosen === 'system' ? (isDeviceDark ? 'dark' : 'light') : chosen;
};

/** The style of the basemap as the page looks now. */
export const useLook = () => {
  const { i18n } = useTexts();
  const { api, config } = useServices();
  const scheme = useColorScheme();
  const language = i18n.language;
  const style = () =>
    basemapStyle({ basemap: config.basemap, scheme, language, apiOrigin: api.origin });
  return { scheme, language, style };
};
export type Look = ReturnType<typeof useLook>;
