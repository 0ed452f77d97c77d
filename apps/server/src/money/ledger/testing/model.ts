import { buysAnything, isOwnMoney, limitRegime, mayPay, type Regime } from '@cafeteria/contract';

/**
 * What the ledger means, in memory and as plainly as can be said: a list of lots and a list of payments. The property
 * test plays the same steps here and in the database and compares what is left.
 */
export type ModelLot = {
  userId: number;
  regime: Regime;
  /** Which company of its client it is of. */
  company: number;
  amount: number;
  remaining: number;
  held: number;
  /** Days from now it expires in; null never. */
  expiresIn: number | null;
  closed: 'EXPIRED' | 'RECALLED' | null;
  /** What a refund opened: it was given time once. */
  isRefund: boolean;
};
const isPast = ({ expiresIn }: Pick<ModelLot, 'expiresIn'>): boolean =>
  expiresIn !== null && expiresIn < 0;
type Paid = { lot: ModelLot; amount: number };
type Payment = {
  userId: number;
  state: 'PENDING' | 'BOOKED' | 'VOIDED' | 'DECLINED';
  /** Of the purchase. */
  regime: Regime;
  parts: Paid[];
  amount: number;
  refunded: number;
};
export type ModelPurchase = {
  userId: number;
  amount: number;
  regime: Regime;
  useTaxed: boolean;
  usePrivate: boolean;
};

const pays = (lot: ModelLot, { regime, usePrivate }: ModelPurchase): boolean =>
  !lot.closed &&
  !isPast(lot) &&
  mayPay(lot.regime, regime) &&
  (usePrivate || !isOwnMoney(lot.regime));
const breadth = (money: Regime, purchase: Regime): number => {
  if (buysAnything(money)) return 2;
  return money === purchase ? 0 : 1;
};
const rank = ({ regime, expiresIn }: ModelLot, purchase: Regime): number =>
  (isOwnMoney(regime) ? 1e9 : 0) + (expiresIn ?? 1e6) * 10 + breadth(regime, purchase);

const split = (parts: readonly Paid[], amount: number): [Paid[], Paid[]] => {
  let left = amount;
  const first = parts.map(({ lot, amount: part }) => {
    const taken = Math.min(left, part);
    left -= taken;
    return { lot, amount: taken };
  });
  const rest = parts.map(({ lot, amount: part }, at) => ({
    lot,
    amount: part - (first[at]?.amount ?? 0),
  }));
  return [first.filter((part) => part.amount > 0), rest.filter((part) => part.amount > 0)];
};

type Bought = Pick<ModelPurchase, 'userId' | 'regime'>;
type Limits = ReadonlyMap<Regime, number>;

export class Model {
  readonly lots: ModelLot[] = [];
  readonly payments: Payment[] = [];
  readonly #used = new Map<string, number>();
  /** Whom people work for today. */
  readonly #companies = new Map<number, number>();
  readonly #limits: Limits;
  readonly #taxed: ReadonlySet<number>;
  /** `limits` are those of the year, by regime; users in `taxed` may spend beyond them. */
  constructor(limits: Limits, taxed: ReadonlySet<number>) {
    this.#limits = limits;
    this.#taxed = taxed;
  }

