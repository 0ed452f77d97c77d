import type {} from 'i18next';
import type admin from '../locales/cs/admin.json';
import type cafeteria from '../locales/cs/cafeteria.json';
import type common from '../locales/cs/common.json';
import type faq from '../locales/cs/faq.json';
import type magazine from '../locales/cs/magazine.json';

/** Every text by its namespace: what `t()` knows. */
export type Texts = {
  admin: typeof admin;
  cafeteria: typeof cafeteria;
  common: typeof common;
  faq: typeof faq;
  profile: Record<never, never>;
  onboarding: Record<never, never>;
  magazine: typeof magazine;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
