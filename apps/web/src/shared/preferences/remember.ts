import type { Language } from '@cafeteria/contract';
import { deviceStore, writeCookie } from '../storage/index.ts';
import { bestFormat } from './image-format.ts';

/** Preferences are kept in cookies because the server renders the first page with them. */
export const rememberLanguage = (language: Language): void => {
  writeCookie('language', language);
  document.documentElement.lang = language;
};

/** Finds out once which picture formats the browser shows; the next visit gets the best one from the start. */
export const rememberImageFormat = async (): Promise<void> =>
  writeCookie('imageFormat', await bestFormat(deviceStore));
