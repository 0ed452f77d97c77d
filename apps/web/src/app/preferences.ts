import type { Language } from '@cafeteria/contract';
import { bestFormat } from '../platform/image/index.ts';
import type { Theme } from './boot.ts';

const year = 31_536_000;
/** Preferences stand in cookies, because the server renders the first page with them. */
const remember = (name: string, value: string): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax${window.location.protocol === 'https:' ? '; secure' : ''}`;
};

export const rememberLanguage = (language: Language): void => {
  remember('language', language);
  document.documentElement.lang = language;
};

export const applyTheme = (theme: Theme): void => {
  remember('theme', theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};

/** Tests once which picture formats the browser shows; the next visit is served in the best one from the first byte. */
export const rememberImageFormat = async (): Promise<void> => remember('imageFormat', await bestFormat(window.localStorage));
