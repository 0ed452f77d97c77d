import * as z from 'zod/mini';
import { crudRoutes, Managed } from '../http/crud.ts';
import { adminListQuery } from '../http/page.ts';
import { queryId } from '../http/query.ts';
import { shownText, day, emailText, id, text } from '../values/text.ts';

/**
 * When an employer pays for credits: before they are given, after they are given and within a credit line, or each
 * month for what was used.
 */
export const ClientContractMode = z.enum(['PREPAID', 'ON_INVOICE', 'POSTPAID_USED']);
export type ClientContractMode = z.output<typeof ClientContractMode>;
/** Of what of a month a rate is taken. */
export const ClientFeeBase = z.enum(['GRANTED', 'USED']);
export type ClientFeeBase = z.output<typeof ClientFeeBase>;

/** Who has what expires of credits that were paid for when they were given. */
export const ClientExpiredTo = z.enum(['CLIENT', 'OPERATOR']);
export type ClientExpiredTo = z.output<typeof ClientExpiredTo>;

const whole = (least: number, max: number, key: string) =>
  z.int(key).check(z.minimum(least, key), z.maximum(max, key));
const minor = (max: number) => whole(0, max, 'validation.amount');

/** On what terms an employer pays, from a day on; no two contracts of a client hold on the same day. Minor units. */
export const ClientContractForm = z
  .strictObject({
    clientId: id(),
    /** The company that issues its documents; where it pays VAT, fees bear it. */
    sellerId: id(),
    validFrom: day(),
    validTo: z.nullable(day()),
    mode: ClientContractMode,
    /** What it may owe for credits; asked for where they are given on an invoice. */
    creditLine: z.nullable(minor(100_000_000_000)),
    /** A month, for each person that is switched on. */
    perPerson: minor(10_000_000),
    /** Hundredths of a per cent. */
    rate: whole(0, 10_000, 'validation.range'),
    rateOf: ClientFeeBase,
    /** A month. */
    fixed: minor(1_000_000_000),
    /** What a month costs at least. */
    minimum: minor(1_000_000_000),
    /** Once, with the first invoice. */
    setUp: minor(1_000_000_000),
    /** Of credits that are paid for when they are used nothing that expires is paid. */
    expiredTo: ClientExpiredTo,
    dueDays: whole(1, 120, 'validation.range'),
    /** Days after an invoice is due until it is reminded of, and again until the second time; null: never. */
    reminderDays: z.nullable(whole(1, 60, 'validation.range')),
    /** Where documents go. */
    email: emailText(),
    note: z.nullable(text(2_000)),
  })
  .check(
    z.refine(({ validFrom, validTo }) => validTo === null || validFrom <= validTo, {
      error: 'validation.interval',
      path: ['validTo'],
    }),
    z.refine(({ mode, creditLine }) => (mode === 'ON_INVOICE') === (creditLine !== null), {
      error: 'validation.creditLine',
      path: ['creditLine'],
    }),
  )
  .register(z.globalRegistry, { id: 'ClientContractForm' });
export type ClientContractForm = z.output<typeof ClientContractForm>;

export const ClientContractRecord = z
  .extend(Managed, { ...ClientContractForm.shape, clientName: shownText() })
  .register(z.globalRegistry, { id: 'ClientContractRecord' });
export type ClientContractRecord = z.output<typeof ClientContractRecord>;
export const ClientContractFilter = z.extend(
  adminListQuery(['ID', 'VALID_FROM', 'LAST_MODIFIED', 'ACTIVE', 'DATE_CREATED']),
  { clientId: queryId(), mode: z.optional(ClientContractMode) },
);
/** Access by word: who keeps the books keeps them. */
export const clientContractAdminRoutes = crudRoutes('/api/admin/client-contract', {
  record: ClientContractRecord,
  row: ClientContractRecord,
  form: ClientContractForm,
  filter: ClientContractFilter,
  access: 'books',
});
