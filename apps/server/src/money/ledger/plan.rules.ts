import {
  buysAnything,
  isOfAllEmployers,
  isOwnMoney,
  limitRegime,
  mayPay,
  type PaymentConsent,
  type PaymentDecline,
  type Regime,
} from '@cafeteria/contract';

/** A lot as far as planning cares; amounts in minor units, days as YYYY-MM-DD. */
export type SpendableLot = {
  readonly id: number;
  readonly clientId: number | null;
  /** Which company of the client gave it; null where none is known. */
  readonly companyId: number | null;
  readonly regime: Regime;
  readonly remaining: number;
  readonly validFrom: string;
  readonly expiresOn: string | null;
  readonly grantedAt: string;
  readonly allowedCategoryIds: readonly number[] | null;
};
/** What is bought: its amount in minor units, its regime, and what the payer agreed to. */
export type PlannedPurchase = Readonly<PaymentConsent> & {
  readonly amount: number;
  readonly regime: Regime;
  readonly categoryId: number | null;
};
/** Of a company's yearly limit of a regime: what is left, and what its client lets happen beyond it. */
export type Room = { readonly left: number; readonly overLimit: 'BLOCK' | 'TAX' };
export type Rules = {
  /** Room by `roomKey`; what is not there has no limit. */
  readonly rooms: ReadonlyMap<string, Room>;
  /** Since which day the rules of a regime hold: money given before it is spent first. */
  readonly rulesSince: ReadonlyMap<Regime, string>;
  /** Regimes whose limit of this year nobody has written, where nothing is to count against it. */
  readonly refused: ReadonlySet<Regime>;
};
export type Part = { readonly lotId: number; readonly amount: number; readonly overLimit: boolean };
/** Which lots pay what, in the order they pay; `short` is what nobody pays, with the reason for its payer. */
export type Plan = {
  readonly parts: readonly Part[];
  readonly short: number;
  readonly decline: PaymentDecline | null;
};

type Giver = Pick<SpendableLot, 'clientId' | 'companyId'>;
export const roomKey = ({ clientId, companyId }: Giver, regime: Regime): string =>
  `${clientId} ${companyId} ${regime}`;

/** What buys less is spent before what buys more. */
const breadth = (lot: SpendableLot, purchase: Regime): number => {
  if (lot.allowedCategoryIds) return 0;
  if (buysAnything(lot.regime)) return 3;
  return lot.regime === purchase ? 1 : 2;
};
const compare = <T extends number | string>(a: T, b: T): number => Number(a > b) - Number(a < b);
const never = '9999-12-31';

/**
 * The order of spending (domain 11.3): money of older rules, the earliest expiry, the most restricted, the oldest; own
 * money last.
 */
const inOrder =
  (purchase: Regime, rulesSince: Rules['rulesSince']) =>
  (a: SpendableLot, b: SpendableLot): number => {
    const isCurrent = (lot: SpendableLot): number =>
      Number(lot.validFrom >= (rulesSince.get(lot.regime) ?? ''));
    return (
      Number(isOwnMoney(a.regime)) - Number(isOwnMoney(b.regime)) ||
      isCurrent(a) - isCurrent(b) ||
      compare(a.expiresOn ?? never, b.expiresOn ?? never) ||
      breadth(a, purchase) - breadth(b, purchase) ||
      compare(a.grantedAt, b.grantedAt) ||
      a.id - b.id
    );
  };

const fits = (lot: SpendableLot, { regime, categoryId, usePrivate }: PlannedPurchase): boolean =>
  lot.remaining > 0 &&
  mayPay(lot.regime, regime) &&
  (usePrivate || !isOwnMoney(lot.regime)) &&
  (lot.allowedCategoryIds === null ||
    (categoryId !== null && lot.allowedCategoryIds.includes(categoryId)));

/**
 * Why it is not paid. Of credits that cannot be spent here at all it is said only where nothing can: who could pay a
 * part has too little, however much they have for something else.
 */
const reasonOf = (
  lots: readonly SpendableLot[],
  fitting: readonly SpendableLot[],
  amount: number,
): PaymentDecline => {
  const fits = fitting.reduce((total, { remaining }) => total + remaining, 0);
  if (fits >= amount) return 'OVER_LIMIT';
  const hasOthers = lots.some(({ regime, remaining }) => !isOwnMoney(regime) && remaining > 0);
  return fits === 0 && hasOthers ? 'NOT_COVERED' : 'INSUFFICIENT_CREDITS';
};

