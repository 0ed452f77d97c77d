import { useSyncExternalStore } from 'react';
import { useServices } from '../../../shared/services.ts';

const dark = () => window.matchMedia('(prefers-color-scheme: dark)');
const subscribe = (listener: () => void): (() => void) => {
  const query = dark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** The scheme the page is shown in: the reader's choice, else the device's. */
export const useColorScheme = (): 'light' | 'dark' => {
  const { theme } = useServices();
  const chosen = useSyncExternalStore(theme.subscribe, theme.get);
  const isDeviceDark = useSyncExternalStore(subscribe, () => dark().matches);
  return chosen === 'system' ? (isDeviceDark ? 'dark' : 'light') : chosen;
};
