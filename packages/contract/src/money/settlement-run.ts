import * as z from 'zod/mini';
import { pageOf, PageQuery } from '../http/page.ts';
import { route } from '../http/route.ts';
import { day, Id, id, instant, named, NamedPerson } from '../values/text.ts';
import { Currency } from '../vocabulary/enums.ts';
import { SettlementOutcome } from './settlement.ts';

const tag = 'admin:settlement';
const read = { method: 'GET', access: 'books', tags: [tag] } as const;

export const SettlementRunRow = z
  .object({
    id: id(),
    upTo: z.string(),
    partner: z.nullable(named()),
    madeBy: z.nullable(NamedPerson),
    madeAt: instant(),
    /** Nobody started it. */
    bySchedule: z.boolean(),
    finishedAt: z.nullable(instant()),
    /** Partners, and how many of them are done. */
    total: z.int(),
    done: z.int(),
    made: z.int(),
  })
  .register(z.globalRegistry, { id: 'SettlementRunRow' });
export type SettlementRunRow = z.output<typeof SettlementRunRow>;
const SettlementRunProblem = z.object({
  partner: named(),
  outcome: SettlementOutcome,
  payments: z.int(),
});
export type SettlementRunProblem = z.output<typeof SettlementRunProblem>;
export const SettlementRunRecord = z
  .extend(SettlementRunRow, {
    currency: Currency,
    /** Drafts of it that wait, what they pay, and whether who asks may approve them. */
    drafts: z.array(id()),
    payout: z.int(),
    isOwn: z.boolean(),
    /** Of these drafts those that nobody has taken on yet. */
    toSubmit: z.array(id()),
    /** Partners that could not be settled with, at most a hundred. */
    problems: z.array(SettlementRunProblem),
  })
  .register(z.globalRegistry, { id: 'SettlementRunRecord' });
export type SettlementRunRecord = z.output<typeof SettlementRunRecord>;

export const settlementRunRoutes = {
  list: route({
    ...read,
    path: '/api/admin/settlement-run',
    summary: 'Runs, the latest first',
    query: PageQuery,
    response: pageOf(SettlementRunRow),
  }),
  get: route({
    ...read,
    path: '/api/admin/settlement-run/:id',
    summary: 'How far a run is, and with whom it could not settle',
    params: Id,
    response: SettlementRunRecord,
  }),
  start: route({
    method: 'POST',
    path: '/api/admin/settlement-run',
    access: 'books',
    summary: 'Settle with all partners that are due by a day that is over, or with one',
    body: z.strictObject({ upTo: day(), partnerId: z._default(z.nullable(id()), null) }),
    response: SettlementRunRecord,
    invalidates: [tag],
  }),
};
