import * as z from 'zod/mini';
import { crudRoutes, Managed } from '../http/crud.ts';
import { adminListQuery } from '../http/page.ts';
import { day, requiredText } from '../values/text.ts';
import { limitedRegimes } from '../rules/regime.ts';
import { LimitPeriod } from '../vocabulary/enums.ts';

const LimitedRegime = z.enum(limitedRegimes);

/** How much of a regime is exempt, from a day on; the next limit of the regime ends it. */
export const TaxLimitForm = z
  .strictObject({
    regime: LimitedRegime,
    period: LimitPeriod,
    /** Minor units, in the currency of the regime's country. */
    amount: z
      .int('validation.amount')
      .check(z.minimum(1, 'validation.amount'), z.maximum(100_000_000_000, 'validation.amount')),
    validFrom: day(),
    validTo: z.nullable(day()),
    source: requiredText(200),
  })
  .check(
    z.refine(({ validFrom, validTo }) => validTo === null || validFrom <= validTo, {
      error: 'validation.interval',
      path: ['validTo'],
    }),
  )
  .register(z.globalRegistry, { id: 'TaxLimitForm' });
export type TaxLimitForm = z.output<typeof TaxLimitForm>;

export const TaxLimitRecord = z
  .extend(Managed, TaxLimitForm.shape)
  .register(z.globalRegistry, { id: 'TaxLimitRecord' });
export type TaxLimitRecord = z.output<typeof TaxLimitRecord>;
export const TaxLimitFilter = z.extend(
  adminListQuery(['ID', 'VALID_FROM', 'LAST_MODIFIED', 'ACTIVE', 'DATE_CREATED']),
  { regime: z.optional(LimitedRegime) },
);
export const taxLimitAdminRoutes = crudRoutes('/api/admin/tax-limit', {
  record: TaxLimitRecord,
  row: TaxLimitRecord,
  form: TaxLimitForm,
  filter: TaxLimitFilter,
});
