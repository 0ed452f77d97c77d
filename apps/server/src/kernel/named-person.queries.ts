import type { NamedPerson } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import { jsonObject } from '../platform/db/index.ts';

/** The name of the person in a row of "user" by this alias; empty where the account was erased, never a blank. */
export const fullName = (alias: string): RawBuilder<string> =>
  sql<string>`trim(concat_ws(' ', ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)}))`;

/** That person as answers name one. */
export const namedPerson = (alias: string): RawBuilder<NamedPerson> =>
  jsonObject<NamedPerson>({ id: sql<number>`${sql.ref(`${alias}.id`)}`, name: fullName(alias) });

/** The same of whom a column refers to (`s.made_by`); null where it was nobody. */
export const personOf = (column: string): RawBuilder<NamedPerson | null> =>
  sql<NamedPerson | null>`(
    select ${namedPerson('named')} from "user" named where named.id = ${sql.ref(column)}
  )`;
