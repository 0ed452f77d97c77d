import * as z from 'zod/mini';
import { FieldError } from '../http/errors.ts';
import { PageQuery, pageOf } from '../http/page.ts';
import { route } from '../http/route.ts';
import {
  day,
  Id,
  id,
  ids,
  instant,
  month,
  NamedPerson,
  requiredText,
  shownText,
  text,
} from '../values/text.ts';
import { ClientId } from '../people/client.ts';
import { Currency, GrantGround, Regime } from '../vocabulary/enums.ts';
import { ClientContractMode } from './client-contract.ts';
import { CreditOrderRecord } from './credit-order.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

/** What one person gets at once: above zero, minor units. */
export const GrantAmount = z
  .int('validation.amount')
  .check(z.minimum(1, 'validation.amount'), z.maximum(1_000_000_000, 'validation.amount'));

/** What a grant says of all its people alike. */
const terms = {
  regime: Regime,
  validFrom: day(),
  /** Last day; null never expires, absent leaves it to the client's policy. */
  expiresOn: z.optional(z.nullable(day())),
  allowedCategoryIds: z.optional(z.nullable(ids(11))),
  note: z._default(z.nullable(text(textLimit.note)), null),
  /** Asked in Czechia; elsewhere null. */
  ground: z._default(z.nullable(GrantGround), null),
};
/** …and a file of all its lines. */
const fileTerms = {
  ...terms,
  /** In which month its shifts were worked, `2026-11`; absent in that of `validFrom`. */
  shiftsMonth: z.optional(month()),
};

/** Who gets how much: by the user's id or payroll number, one of them. */
export const GrantItem = z
  .strictObject({
    userId: z.optional(id()),
    personalNumber: z.optional(requiredText(40)),
    amount: GrantAmount,
  })
  .check(
    z.refine(
      ({ userId, personalNumber }) => (userId === undefined) !== (personalNumber === undefined),
      {
        error: 'validation.required',
        path: ['userId'],
      },
    ),
  );
export type GrantItem = z.output<typeof GrantItem>;
/** The same amount for all people of a client, or those one of its companies employs. */
export const GrantEverybody = z.strictObject({
  amount: GrantAmount,
  companyId: z.nullable(id()),
  onlyActive: z.boolean(),
});
export type GrantEverybody = z.output<typeof GrantEverybody>;

/** A grant: people one by one, or everybody. A dry run writes nothing and says what would be. */
export const CreditGrantForm = z
  .strictObject({
    ...terms,
    currency: Currency,
    items: z.optional(
      z
        .array(GrantItem)
        .check(z.minLength(1, 'validation.required'), z.maxLength(20_000, 'validation.maxItems')),
    ),
    everybody: z.optional(GrantEverybody),
    /** It is known that the same was granted before (`twin`), and wanted once more. */
    repeats: z._default(z.boolean(), false),
    dryRun: z.boolean(),
  })
  .check(
    z.refine(({ items, everybody }) => (items === undefined) !== (everybody === undefined), {
      error: 'validation.required',
      path: ['items'],
    }),
    z.refine(({ validFrom, expiresOn }) => !expiresOn || expiresOn >= validFrom, {
      error: 'validation.interval',
      path: ['expiresOn'],
    }),
  )
  .register(z.globalRegistry, { id: 'CreditGrantForm' });
export type CreditGrantForm = z.output<typeof CreditGrantForm>;

/** Credits an employer gave at once; amounts in minor units. */
export const CreditGrantRecord = z
  .object({
    id: id(),
    clientId: id(),
    regime: Regime,
    validFrom: z.string(),
    expiresOn: z.nullable(z.string()),
    allowedCategoryIds: z.nullable(z.array(id())),
    note: z.nullable(z.string()),
    ground: z.nullable(GrantGround),
    /** The month of the shifts it was given for, `2026-11`; null of one that names none. */
    shiftsMonth: z.nullable(z.string()),
    users: z.int(),
    total: z.int(),
    /** What is left of it with its people, what payments hold included. */
    left: z.int(),
    currency: Currency,
    createdBy: z.nullable(NamedPerson),
    postedAt: instant(),
    /** The order it was given by, of a client that pays beforehand. */
    orderId: z.nullable(id()),
    /** The invoice of its credits, of a client that pays for them afterwards and at once. */
    invoice: z.nullable(z.object({ id: id(), number: z.string() })),
  })
  .register(z.globalRegistry, { id: 'CreditGrantRecord' });
export type CreditGrantRecord = z.output<typeof CreditGrantRecord>;

