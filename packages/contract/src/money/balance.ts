/** What a user has (domain 7.21). */
import * as z from 'zod/mini';
import { route } from '../http/route.ts';
import { Money } from '../values/money.ts';
import { day, id, instant, shownText } from '../values/text.ts';
import { CategoryCode, LotSource, Pot, Regime } from '../vocabulary/enums.ts';

const DatedMoney = z.object({ date: day(), amount: Money });

/** What may be spent today. Own money is null where the employer does not allow a wallet and there is none. */
export const BalanceView = z
  .object({
    total: Money,
    benefit: Money,
    meal: Money,
    private: z.nullable(Money),
    asOf: instant(),
    nextExpiry: z.nullable(DatedMoney),
  })
  .register(z.globalRegistry, { id: 'BalanceView' });
export type BalanceView = z.output<typeof BalanceView>;

const GoodFor = z.object({ id: id(), code: CategoryCode, name: shownText(), route: z.string() });
/** Money of one origin: `held` is what payments hold of it, `allowedCategories` null buys everything. */
export const LotView = z
  .object({
    id: z.int().check(z.minimum(1)),
    remaining: Money,
    held: Money,
    validFrom: day(),
    expiresAt: z.nullable(day()),
    regime: Regime,
    regimeLabel: z.string(),
    allowedCategories: z.nullable(z.array(GoodFor)),
    grantedAt: instant(),
    source: LotSource,
  })
  .register(z.globalRegistry, { id: 'LotView' });
export type LotView = z.output<typeof LotView>;

/** A pot: what of it may be spent today, and every lot of it, also of days to come. */
export const AccountView = z.object({
  kind: Pot,
  balance: Money,
  pending: Money,
  lots: z.array(LotView),
  expiringSoon: z.array(DatedMoney),
});
export type AccountView = z.output<typeof AccountView>;

/** A yearly limit of a regime at an employer, or one of its companies. */
export const LimitView = z
  .object({
    clientId: id(),
    clientName: shownText(),
    /** The employing company whose limit it is, where credits are of more than one of the client. */
    company: z.nullable(z.object({ id: id(), name: shownText() })),
    regime: Regime,
    label: z.string(),
    year: z.int(),
    limit: Money,
    used: Money,
    remaining: Money,
    overLimitPolicy: z.enum(['BLOCK', 'TAX']),
  })
  .register(z.globalRegistry, { id: 'LimitView' });
export type LimitView = z.output<typeof LimitView>;

export const BalanceOverview = z
  .object({
    accounts: z.array(AccountView),
    limits: z.array(LimitView),
    /** Credits of an employer the user has left, or will: they can be spent to the last day. */
    leaving: z.array(z.object({ clientName: shownText(), lastDay: day(), amount: Money })),
    /** Credits an employer has ordered and not paid yet, each since its day. */
    waiting: z.array(z.object({ clientName: shownText(), since: day(), amount: Money })),
    /** From which day credits that have been granted already may be spent. */
    nextTopUp: z.object({ expected: z.nullable(day()) }),
    /** Since when nothing may be spent, because something has to be looked into. */
    frozenSince: z.nullable(instant()),
    asOf: instant(),
  })
  .register(z.globalRegistry, { id: 'BalanceOverview' });
export type BalanceOverview = z.output<typeof BalanceOverview>;

export const balanceRoutes = {
  get: route({
    method: 'GET',
    path: '/api/user/balance',
    access: 'user',
    summary: 'What the signed-in user may spend today',
    response: BalanceView,
    tags: ['money'],
  }),
  overview: route({
    method: 'GET',
    path: '/api/user/balance-overview',
    access: 'user',
    summary: 'Pots, lots, expiries and yearly limits of the signed-in user',
    response: BalanceOverview,
    tags: ['money'],
  }),
};
