import type admin from '../locales/cs/admin.json';
import type cafeteria from '../locales/cs/cafeteria.json';
import type common from '../locales/cs/common.json';
import type faq from '../locales/cs/faq.json';
import type magazine from '../locales/cs/magazine.json';
import type message from '../locales/cs/message.json';
import type onboarding from '../locales/cs/onboarding.json';
import type profile from '../locales/cs/profile.json';

type WithoutPlural<K extends string> = K extends `${infer Stem}_other`
  ? Stem
  : K extends `${string}_${'one' | 'few' | 'many'}`
    ? never
    : K;
/**
 * The keys of a file of texts, joined by dots, without the endings of plurals: `Keys<{ a: { n_one, n_other } }>` is
 * `'a.n'`. The cheap question comes first, because the compiler asks it of every text.
 */
type Keys<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${string}_${string}`
      ? WithoutPlural<K>
      : K
    : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** The texts of administration: a declared entity must have a label for each of its fields. */
export type AdminTexts = typeof admin;
/** Every text of administration by its key. */
export type AdminKey = Keys<AdminTexts>;
/** The keys of each namespace. */
export type TextKeys = {
  common: Keys<typeof common>;
  admin: AdminKey;
  magazine: Keys<typeof magazine>;
  cafeteria: Keys<typeof cafeteria>;
  faq: Keys<typeof faq>;
  profile: Keys<typeof profile>;
  onboarding: Keys<typeof onboarding>;
  message: Keys<typeof message>;
};

/** What a text is filled with: words and figures, so that no record stands in a sentence as `[object Object]`. */
export type Params = Readonly<
  Record<string, string | number | boolean | readonly string[] | null | undefined>
>;
/** Tells a text by its key; a key that is not there does not compile. Each namespace has a `t` of its own. */
export type Text<N extends keyof TextKeys = 'common'> = (
  key: TextKeys[N],
  params?: Params & { readonly ns?: never },
) => string;
