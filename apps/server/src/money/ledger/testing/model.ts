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

/** `limit` is the year's leisure limit; users in `taxed` may spend beyond it. */
export const createModel = (limit: number, taxed: ReadonlySet<number>) => {
  const lots: ModelLot[] = [];
  const payments: Payment[] = [];
  const used = new Map<number, number>();
  const use = (userId: number, { regime }: ModelLot, amount: number): void => {
    if (regime === 'CZ_LEISURE') used.set(userId, (used.get(userId) ?? 0) + amount);
  };
  const open = (lot: Omit<ModelLot, 'remaining' | 'held' | 'closed'>): void =>
    void lots.push({ ...lot, remaining: lot.amount, held: 0, closed: false });

  const plan = (purchase: ModelPurchase): Paid[] | undefined => {
    const { userId } = purchase;
    const fitting = lots
      .filter((lot) => lot.userId === userId && pays(lot, purchase))
      .sort((a, b) => rank(a) - rank(b));
    let left = purchase.amount;
    let room = Math.max(0, limit - (used.get(userId) ?? 0));
    const parts = new Map<ModelLot, number>();
    const take = (lot: ModelLot, most: number): number => {
      const amount = Math.max(0, Math.min(left, most, lot.remaining - (parts.get(lot) ?? 0)));
      if (amount > 0) parts.set(lot, (parts.get(lot) ?? 0) + amount);
      left -= amount;
      return amount;
    };
    for (const lot of fitting.filter(({ regime }) => regime !== 'PRIVATE'))
      if (lot.regime === 'CZ_LEISURE') room -= take(lot, room);
      else take(lot, Infinity);
    if (taxed.has(userId))
      for (const lot of fitting) if (lot.regime === 'CZ_LEISURE') take(lot, Infinity);
    for (const lot of fitting) if (lot.regime === 'PRIVATE') take(lot, Infinity);
    return left > 0 ? undefined : [...parts].map(([lot, amount]) => ({ lot, amount }));
  };
  const unhold = ({ userId }: Payment, parts: readonly Paid[]): void => {
    for (const { lot, amount } of parts) {
      lot.held -= amount;
      lot.remaining += amount;
      use(userId, lot, -amount);
    }
  };
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
    return [first.filter((p) => p.amount > 0), rest.filter((p) => p.amount > 0)];
  };

  return {
    lots,
    payments,
    usedBy: (userId: number): number => used.get(userId) ?? 0,
    open,
    authorize: (purchase: ModelPurchase): void => {
      const parts = plan(purchase);
      for (const { lot, amount } of parts ?? []) {
        lot.remaining -= amount;
        lot.held += amount;
        use(purchase.userId, lot, amount);
      }
      const state = parts ? 'PENDING' : 'DECLINED';
      payments.push({ ...purchase, state, parts: parts ?? [], refunded: 0 });
    },
    capture: (payment: Payment, amount: number): void => {
      const [first, rest] = split(payment.parts, amount);
      for (const { lot, amount: part } of first) lot.held -= part;
      unhold(payment, rest);
      Object.assign(payment, { state: 'BOOKED', parts: first, amount });
    },
    void: (payment: Payment): void => {
      unhold(payment, payment.parts);
      payment.state = 'VOIDED';
    },
    refund: (payment: Payment, amount: number): void => {
      const [, unreturned] = split(payment.parts.toReversed(), payment.refunded);
      const [back] = split(unreturned, amount);
      payment.refunded += amount;
      for (const { lot, amount: part } of back) {
        use(payment.userId, lot, -part);
        if (!lot.closed) lot.remaining += part;
      }
      for (const { lot, amount: part } of back)
        if (lot.closed) open({ ...lot, amount: part, expiresIn: 30 });
    },
    /** What is free in closed lots goes. */
    end: (chosen: (lot: ModelLot) => boolean): void => {
      for (const lot of lots) if (chosen(lot)) Object.assign(lot, { closed: true, remaining: 0 });
    },
    payOut: (userId: number, amount: number): boolean => {
      const own = lots.filter(
        (lot) => lot.userId === userId && lot.regime === 'PRIVATE' && !lot.closed,
      );
      if (own.reduce((sum, { remaining }) => sum + remaining, 0) < amount) return false;
      const [first] = split(
        own.map((lot) => ({ lot, amount: lot.remaining })),
        amount,
      );
      for (const part of first) part.lot.remaining -= part.amount;
      return true;
    },
  };
};
export type Model = ReturnType<typeof createModel>;