/** Somebody who would get more in a year of one company than is exempt. */
export const GrantWarning = z.object({
  userId: id(),
  name: z.string(),
  personalNumber: z.nullable(z.string()),
  /** The company whose limit it is, where the people of the grant are of more than one. */
  companyName: z.nullable(shownText()),
  /** Granted in the year with this grant, and the limit; minor units. */
  granted: z.int(),
  limit: z.int(),
});
export type GrantWarning = z.output<typeof GrantWarning>;
/** Somebody who does not work for the client on the first day, and gets credits all the same. */
export const GrantOutsider = z.object({
  userId: id(),
  name: z.string(),
  personalNumber: z.nullable(z.string()),
  messageKey: z.enum(['credit.hasLeft', 'credit.notYet']),
  /** The last day of work, or the first. */
  day: z.string(),
});
export type GrantOutsider = z.output<typeof GrantOutsider>;
/** A grant of the last 31 days, or an order that waits, of the same for the same people, or from the same file. */
export const GrantTwin = z.object({
  /** One of both. */
  grantId: z.nullable(id()),
  orderId: z.nullable(id()),
  postedAt: instant(),
  regime: Regime,
  /** How many of the people of the new one got the same amount by it. */
  users: z.int(),
});
export type GrantTwin = z.output<typeof GrantTwin>;
/** What a grant would do, or has done. */
export const CreditGrantResult = z
  .object({
    /** Null in a dry run, and where it became an order. */
    grant: z.nullable(CreditGrantRecord),
    /** What it became where the client pays beforehand; null in a dry run. */
    order: z.nullable(CreditOrderRecord),
    /** When the client pays by its contract of today; null without one. */
    mode: z.nullable(ClientContractMode),
    count: z.int(),
    total: z.int(),
    currency: Currency,
    expiresOn: z.nullable(z.string()),
    /** Items nobody can be found for, or that repeat one; the first 100. With one of them nothing is posted. */
    problems: z.array(FieldError),
    problemCount: z.int(),
    twin: z.nullable(GrantTwin),
    /** People who are switched off and get credits all the same. */
    inactiveCount: z.int(),
    /** Who has left before the first day or comes after it, named by hand: the first 100, all counted. */
    outsiders: z.array(GrantOutsider),
    outsiderCount: z.int(),
    /** The first 100, all counted. */
    warnings: z.array(GrantWarning),
    warningCount: z.int(),
    /** What of the regime is exempt for one shift, where its limit is by the shift. */
    shiftLimit: z.nullable(z.int()),
    /** The year of the grant where nobody has written how much of the regime is exempt in it. */
    yearWithoutLimit: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'CreditGrantResult' });
export type CreditGrantResult = z.output<typeof CreditGrantResult>;

/** What one person got of a grant, and what is left of it. */
export const CreditGrantItem = z
  .object({
    userId: id(),
    lotId: z.int(),
    name: z.string(),
    personalNumber: z.nullable(z.string()),
    /** The company whose employee they were when they got it, whose limit it uses; null where none is known. */
    companyName: z.nullable(shownText()),
    /** The grant's own, or taxed: what was beyond the shifts. */
    regime: Regime,
    shifts: z.nullable(z.int()),
    amount: z.int(),
    left: z.int(),
    state: z.enum(['OPEN', 'SPENT', 'EXPIRED', 'RECALLED']),
  })
  .register(z.globalRegistry, { id: 'CreditGrantItem' });
export type CreditGrantItem = z.output<typeof CreditGrantItem>;

/** Why money is taken back, for its owner to read. */
export const RecallReason = requiredText(textLimit.note);
export const CreditRecallResult = z.object({ amount: z.int(), users: z.int(), currency: Currency });

const path = '/api/admin/client/:clientId/credit-grant';
const tag = 'admin:credit-grant';
const params = z.extend(ClientId, Id.shape);
export const creditGrantRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'admin',
    summary: "A client's grants, newest first",
    params: ClientId,
    query: PageQuery,
    response: pageOf(CreditGrantRecord),
    tags: [tag],
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'admin',
    summary: 'One grant',
    params,
    response: CreditGrantRecord,
    tags: [tag],
  }),
  items: route({
    method: 'GET',
    path: `${path}/:id/item`,
    access: 'admin',
    summary: 'Who got what of a grant, and what is left; the look is audited',
    params,
    query: PageQuery,
    response: pageOf(CreditGrantItem),
    tags: [tag],
  }),
  grant: route({
    method: 'POST',
    path,
    access: 'admin',
    summary:
      'Grant credits to people of a client, all or none, or order them; or only say what that would do',
    params: ClientId,
    body: CreditGrantForm,
    response: CreditGrantResult,
    proof: true,
    bodyLimit: 4_194_304,
    invalidates: [tag],
    idempotent: true,
  }),
  recall: route({
    method: 'POST',
    path: `${path}/:id/recall`,
    access: 'admin',
    summary: 'Take back what is left of a grant',
    params,
    body: z.strictObject({ reason: RecallReason }),
    response: CreditRecallResult,
    proof: true,
    invalidates: [tag],
    idempotent: true,
  }),
};

/** What a file's lines have in common. */
export const GrantTerms = z.object(fileTerms);
export type GrantTerms = z.output<typeof GrantTerms>;
