import type admin from '../locales/cs/admin.json';

/** The texts of administration: a declared entity must have a label for each of its fields. */
export type AdminTexts = typeof admin;
