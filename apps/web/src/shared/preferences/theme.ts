import { writeCookie } from '../storage/index.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The chosen theme; `system` leaves it to the device. */
export const createTheme = (initial: Theme) => {
  let theme = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): Theme => theme,
    set: (next: Theme): void => {
      theme = next;
      writeCookie('theme', next);
      if (next === 'system') delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
export type ThemeChoice = ReturnType<typeof createTheme>;
