import type admin from '../locales/cs/admin.json';

type WithoutPlural<K extends string> = K extends `${infer Stem}_${'one' | 'few' | 'many' | 'other'}`
  ? Stem
  : K;
/** The keys of a file of texts, joined by dots, without the endings of plurals. */
export type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** The texts of administration: a declared entity must have a label for each of its fields. */
export type AdminTexts = typeof admin;
/** Every text of administration by its key. */
export type AdminKey = Keys<AdminTexts>;
