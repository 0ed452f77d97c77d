import { type Country, type TaxLimitFilter } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { administersPortal } from '../../kernel/caller/index.ts';
import { columns, type Db, query, tableAs } from '../../platform/db/index.ts';

const u = tableAs('user', 'u');
const t = tableAs('tax_limit', 't');

/** An installation knows the limits of its own country alone. */
export const ofCountry = (country: Country): RawBuilder<boolean> =>
  sql<boolean>`t.country = ${country}`;
export const taxLimitSorts = { VALID_FROM: sql`t.valid_from` };
/** Conditions of the administration's filters. */
export const taxLimitConditions = ({
  regime,
}: z.output<typeof TaxLimitFilter>): RawBuilder<boolean>[] =>
  regime ? [sql<boolean>`t.regime = ${regime}`] : [];

/** What a limit says. */
export const Held = z.object({
  active: z.boolean(),
  regime: z.string(),
  period: z.string(),
  amount: z.int(),
  validFrom: z.string(),
  validTo: z.nullable(z.string()),
});
export type Held = z.output<typeof Held>;
/** A limit as it stands now. */
export const findHeld = async (tx: Db, id: number): Promise<Held | undefined> =>
  (
    await query`
      select ${columns<Held>({
        active: t.active,
        regime: t.regime,
        period: t.period,
        amount: t.amount,
        validFrom: t.validFrom,
        validTo: t.validTo,
      })}
      from tax_limit t
      where t.id = ${id}`.execute(tx)
  ).rows[0];

/** Who runs the portal and can be told. */
export const listOperators = async (db: Db): Promise<number[]> =>
  (
    await query`
      select ${columns({ id: u.id })}
      from "user" u
      where u.active and u.deleted_at is null and u.email is not null and ${administersPortal('u')}
      order by u.id`.execute(db)
  ).rows.map(({ id }) => id);
