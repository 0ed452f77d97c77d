import { useSyncExternalStore } from 'react';
import { type Theme, themes } from '../../shared/preferences/index.ts';
import { useServices } from '../../shared/services.ts';

export const themeIcon = {
  system: 'monitor',
  light: 'sun',
  dark: 'moon',
} as const satisfies Record<Theme, string>;

/** The look the reader chose and its change. */
export const useTheme = () => {
  const { theme } = useServices();
  return {
    theme: useSyncExternalStore(theme.subscribe, theme.get, theme.get),
    themes,
    choose: theme.set,
  };
};