  /** Of the limit of one company, as each has its own. */
  usedBy(userId: number, company: number, regime: Regime): number {
    return this.#used.get(`${userId} ${company} ${regime}`) ?? 0;
  }
  companyOf(userId: number): number {
    return this.#companies.get(userId) ?? 1;
  }
  move(userId: number, company: number): void {
    this.#companies.set(userId, company);
  }
  #use({ userId, regime: purchase }: Bought, lot: ModelLot, amount: number): void {
    if (isOwnMoney(lot.regime)) return;
    const regime = limitRegime(lot.regime, purchase);
    const used = this.usedBy(userId, lot.company, regime) + amount;
    this.#used.set(`${userId} ${lot.company} ${regime}`, used);
  }
  /** Of the company its owner works for, unless it is of the money of another lot. */
  open(
    lot: Omit<ModelLot, 'company' | 'remaining' | 'held' | 'closed' | 'isRefund'>,
    { company = this.companyOf(lot.userId), isRefund = false } = {},
  ): void {
    this.lots.push({ ...lot, company, remaining: lot.amount, held: 0, closed: null, isRefund });
  }

  #plan(purchase: ModelPurchase): Paid[] | undefined {
    const { userId } = purchase;
    const fitting = this.lots
      .filter((lot) => lot.userId === userId && pays(lot, purchase))
      .toSorted((a, b) => rank(a, purchase.regime) - rank(b, purchase.regime));
    let short = purchase.amount;
    const room = new Map<string, number>();
    const roomOf = (company: number, regime: Regime): number => {
      const limit = this.#limits.get(regime) ?? Infinity;
      const left = Math.max(0, limit - this.usedBy(userId, company, regime));
      return room.get(`${company} ${regime}`) ?? left;
    };
    const parts = new Map<ModelLot, number>();
    const take = (lot: ModelLot, max: number): number => {
      const amount = Math.max(0, Math.min(short, max, lot.remaining - (parts.get(lot) ?? 0)));
      if (amount > 0) parts.set(lot, (parts.get(lot) ?? 0) + amount);
      short -= amount;
      return amount;
    };
    for (const lot of fitting.filter(({ regime }) => !isOwnMoney(regime))) {
      const regime = limitRegime(lot.regime, purchase.regime);
      const left = roomOf(lot.company, regime);
      room.set(`${lot.company} ${regime}`, left - take(lot, left));
    }
    const isTaxed = purchase.useTaxed && this.#taxed.has(userId);
    for (const lot of fitting) if (isTaxed && !isOwnMoney(lot.regime)) take(lot, Infinity);
    for (const lot of fitting) if (isOwnMoney(lot.regime)) take(lot, Infinity);
    return short > 0 ? undefined : [...parts].map(([lot, amount]) => ({ lot, amount }));
  }

  authorize(purchase: ModelPurchase): void {
    const parts = this.#plan(purchase);
    for (const { lot, amount } of parts ?? []) {
      lot.remaining -= amount;
      lot.held += amount;
      this.#use(purchase, lot, amount);
    }
    const state = parts ? 'PENDING' : 'DECLINED';
    this.payments.push({ ...purchase, state, parts: parts ?? [], refunded: 0 });
  }
  #unhold(payment: Payment, parts: readonly Paid[]): void {
    for (const { lot, amount } of parts) {
      lot.held -= amount;
      lot.remaining += amount;
      this.#use(payment, lot, -amount);
    }
  }
  capture(payment: Payment, amount: number): void {
    const [first, rest] = split(payment.parts, amount);
    for (const { lot, amount: part } of first) lot.held -= part;
    this.#unhold(payment, rest);
    Object.assign(payment, { state: 'BOOKED', parts: first, amount });
  }
  void(payment: Payment): void {
    this.#unhold(payment, payment.parts);
    payment.state = 'VOIDED';
  }
  refund(payment: Payment, amount: number): void {
    const [, unreturned] = split(payment.parts.toReversed(), payment.refunded);
    const [back] = split(unreturned, amount);
    payment.refunded += amount;
    for (const { lot, amount: part } of back) {
      this.#use(payment, lot, -part);
      // what was taken back is its employer's, whichever way it comes back
      if (lot.closed === 'RECALLED') continue;
      if (lot.closed || isPast(lot))
        this.open(
          { ...lot, amount: part, expiresIn: lot.isRefund ? lot.expiresIn : 30 },
          { company: lot.company, isRefund: true },
        );
      else lot.remaining += part;
    }
  }

  /** The day of these lots is over, and what is free in every lot that has ended goes. */
  expire(chosen: (lot: ModelLot) => boolean): void {
    for (const lot of this.lots) {
      if (chosen(lot)) lot.expiresIn = -2;
      if (lot.remaining > 0 && (lot.closed || isPast(lot)))
        Object.assign(lot, { closed: lot.closed ?? 'EXPIRED', remaining: 0 });
    }
  }
  /** An employer takes back what is free of what it gave a user. */
  recall(userId: number): void {
    for (const lot of this.lots)
      if (
        lot.userId === userId &&
        !isOwnMoney(lot.regime) &&
        !lot.closed &&
        !isPast(lot) &&
        lot.remaining + lot.held > 0
      )
        Object.assign(lot, { closed: 'RECALLED', remaining: 0 });
  }
  /** Whether there was enough. */
  payOut(userId: number, amount: number): boolean {
    const own = this.lots
      .filter((lot) => lot.userId === userId && isOwnMoney(lot.regime) && !lot.closed)
      .map((lot) => ({ lot, amount: lot.remaining }));
    if (own.reduce((sum, part) => sum + part.amount, 0) < amount) return false;
    for (const part of split(own, amount)[0]) part.lot.remaining -= part.amount;
    return true;
  }
}
