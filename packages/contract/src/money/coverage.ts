/** Which money would pay at a partner or for an offer (domain 11.3). */
import * as z from 'zod/mini';
import { route } from '../http/route.ts';
import { Money } from '../values/money.ts';
import { day, idInAddress } from '../values/text.ts';
import { PaymentDecline, Pot, Regime } from '../vocabulary/enums.ts';

/** Money that would pay, in the order it would; beyond a limit it is taxed as a wage. */
export const CoveragePart = z.object({
  pot: Pot,
  regime: Regime,
  label: z.string(),
  amount: Money,
  overLimit: z.boolean(),
  expiresAt: z.nullable(day()),
});
export type CoveragePart = z.output<typeof CoveragePart>;
export const Coverage = z
  .object({
    partnerName: z.string(),
    regime: Regime,
    regimeLabel: z.string(),
    /** One price for everybody; null where there is none, and `parts` is all that may be spent there. */
    price: z.nullable(Money),
    parts: z.array(CoveragePart),
    /** What nobody pays of the price. */
    missing: z.nullable(Money),
    /** Why the price could not be paid now. */
    decline: z.nullable(PaymentDecline),
    /** Whether the employer allows a wallet of own money. */
    mayTopUp: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Coverage' });
export type Coverage = z.output<typeof Coverage>;

export const coverageRoutes = {
  get: route({
    method: 'GET',
    path: '/api/user/coverage',
    access: 'user',
    summary: 'Which pots of the signed-in user would pay at a partner or for an offer',
    query: z.object({ partnerId: idInAddress(), offerId: z.optional(idInAddress()) }),
    response: Coverage,
    tags: ['money', 'partner', 'offer'],
  }),
};
