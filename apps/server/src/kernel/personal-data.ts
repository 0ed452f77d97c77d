import type { PersonalPart } from '@cafeteria/contract';
import type { Db } from '../platform/db/index.ts';

/**
 * What one room holds of a person: how it is given to them, and how it is erased. Every table with a column `user_id`
 * is in one part; the list is `apps/server/src/personal-data.ts`, and a test compares both.
 * @example
 * export const favoritesOfPerson: PersonalDataPart = {
 *   name: 'favorites',
 *   tables: ['favorite', 'favorite_list'],
 *   read: readFavorites,
 *   forget: forgetFavorites,
 * };
 */
export type PersonalDataPart = {
  /** The section of the export, and a sentence of the privacy page. */
  readonly name: PersonalPart;
  readonly tables: readonly string[];
  /** What is held, for its owner; never a key, a token or a hash. */
  readonly read: (db: Db, userId: number) => Promise<unknown>;
  /** Erases it. Without it the part says who somebody was to nobody, once the account is a pseudonym. */
  readonly forget?: (tx: Db, userId: number) => Promise<unknown>;
};
