import * as z from 'zod/mini';
import { crudRoutes, Managed } from '../http/crud.ts';
import { adminListQuery } from '../http/page.ts';
import { queryId } from '../http/query.ts';
import { day, emailText, id, text } from '../values/text.ts';

/** How often a partner is settled with: each day, on Mondays, on the 1st and the 16th, on the 1st. */
export const SettlementPeriod = z.enum(['DAY', 'WEEK', 'HALF_MONTH', 'MONTH']);
export type SettlementPeriod = z.output<typeof SettlementPeriod>;

/** Hundredths of a per cent: 3.5 % is 350. */
const commission = () =>
  z
    .int('validation.range')
    .check(z.minimum(0, 'validation.range'), z.maximum(10_000, 'validation.range'));
const minor = (max: number) =>
  z
    .int('validation.amount')
    .check(z.minimum(0, 'validation.amount'), z.maximum(max, 'validation.amount'));
/** What is bought in a category has a commission of its own. */
const CategoryRate = z.strictObject({ categoryId: id(), commission: commission() });
export type CategoryRate = z.output<typeof CategoryRate>;

/** On what terms a partner is paid, from a day on; no two contracts of a partner hold on the same day. */
export const PartnerContractForm = z
  .strictObject({
    partnerId: id(),
    /** The company that issues its settlements; without one they are kept and paid, and not sent. */
    sellerId: z.nullable(id()),
    validFrom: day(),
    validTo: z.nullable(day()),
    commission: commission(),
    rates: z.array(CategoryRate).check(
      z.maxLength(20, 'validation.maxItems'),
      z.refine(
        (rates) => new Set(rates.map(({ categoryId }) => categoryId)).size === rates.length,
        'validation.unique',
      ),
    ),
    /** Minor units for each payment, whatever it is of. */
    perTransaction: minor(100_000),
    period: SettlementPeriod,
    /** Less than this is carried to the next settlement; minor units. */
    minimumPayout: minor(100_000_000),
    vatPayer: z.boolean(),
    /** Where statements go, and word of a change of the account. */
    email: emailText(),
    note: z.nullable(text(2_000)),
  })
  .check(
    z.refine(({ validFrom, validTo }) => validTo === null || validFrom <= validTo, {
      error: 'validation.interval',
      path: ['validTo'],
    }),
  )
  .register(z.globalRegistry, { id: 'PartnerContractForm' });
export type PartnerContractForm = z.output<typeof PartnerContractForm>;

export const PartnerContractRecord = z
  .extend(Managed, { ...PartnerContractForm.shape, partnerName: z.string() })
  .register(z.globalRegistry, { id: 'PartnerContractRecord' });
export type PartnerContractRecord = z.output<typeof PartnerContractRecord>;
export const PartnerContractFilter = z.extend(
  adminListQuery(['ID', 'VALID_FROM', 'LAST_MODIFIED', 'ACTIVE', 'DATE_CREATED']),
  { partnerId: queryId(), period: z.optional(SettlementPeriod) },
);
/** Access by word: who keeps the books keeps them. */
export const partnerContractAdminRoutes = crudRoutes('/api/admin/partner-contract', {
  record: PartnerContractRecord,
  row: PartnerContractRecord,
  form: PartnerContractForm,
  filter: PartnerContractFilter,
  access: 'books',
});
