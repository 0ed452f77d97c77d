/** What happened to a user's money (domain 7.20). */
import * as z from 'zod/mini';
import { queryInt } from '../http/query.ts';
import { route } from '../http/route.ts';
import { MediaRef } from '../values/media.ts';
import { day, id, instant, month, shownText, text } from '../values/text.ts';
import {
  CategoryCode,
  Currency,
  DepositStatus,
  DisputeStatus,
  Language,
  MovementReason,
  MovementStatus,
  MovementType,
  PaymentDecline,
  PaymentMethod,
  Pot,
  Regime,
} from '../vocabulary/enums.ts';
import { searchLimits } from '../vocabulary/limits.ts';

/** Ids of movements outgrow those of the catalogue. */
const movementId = () => z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
/** Minor units with their sign: what came is above zero, what went is below. */
const signed = () => z.int();

export const MovementView = z
  .object({
    id: movementId(),
    type: MovementType,
    reason: MovementReason,
    date: instant(),
    bookedAt: z.nullable(instant()),
    title: shownText(),
    subtitle: z.nullable(shownText()),
    amount: signed(),
    currency: Currency,
    status: MovementStatus,
    /** Of a refused payment. */
    declineReason: z.nullable(PaymentDecline),
    /** Until when a pending payment holds the money. */
    heldUntil: z.nullable(instant()),
    paymentMethods: z.array(z.object({ method: PaymentMethod, amount: z.int() })),
    /** Which money it was, in the order it was used; minor units without a sign. */
    parts: z.array(z.object({ pot: Pot, regime: Regime, label: z.string(), amount: z.int() })),
    partner: z.nullable(
      z.object({
        id: id(),
        /** Null where there is no page of it any more. */
        route: z.nullable(z.string()),
        name: z.string(),
        logo: z.nullable(MediaRef),
      }),
    ),
    categoryCode: z.nullable(CategoryCode),
    deposit: z.nullable(z.object({ id: movementId(), status: DepositStatus })),
    /** Of a refund: the payment it gives back. */
    reversal: z.nullable(z.object({ ofId: movementId() })),
    /** Of a payment: what was given back of it since. */
    refunded: z.int(),
    /** How far it is where its owner said that something is wrong with it. */
    dispute: z.nullable(DisputeStatus),
    /** Last day of what came. */
    expiresAt: z.nullable(day()),
    /** Where on the map it was; `id` is null where the place itself is not shown any more. */
    place: z.nullable(
      z.object({
        id: z.nullable(id()),
        address: z.string(),
        lat: z.number(),
        lng: z.number(),
      }),
    ),
    detail: z.object({
      externalRef: z.nullable(z.string()),
      deviceName: z.nullable(z.string()),
      branchOffice: z.nullable(z.string()),
      offer: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  })
  .register(z.globalRegistry, { id: 'MovementView' });
export type MovementView = z.output<typeof MovementView>;

/** Days are Prague's, both included. */
const filterFields = {
  type: z.optional(MovementType),
  from: z.optional(day()),
  to: z.optional(day()),
};
export const HistoryFilter = z.object({
  offset: queryInt(0, 1_000_000, 0),
  limit: queryInt(1, 100, 20),
  ...filterFields,
  /** One payment and what was given back of it. */
  payment: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
  ),
});
export type HistoryFilter = z.output<typeof HistoryFilter>;
export const HistoryPage = z
  .object({
    items: z.array(MovementView),
    offset: z.int(),
    limit: z.int(),
    total: z.int(),
  })
  .register(z.globalRegistry, { id: 'HistoryPage' });
export type HistoryPage = z.output<typeof HistoryPage>;

/** The word of an address for what was spent in no category. */
export const noCategory = 'NONE';
const ownFilterFields = {
  /** Where it was, what it was, its note, reference or amount. */
  keyword: z.optional(text(searchLimits.max)),
  /** What some money of that pot went into, came from, or was to pay. */
  pot: z.optional(Pot),
  category: z.optional(z.union([CategoryCode, z.literal(noCategory)])),
};
/** What a person asks of their own history; of others nobody looks for words, nor for what they spend on. */
export const OwnHistoryFilter = z.extend(HistoryFilter, ownFilterFields);
export type OwnHistoryFilter = z.output<typeof OwnHistoryFilter>;
/** What came and what went in a calendar month, of the movements asked for; minor units. */
export const MonthSum = z.object({
  month: month(),
  received: z.int(),
  spent: z.int(),
});
export type MonthSum = z.output<typeof MonthSum>;
/** A page of a person's own history, with the sums of the months that stand on it. */
export const OwnHistoryPage = z
  .extend(HistoryPage, { months: z.array(MonthSum) })
  .register(z.globalRegistry, { id: 'OwnHistoryPage' });
export type OwnHistoryPage = z.output<typeof OwnHistoryPage>;

/** What each pot held: free and held together, also what may be spent from a later day only. */
export const PotAmounts = z.object({
  BENEFIT: signed(),
  MEAL: signed(),
  PRIVATE: signed(),
});
export type PotAmounts = z.output<typeof PotAmounts>;
/** A statement: what there was, what changed, what there is. It adds up in every pot. */
export const Statement = z
  .object({
    from: day(),
    to: day(),
    currency: Currency,
    name: z.string(),
    clientName: z.nullable(shownText()),
    opening: PotAmounts,
    lines: z.array(
      z.object({
        id: movementId(),
        date: instant(),
        title: shownText(),
        reason: MovementReason,
        change: PotAmounts,
      }),
    ),
    closing: PotAmounts,
    madeAt: instant(),
  })
  .register(z.globalRegistry, { id: 'Statement' });
export type Statement = z.output<typeof Statement>;

/** The longest statement, in days. */
export const statementDays = 731;
const StatementPeriod = z.object({ from: day(), to: day() }).check(
  z.refine(({ from, to }) => from <= to, { error: 'validation.interval', path: ['to'] }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < statementDays * 86_400_000, {
    error: 'validation.period',
    path: ['to'],
  }),
);

/** How far back the pace of spending looks, in days. */
export const paceDays = 90;
/** Where money went, and how fast; minor units, refunds taken off in the month they came. */
export const Spending = z
  .object({
    currency: Currency,
    /** The current calendar month last, with the eleven before it; a month nothing was spent in has no parts. */
    months: z.array(
      z.object({
        month: month(),
        parts: z.array(
          z.object({
            category: z.nullable(CategoryCode),
            name: z.nullable(shownText()),
            amount: z.int(),
          }),
        ),
      }),
    ),
    /** What was spent in the last days; null until there is enough to tell a pace by. */
    pace: z.nullable(z.object({ days: z.int(), spent: PotAmounts })),
  })
  .register(z.globalRegistry, { id: 'Spending' });
export type Spending = z.output<typeof Spending>;

export const historyRoutes = {
  list: route({
    method: 'GET',
    path: '/api/user/payment-history',
    access: 'user',
    summary: "Movements of the signed-in user's money, newest first",
    query: OwnHistoryFilter,
    response: OwnHistoryPage,
    tags: ['money'],
  }),
  export: route({
    method: 'GET',
    path: '/api/user/payment-history/export',
    isHeavy: true,
    access: 'user',
    summary: 'The same as a table (CSV)',
    query: z.object({
      ...filterFields,
      ...ownFilterFields,
      language: z.optional(Language),
    }),
    response: z.string(),
    binary: 'text/csv',
  }),
  statement: route({
    method: 'GET',
    path: '/api/user/payment-history/statement',
    isHeavy: true,
    access: 'user',
    summary: 'Opening balance, movements and closing balance of a period, by pot',
    query: StatementPeriod,
    response: Statement,
    tags: ['money'],
  }),
  spending: route({
    method: 'GET',
    path: '/api/user/spending',
    access: 'user',
    summary: 'Where the money of the signed-in user went in twelve months, and how fast it goes',
    response: Spending,
    tags: ['money'],
  }),
};
