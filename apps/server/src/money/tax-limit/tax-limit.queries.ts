import { type Country, type TaxLimitFilter } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';

/** An installation knows the limits of its own country alone. */
export const ofCountry = (country: Country): RawBuilder<boolean> =>
  sql<boolean>`t.country = ${country}`;
export const taxLimitSorts = { VALID_FROM: sql`t.valid_from` };
/** Conditions of the administration's filters. */
export const taxLimitConditions = ({
  regime,
}: z.output<typeof TaxLimitFilter>): RawBuilder<boolean>[] =>
  regime ? [sql<boolean>`t.regime = ${regime}`] : [];
