import type { Config, Language, Me } from '@cafeteria/contract';
import type { QueryKey } from '@tanstack/react-query';
import type { MediaFormat, Theme } from '../shared/preferences/index.ts';

/**
 * What the portal server knows about the reader before any JavaScript runs. It stands in the page
 * as inert JSON.
 */
export type Boot = {
  readonly config: Config;
  readonly me: Me | null;
  readonly language: Language;
  readonly theme: Theme;
  /** The format the browser was found to show at an earlier visit; webp before. */
  readonly imageFormat: MediaFormat;
  readonly api: { readonly withoutSubdomain: boolean; readonly localPort: number };
  /** Answers the first screen was rendered from. */
  readonly queries: readonly (readonly [key: QueryKey, data: unknown])[];
};

/** The boot data of a rendered page; undefined where nothing rendered it (the development server). */
export const readBoot = (): Boot | undefined => {
  const text = document.getElementById('boot')?.textContent;
  if (!text) return undefined;
  const boot: Boot = JSON.parse(text);
  return boot;
};
