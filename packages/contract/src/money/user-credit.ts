import * as z from 'zod/mini';
import { route } from '../http/route.ts';
import { shownText, Id, id, instant, text } from '../values/text.ts';
import { Currency, LotSource, Regime } from '../vocabulary/enums.ts';
import { BalanceOverview } from './balance.ts';
import { CreditRecallResult, GrantAmount, RecallReason } from './credit-grant.ts';
import { HistoryFilter, HistoryPage } from './history.ts';
import { textLimit } from '../vocabulary/text-limit.ts';

/** An employer's money with a user; the user's own is nobody else's to see. Amounts in minor units. */
export const EmployerLot = z
  .object({
    id: z.int(),
    clientId: id(),
    clientName: shownText(),
    /** The company whose employee they were when they got it, whose limit it uses; null where none is known. */
    companyName: z.nullable(shownText()),
    grantId: z.nullable(id()),
    regime: Regime,
    amount: z.int(),
    remaining: z.int(),
    held: z.int(),
    validFrom: z.string(),
    expiresOn: z.nullable(z.string()),
    /** Set of who left the client, or will: after this day it is the client's again. */
    goesBackAfter: z.nullable(z.string()),
    allowedCategoryIds: z.nullable(z.array(id())),
    source: LotSource,
    grantedAt: instant(),
  })
  .register(z.globalRegistry, { id: 'EmployerLot' });
export type EmployerLot = z.output<typeof EmployerLot>;
/** What administration may know of a user's money beside the balance and the history. */
export const UserCredit = z
  .object({
    currency: Currency,
    /** Since when nothing may be spent, and why. */
    frozen: z.nullable(z.object({ at: instant(), reason: z.string() })),
    /** Whether they can sign in; who cannot is sent own money when they ask for it. */
    canSignIn: z.boolean(),
    /** Lots with money in them, in the order they were given. */
    lots: z.array(EmployerLot),
  })
  .register(z.globalRegistry, { id: 'UserCredit' });
export type UserCredit = z.output<typeof UserCredit>;

/** What of a client's credits a user holds, and the last day of it once the user works for somebody else. */
const CreditStanding = z.object({
  clientId: id(),
  clientName: shownText(),
  amount: z.int(),
  lastDay: z.string(),
});
export type CreditStanding = z.output<typeof CreditStanding>;

const tags = ['admin:user-credit'] as const;
/** Movements are numbered beyond what an id of the catalogue can be. */
const MovementId = z.object({
  id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
});
export const userCreditRoutes = {
  overview: route({
    method: 'GET',
    path: '/api/admin/user/:id/balance-overview',
    access: 'admin',
    summary: "A user's pots, expiries and limits without the user's own money; the look is audited",
    params: Id,
    response: BalanceOverview,
    tags,
  }),
  history: route({
    method: 'GET',
    path: '/api/admin/user/:id/payment-history',
    access: 'admin',
    summary:
      "A user's movements without the user's own money, of health the category alone; audited",
    params: Id,
    query: HistoryFilter,
    response: HistoryPage,
    tags,
  }),
  credit: route({
    method: 'GET',
    path: '/api/admin/user/:id/credit',
    access: 'admin',
    summary: "An employer's money with a user, lot by lot; the look is audited",
    params: Id,
    response: UserCredit,
    tags,
  }),
  standing: route({
    method: 'GET',
    path: '/api/admin/user/:id/credit-standing',
    access: 'admin',
    summary: 'What goes back, and when, as a user changes the employer; the look is audited',
    params: Id,
    response: z.object({ currency: Currency, clients: z.array(CreditStanding) }),
    tags,
  }),
  recall: route({
    method: 'POST',
    path: '/api/admin/user/:id/credit-recall',
    access: 'admin',
    summary: "Take back one client's money a user has not spent: all of it, or the named lots",
    params: Id,
    body: z.strictObject({
      /** Who asks for its money; without it the client the user works for. */
      clientId: z.optional(id()),
      lotIds: z.optional(
        z
          .array(z.int().check(z.minimum(1, 'validation.id')))
          .check(z.minLength(1, 'validation.required'), z.maxLength(1_000, 'validation.maxItems')),
      ),
      reason: RecallReason,
    }),
    own: { clientId: 'client' },
    response: CreditRecallResult,
    proof: true,
    invalidates: tags,
    idempotent: true,
  }),
  unfreeze: route({
    method: 'PUT',
    path: '/api/admin/user/:id/credit/unfreeze',
    access: 'admin',
    summary: 'Let a user spend again whose account the nightly check froze',
    params: Id,
    response: UserCredit,
    invalidates: tags,
  }),
  refund: route({
    method: 'POST',
    path: '/api/admin/movement/:id/refund',
    access: 'admin',
    summary: 'Give a payment back, all that is left of it or less',
    params: MovementId,
    body: z.strictObject({
      amount: z.optional(GrantAmount),
      note: z._default(z.nullable(text(textLimit.note)), null),
    }),
    response: z.object({ movementId: z.int(), amount: z.int(), currency: Currency }),
    proof: true,
    invalidates: tags,
    idempotent: true,
  }),
};
