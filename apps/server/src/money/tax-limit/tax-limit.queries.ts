import { type Country, type TaxLimitFilter } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { administersPortal } from '../../kernel/caller/index.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';

const u = tableAs('user', 'u');

/** An installation knows the limits of its own country alone. */
export const ofCountry = (country: Country): RawBuilder<boolean> =>
  sql<boolean>`t.country = ${country}`;
export const taxLimitSorts = { VALID_FROM: sql`t.valid_from` };
/** Conditions of the administration's filters. */
export const taxLimitConditions = ({
  regime,
}: z.output<typeof TaxLimitFilter>): RawBuilder<boolean>[] =>
  regime ? [sql<boolean>`t.regime = ${regime}`] : [];

/** Who runs the portal and can be told. */
export const listOperators = async (db: Db): Promise<number[]> =>
  (
    await query`
      select ${columns({ id: u.id })}
      from "user" u
      where u.active and u.deleted_at is null and u.email is not null and ${administersPortal('u')}
      order by u.id`.execute(db)
  ).rows.map(({ id }) => id);
