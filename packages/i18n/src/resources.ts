import type {} from 'i18next';
import type cafeteria from '../locales/cs/cafeteria.json';
import type common from '../locales/cs/common.json';
import type faq from '../locales/cs/faq.json';
import type magazine from '../locales/cs/magazine.json';
import type { Keys } from './texts.ts';

/** Keys joined by dots already, because i18next's own types join them anew for every call of `t`. */
type Flat<T> = Readonly<Record<Keys<T>, string>>;
/** Every text by its namespace: what `t()` knows. Administration has its own `t` (`AdminKey`). */
export type Texts = {
  admin: Record<never, never>;
  cafeteria: Flat<typeof cafeteria>;
  common: Flat<typeof common>;
  faq: Flat<typeof faq>;
  profile: Record<never, never>;
  onboarding: Record<never, never>;
  magazine: Flat<typeof magazine>;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    parseInterpolation: false;
    resources: Texts;
  }
}
