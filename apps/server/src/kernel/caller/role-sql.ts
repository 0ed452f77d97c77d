import {
  administersAll,
  covers,
  isOfOperator,
  type Role,
  rolesWhere,
  type Standing,
} from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';

const arrayOf = (roles: readonly Role[]): RawBuilder<unknown> =>
  sql.raw(`'{${roles.join(',')}}'::text[]`);
const hasOne = (alias: string, condition: (standing: Standing) => boolean): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.roles`)} && ${arrayOf(rolesWhere(condition))}`;

/** Of a user, by the alias of the table: whether they are their employer's, and none of the operator's people. */
export const isOfEmployer = (alias: string) => sql<boolean>`not (${hasOne(alias, isOfOperator)})`;
/** …whether they administer the whole portal. */
export const administersPortal = (alias: string) => hasOne(alias, administersAll);
/** …whether they keep the operator's books and nothing else of the portal is theirs: its accountants. */
export const keepsBooks = (alias: string) =>
  hasOne(alias, (standing) => standing.everywhere.has('books') && !administersAll(standing));
/** …whether somebody may do all that they may (`covers`). */
export const isCoveredBy = (alias: string, one: Standing) =>
  sql<boolean>`not (${hasOne(alias, (standing) => !covers(one, standing))})`;
