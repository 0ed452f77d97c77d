import type { Config, Language, Me } from '@cafeteria/contract';
import type { QueryKey } from '@tanstack/react-query';
import type { MediaFormat, Theme } from '../shared/preferences/index.ts';

/**
 * What the portal server knows about the reader before any JavaScript runs, embedded in the page
 * as inert JSON.
 */
export type Boot = {
  readonly config: Config;
  readonly me: Me | null;
  readonly language: Language;
  readonly theme: Theme;
  /** The best format found at an earlier visit; webp until then. */
  readonly imageFormat: MediaFormat;
  readonly api: { readonly withoutSubdomain: boolean; readonly localPort: number };
  /** The API answers the first screen was rendered from. */
  readonly queries: readonly (readonly [key: QueryKey, data: unknown])[];
};

/** The boot data of a page rendered on the server; undefined on the development server. */
export const readBoot = (): Boot | undefined => {
  const text = document.getElementById('boot')?.textContent;
  if (!text) return undefined;
  const boot: Boot = JSON.parse(text);
  return boot;
};