/** What pays how much within its limits, then beyond them, then of the payer's own. */
const pay = (
  purchase: PlannedPurchase,
  fitting: readonly SpendableLot[],
  rooms: Rules['rooms'],
): Pick<Plan, 'parts' | 'short'> => {
  // by whose the limit is: one for all employers counts the money of all of them
  const left = new Map<string, number>();
  const taken = new Map<number, number>();
  const parts: Part[] = [];
  let short = purchase.amount;
  const take = (lot: SpendableLot, max: number, overLimit: boolean): number => {
    const amount = Math.min(short, max, lot.remaining - (taken.get(lot.id) ?? 0));
    if (amount <= 0) return 0;
    taken.set(lot.id, (taken.get(lot.id) ?? 0) + amount);
    parts.push({ lotId: lot.id, amount, overLimit });
    short -= amount;
    return amount;
  };
  const limitedBy = (lot: SpendableLot): Regime => limitRegime(lot.regime, purchase.regime);
  const roomOf = (lot: SpendableLot): Room | undefined => rooms.get(roomKey(lot, limitedBy(lot)));
  const keyOf = (lot: SpendableLot): string =>
    isOfAllEmployers(limitedBy(lot)) ? limitedBy(lot) : roomKey(lot, limitedBy(lot));
  const leftFor = (lot: SpendableLot): number =>
    left.get(keyOf(lot)) ?? Math.max(0, roomOf(lot)?.left ?? Number.POSITIVE_INFINITY);
  const ofEmployers = fitting.filter(({ regime }) => !isOwnMoney(regime));
  for (const lot of ofEmployers) {
    const room = leftFor(lot);
    left.set(keyOf(lot), room - take(lot, room, false));
  }
  if (purchase.useTaxed)
    for (const lot of ofEmployers)
      if (roomOf(lot)?.overLimit === 'TAX') take(lot, Number.POSITIVE_INFINITY, true);
  for (const lot of fitting) if (isOwnMoney(lot.regime)) take(lot, Number.POSITIVE_INFINITY, false);
  return { parts, short };
};

/**
 * Plans a payment. Money within its yearly limit pays first, then, if the payer agreed, what its client lets be spent
 * beyond (and taxes), then the payer's own, if agreed too. Lots must be those that hold today.
 */
export const planPayment = (
  purchase: PlannedPurchase,
  lots: readonly SpendableLot[],
  { rooms, rulesSince, refused }: Rules,
): Plan => {
  const fittingLots = lots.filter((lot) => fits(lot, purchase));
  const isRefused = ({ regime }: SpendableLot): boolean =>
    refused.has(limitRegime(regime, purchase.regime));
  const fitting = fittingLots
    .filter((lot) => !isRefused(lot))
    .toSorted(inOrder(purchase.regime, rulesSince));
  const plan = pay(purchase, fitting, rooms);
  const reason = (): PaymentDecline => {
    // the one consent that is missing, where it would be paid with it
    if (pay({ ...purchase, useTaxed: true }, fitting, rooms).short === 0) return 'TAX_NOT_AGREED';
    if (fittingLots.some(isRefused)) return 'LIMIT_MISSING';
    return reasonOf(lots, fitting, purchase.amount);
  };
  return { ...plan, decline: plan.short > 0 ? reason() : null };
};

/** More than anybody has, in minor units: what is planned for it is all that can be spent there. */
export const allThereIs = 100_000_000_000;

/** What of the lots could be spent only beyond a limit, wherever the most of it could: what to ask consent for. */
export const maxTaxed = (
  lots: readonly SpendableLot[],
  rules: Rules,
  purchases: readonly Regime[],
): number => {
  const anywhere = lots.map((lot) => ({ ...lot, allowedCategoryIds: null }));
  const consent = { useTaxed: true, usePrivate: false };
  const beyond = purchases.map((regime) =>
    planPayment({ ...consent, amount: allThereIs, regime, categoryId: null }, anywhere, rules)
      .parts.filter(({ overLimit }) => overLimit)
      .reduce((sum, { amount }) => sum + amount, 0),
  );
  return Math.max(0, ...beyond);
};
