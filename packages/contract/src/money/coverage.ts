/** Which money would pay at a partner or for an offer (domain 11.3). */
import * as z from 'zod/mini';
import { CardView } from '../catalogue/card.ts';
import { route } from '../http/route.ts';
import { queryCoordinate, queryIdList } from '../http/query.ts';
import { MediaRef } from '../values/media.ts';
import { Money } from '../values/money.ts';
import { day, id, idInAddress } from '../values/text.ts';
import { PaymentDecline, Pot, Regime } from '../vocabulary/enums.ts';

/** Money that would pay, in the order it would; beyond a limit it is taxed as a wage. */
export const CoveragePart = z.object({
  pot: Pot,
  regime: Regime,
  label: z.string(),
  amount: Money,
  overLimit: z.boolean(),
  /** The first day something of it ends after, and how much of it does; null when nothing does. */
  expiresAt: z.nullable(day()),
  expiring: z.nullable(Money),
});
export type CoveragePart = z.output<typeof CoveragePart>;
export const Coverage = z
  .object({
    partnerName: z.string(),
    partnerLogo: z.nullable(MediaRef),
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

/** Some of one's money, as the address of a list names it (`readMoneyChoice`). */
const OwnMoney = z.object({
  value: z.string(),
  label: z.string(),
  amount: Money,
  /** The first day something of it ends after; null when nothing does. */
  expiresAt: z.nullable(day()),
});
export type OwnMoney = z.output<typeof OwnMoney>;
/**
 * GOOD buys something; NOTHING is there of it (any more), EXPIRED is a day that is over, LIMIT what only a used up
 * yearly limit keeps from being spent, FROZEN an account that is looked into.
 */
export const MoneyState = z.enum(['GOOD', 'NOTHING', 'EXPIRED', 'LIMIT', 'FROZEN']);
export type MoneyState = z.output<typeof MoneyState>;
export const MoneyFilter = z
  .object({
    /** What the reader may choose: the money they may spend today, own money last. */
    choices: z.array(OwnMoney),
    /** What of it ends within sixty days. */
    ending: z.nullable(OwnMoney),
    /** The money that was asked about; null where none was. */
    chosen: z.nullable(z.extend(OwnMoney, { state: MoneyState })),
    /** What the chosen money pays: the filter of the lists (`purchases`); null where it pays nothing. */
    purchases: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'MoneyFilter' });
export type MoneyFilter = z.output<typeof MoneyFilter>;

/** What of one's credits is good at a thing; `isPartly` where only some of its offers or places take it. */
const GoodAt = z.object({
  id: id(),
  isPartly: z.boolean(),
  parts: z.array(z.object({ label: z.string(), amount: Money })),
});
export type GoodAt = z.output<typeof GoodAt>;
export const CoverageList = z
  .object({
    partners: z.array(GoodAt),
    offers: z.array(GoodAt),
    branchOffices: z.array(GoodAt),
  })
  .register(z.globalRegistry, { id: 'CoverageList' });
export type CoverageList = z.output<typeof CoverageList>;

/** A thing some of one's money buys, or one that costs no credits. */
const WayToSpend = z.object({
  card: CardView,
  /** What the money that pays most of it is called; null where credits pay nothing. */
  label: z.nullable(z.string()),
  /** What has to be paid besides, of a price the money does not reach; null where it does, or there is no price. */
  missing: z.nullable(Money),
});
export type WayToSpend = z.output<typeof WayToSpend>;
export const WaysToSpend = z
  .object({
    /** What was near decided: where the reader is, the town of their address, or nothing. */
    near: z.nullable(z.enum(['POSITION', 'TOWN'])),
    ways: z.array(WayToSpend),
  })
  .register(z.globalRegistry, { id: 'WaysToSpend' });
export type WaysToSpend = z.output<typeof WaysToSpend>;

/** The town of somebody's own address: where distances are measured from while they have given no position. */
export const HomeTown = z
  .object({
    town: z.nullable(z.object({ name: z.string(), lat: z.number(), lng: z.number() })),
  })
  .register(z.globalRegistry, { id: 'HomeTown' });
export type HomeTown = z.output<typeof HomeTown>;

/** Some hundreds of things are asked about at once. */
const maxAsked = 4_000;
export const coverageRoutes = {
  town: route({
    method: 'GET',
    path: '/api/user/town',
    access: 'user',
    summary: 'Where the town of the signed-in user’s address is',
    response: HomeTown,
    tags: ['loggedUser'],
  }),
  ways: route({
    method: 'GET',
    path: '/api/user/ways-to-spend',
    access: 'user',
    summary: 'A few things near the signed-in user that some of their money buys',
    query: z.object({
      /** All there is where nothing is said. */
      money: z.optional(z.string().check(z.maxLength(40))),
      /** Of it what ends on this day or later. */
      since: z.optional(day()),
      lat: queryCoordinate(90),
      lng: queryCoordinate(180),
    }),
    response: WaysToSpend,
    tags: ['money', 'partner', 'offer'],
  }),
  money: route({
    method: 'GET',
    path: '/api/user/money-filter',
    access: 'user',
    summary: 'What of the signed-in user’s money lists can be narrowed to, and what it pays',
    query: z.object({ money: z.optional(z.string().check(z.maxLength(40))) }),
    response: MoneyFilter,
    tags: ['money'],
  }),
  list: route({
    method: 'GET',
    path: '/api/user/coverage-list',
    access: 'user',
    summary: 'What of the signed-in user’s credits is good at the things of a list',
    query: z.object({
      partners: queryIdList(maxAsked),
      offers: queryIdList(maxAsked),
      branchOffices: queryIdList(maxAsked),
    }),
    response: CoverageList,
    tags: ['money', 'partner', 'offer'],
  }),
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
