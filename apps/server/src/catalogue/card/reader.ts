import type { Language } from '@cafeteria/contract';
import type { Audience } from '../../platform/http/index.ts';

/** For whom a card is resolved. */
export type Reader = {
  readonly language: Language;
  readonly primary: 'cs' | 'sk';
  readonly audience: Audience;
};
export type Position = { readonly lat: number; readonly lng: number };

/** The reader of a request; `primary` is the installation's language. */
export const readerOf = (
  { language, audience }: Pick<Reader, 'language' | 'audience'>,
  primary: 'cs' | 'sk',
): Reader => ({ language, audience, primary });
