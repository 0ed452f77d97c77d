import { type Country, isSetYearly, regimesOf, taxLimitAdminRoutes } from '@cafeteria/contract';
import type { Editor, Handlers } from '../../kernel/caller/index.ts';
import { crudHandlers, defineEntity } from '../../kernel/crud/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { fold } from '../../platform/db/index.ts';
import { invalidFields } from '../../platform/http/index.ts';
import { assertHeldInClosedYears, assertNotOfClosedYear } from './closed-years.ts';
import { ofCountry, taxLimitConditions, taxLimitSorts } from './tax-limit.queries.ts';
import { taxLimitTable } from './tax-limit.table.ts';

const countryOf = ({ primary }: Editor): Country => (primary === 'sk' ? 'SK' : 'CZ');

const taxLimits = defineEntity(taxLimitAdminRoutes, taxLimitTable, {
  scope: (caller) => ofCountry(countryOf(caller)),
  prepare: ({ regime, source, validFrom, validTo }, { caller }) => {
    const country = countryOf(caller);
    if (!regimesOf(country).includes(regime))
      throw invalidFields([{ field: 'regime', messageKey: 'credit.otherCountry' }]);
    // a figure the law sets for each year is none of the next
    const lastDay = isSetYearly(regime) ? `${validFrom.slice(0, 4)}-12-31` : null;
    return { country, folded: fold(source), validTo: validTo ?? lastDay };
  },
  afterSave: (id, tx, before) => assertHeldInClosedYears(id, tx, before),
  beforeRemove: (limit, { tx }) => assertNotOfClosedYear(limit, tx),
  sorts: taxLimitSorts,
  where: taxLimitConditions,
});

/** Administration of the limits up to which credits are exempt. */
export const taxLimitAdminHandlers = (deps: Deps): Handlers<typeof taxLimitAdminRoutes> =>
  crudHandlers(deps, taxLimits);
