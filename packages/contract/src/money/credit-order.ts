import * as z from 'zod/mini';
import { PageQuery, pageOf } from '../http/page.ts';
import { route } from '../http/route.ts';
import { Id, id, instant, NamedPerson, requiredText } from '../values/text.ts';
import { ClientId } from '../people/client.ts';
import { Currency, GrantGround, Regime } from '../vocabulary/enums.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

/** How an order stands, by what became of its proforma: paid is one whose credits are given within a minute. */
export const CreditOrderState = z.enum(['WAITING', 'PAID', 'GIVEN', 'CANCELLED']);
export type CreditOrderState = z.output<typeof CreditOrderState>;

/** Credits of a client that pays beforehand, which wait until it has; amounts in minor units. */
export const CreditOrderRecord = z
  .object({
    id: id(),
    clientId: id(),
    state: CreditOrderState,
    regime: Regime,
    validFrom: z.string(),
    expiresOn: z.nullable(z.string()),
    allowedCategoryIds: z.nullable(z.array(id())),
    note: z.nullable(z.string()),
    ground: z.nullable(GrantGround),
    /** The month of the shifts it is for, `2026-11`; null of one that names none. */
    shiftsMonth: z.nullable(z.string()),
    users: z.int(),
    total: z.int(),
    currency: Currency,
    createdBy: z.nullable(NamedPerson),
    orderedAt: instant(),
    /** The proforma, with what is still to be paid of it. */
    proforma: z.object({ id: id(), number: z.string(), open: z.int() }),
    givenAt: z.nullable(instant()),
    /** What was given of it; null of one that is not, or of which nobody was left. */
    grant: z.nullable(z.object({ id: id(), users: z.int(), total: z.int() })),
    /** It was paid when its last day was over: nothing can be given of it. */
    isOver: z.boolean(),
    /** Its employer is off: what is paid waits until it is on again, or the order is cancelled. */
    isEmployerOff: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'CreditOrderRecord' });
export type CreditOrderRecord = z.output<typeof CreditOrderRecord>;

/** What one person is to get by an order. */
export const CreditOrderItem = z
  .object({
    userId: id(),
    name: z.string(),
    personalNumber: z.nullable(z.string()),
    shifts: z.nullable(z.int()),
    amount: z.int(),
    /** What of it is beyond the shifts, and a wage. */
    taxed: z.int(),
    /** Had left or was erased when the others were given theirs; the money stays with the employer. */
    isLeftOut: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'CreditOrderItem' });
export type CreditOrderItem = z.output<typeof CreditOrderItem>;

const path = '/api/admin/client/:clientId/credit-order';
const tag = 'admin:credit-order';
const params = z.extend(ClientId, Id.shape);
const read = { method: 'GET', access: 'admin', tags: [tag] } as const;
export const creditOrderRoutes = {
  list: route({
    ...read,
    path,
    summary: "A client's orders of credits, newest first",
    params: ClientId,
    query: z.extend(PageQuery, { state: z.optional(CreditOrderState) }),
    response: pageOf(CreditOrderRecord),
  }),
  get: route({
    ...read,
    path: `${path}/:id`,
    summary: 'One order of credits',
    params,
    response: CreditOrderRecord,
  }),
  items: route({
    ...read,
    path: `${path}/:id/item`,
    summary: 'Who is to get what by an order; the look is audited',
    params,
    query: PageQuery,
    response: pageOf(CreditOrderItem),
  }),
  cancel: route({
    method: 'POST',
    path: `${path}/:id/cancel`,
    access: 'admin',
    summary: 'Take an order back that is not given yet, with its proforma',
    params,
    body: z.strictObject({ reason: requiredText(textLimit.note) }),
    response: CreditOrderRecord,
    invalidates: [tag],
  }),
};
