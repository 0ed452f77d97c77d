/**
 * What the ledger means, in memory and as plainly as can be said: a list of lots and a list of payments. The property
 * test plays the same steps here and in the database and compares what is left.
 */
export type ModelLot = {
  userId: number;
  regime: 'CZ_LEISURE' | 'CZ_MEAL' | 'TAXED' | 'PRIVATE';
  amount: number;
  remaining: number;
  held: number;
  /** Days from now it expires in; null never. */
  expiresIn: number | null;
  closed: boolean;
};
type Paid = { lot: ModelLot; amount: number };
type Payment = {
  userId: number;
  state: 'PENDING' | 'BOOKED' | 'VOIDED' | 'DECLINED';
  parts: Paid[];
  amount: number;
  refunded: number;
};
export type ModelPurchase = {
  userId: number;
  amount: number;
  regime: 'CZ_LEISURE' | 'CZ_MEAL' | 'PRIVATE';
  usePrivate: boolean;
};

const pays = (lot: ModelLot, { regime, usePrivate }: ModelPurchase): boolean =>
  !lot.closed &&
  (lot.regime === 'PRIVATE' ? usePrivate : lot.regime === 'TAXED' || lot.regime === regime);
const rank = ({ regime, expiresIn }: ModelLot): number =>
  (regime === 'PRIVATE' ? 1e9 : 0) + (expiresIn ?? 1e6) * 10 + (regime === 'TAXED' ? 1 : 0);

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

export class Model {
  readonly lots: ModelLot[] = [];
  readonly payments: Payment[] = [];
  readonly #used = new Map<number, number>();
  readonly #limit: number;
  readonly #taxed: ReadonlySet<number>;
  /** `limit` is the year's leisure limit; users in `taxed` may spend beyond it. */
  constructor(limit: number, taxed: ReadonlySet<number>) {
    this.#limit = limit;
    this.#taxed = taxed;
  }

  usedBy(userId: number): number {
    return this.#used.get(userId) ?? 0;
  }
  #use(userId: number, { regime }: ModelLot, amount: number): void {
    if (regime === 'CZ_LEISURE') this.#used.set(userId, this.usedBy(userId) + amount);
  }
  open(lot: Omit<ModelLot, 'remaining' | 'held' | 'closed'>): void {
    this.lots.push({ ...lot, remaining: lot.amount, held: 0, closed: false });
  }

  #plan(purchase: ModelPurchase): Paid[] | undefined {
    const { userId } = purchase;
    const fitting = this.lots
      .filter((lot) => lot.userId === userId && pays(lot, purchase))
      .toSorted((a, b) => rank(a) - rank(b));
    let left = purchase.amount;
    let room = Math.max(0, this.#limit - this.usedBy(userId));
    const parts = new Map<ModelLot, number>();
    const take = (lot: ModelLot, most: number): number => {
      const amount = Math.max(0, Math.min(left, most, lot.remaining - (parts.get(lot) ?? 0)));
      if (amount > 0) parts.set(lot, (parts.get(lot) ?? 0) + amount);
      left -= amount;
      return amount;
    };
    for (const lot of fitting)
      if (lot.regime === 'CZ_LEISURE') room -= take(lot, room);
      else if (lot.regime !== 'PRIVATE') take(lot, Infinity);
    for (const lot of fitting)
      if (lot.regime === 'CZ_LEISURE' && this.#taxed.has(userId)) take(lot, Infinity);
    for (const lot of fitting) if (lot.regime === 'PRIVATE') take(lot, Infinity);
    return left > 0 ? undefined : [...parts].map(([lot, amount]) => ({ lot, amount }));
  }

  authorize(purchase: ModelPurchase): void {
    const parts = this.#plan(purchase);
    for (const { lot, amount } of parts ?? []) {
      lot.remaining -= amount;
      lot.held += amount;
      this.#use(purchase.userId, lot, amount);
    }
    const state = parts ? 'PENDING' : 'DECLINED';
    this.payments.push({ ...purchase, state, parts: parts ?? [], refunded: 0 });
  }
  #unhold({ userId }: Payment, parts: readonly Paid[]): void {
    for (const { lot, amount } of parts) {
      lot.held -= amount;
      lot.remaining += amount;
      this.#use(userId, lot, -amount);
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
      this.#use(payment.userId, lot, -part);
      if (lot.closed) this.open({ ...lot, amount: part, expiresIn: 30 });
      else lot.remaining += part;
    }
  }

  /** What is free in these lots goes. */
  end(chosen: (lot: ModelLot) => boolean): void {
    for (const lot of this.lots)
      if (chosen(lot)) Object.assign(lot, { closed: true, remaining: 0 });
  }
  /** Whether there was enough. */
  payOut(userId: number, amount: number): boolean {
    const own = this.lots
      .filter((lot) => lot.userId === userId && lot.regime === 'PRIVATE' && !lot.closed)
      .map((lot) => ({ lot, amount: lot.remaining }));
    if (own.reduce((sum, part) => sum + part.amount, 0) < amount) return false;
    for (const part of split(own, amount)[0]) part.lot.remaining -= part.amount;
    return true;
  }
}
