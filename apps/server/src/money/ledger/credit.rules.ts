/** How money comes to people and leaves them, as values: `post` writes them. */
import { type Currency, isOwnMoney, ownMoney, type Regime } from '@cafeteria/contract';
import { AppError } from '../../platform/http/index.ts';
import type { Booking, Closing, Lot, Movement, NewHeader } from './movement.ts';
import { splitParts, sumOf } from './parts.rules.ts';

export type NewGrant = {
  readonly grantId: number;
  readonly clientId: number;
  readonly regime: Regime;
  readonly currency: Currency;
  readonly validFrom: string;
  readonly expiresOn: string | null;
  readonly allowedCategoryIds: readonly number[] | null;
  readonly note: string | null;
  readonly createdBy: number | null;
  /** Each user once in each regime; amounts in minor units. */
  readonly items: readonly GrantedItem[];
};
/** `note` is what is said of this person's part alone, `regime` where it is another than the grant's. */
type GrantedItem = {
  readonly userId: number;
  readonly amount: number;
  readonly note?: string | null;
  readonly regime?: Regime;
};
/** An employer's credits: a movement and a lot for each person, of the company that employs them. */
export const granted = (
  { items, note, grantId, currency, createdBy, ...lot }: NewGrant,
  companies: ReadonlyMap<number, number>,
): Movement[] =>
  items.map(({ userId, amount, note: ownNote, regime = lot.regime }) => ({
    userId,
    header: {
      amount,
      currency,
      grantId,
      createdBy,
      reason: 'EMPLOYER_GRANT',
      status: 'BOOKED',
      note: ownNote ?? note,
    },
    postings: [
      {
        lot: {
          ...lot,
          regime,
          grantId,
          companyId: companies.get(userId) ?? null,
          source: 'EMPLOYER_GRANT',
        },
        from: 'EMPLOYER',
        to: 'LOT',
        amount,
      },
    ],
  }));

type OwnMoney = {
  readonly userId: number;
  readonly amount: number;
  readonly currency: Currency;
};
const own = { clientId: null, regime: ownMoney, expiresOn: null } as const;

export type PaidDeposit = OwnMoney & { readonly depositId: number };
/** What came through the gate: a lot of the user's own. */
export const toppedUp = ({ userId, ...facts }: PaidDeposit): Movement => ({
  userId,
  header: { ...facts, reason: 'TOP_UP', status: 'BOOKED' },
  postings: [{ lot: { ...own, source: 'TOP_UP' }, from: 'GATE', to: 'LOT', amount: facts.amount }],
});

export type Payout = OwnMoney & { readonly note: string | null };
/** Own money on its way out, oldest first. Throws `withdrawal.error.insufficient`. */
export const paidOut = (
  { userId, ...facts }: Payout,
  lots: readonly (Lot & { readonly remaining: number })[],
): Movement => {
  const parts = lots
    .filter(({ regime }) => isOwnMoney(regime))
    .map((lot) => ({ lot, amount: lot.remaining }));
  const available = sumOf(parts);
  if (available < facts.amount) throw new AppError('withdrawal.error.insufficient', { available });
  return {
    userId,
    header: { ...facts, reason: 'PAYOUT', status: 'BOOKED' },
    postings: splitParts(parts, facts.amount).first.map(({ lot, amount }) => ({
      lot,
      amount,
      from: 'LOT',
      to: 'PAYOUT',
    })),
  };
};

export type ReturnedPayout = OwnMoney & { readonly reversesId: number; readonly note: string };
/** Money the bank sent back: the user's own again. */
export const payoutReturned = ({ userId, ...facts }: ReturnedPayout): Movement => ({
  userId,
  header: { ...facts, reason: 'CORRECTION', status: 'BOOKED' },
  postings: [
    { lot: { ...own, source: 'CORRECTION' }, from: 'PAYOUT', to: 'LOT', amount: facts.amount },
  ],
});

/** A lot that ends, with what is free in it. */
export type EndingLot = Lot & {
  readonly userId: number;
  readonly remaining: number;
  readonly closed: Closing['closed'];
};
const endings = {
  EXPIRED: { reason: 'EXPIRY', to: 'EXPIRED' },
  RECALLED: { reason: 'EMPLOYER_RECALL', to: 'EMPLOYER' },
} as const;
/** Books away what is free in lots that end: a movement for each. What a payment holds follows when it is let go. */
export const ended = (
  lots: readonly EndingLot[],
  facts: Pick<NewHeader, 'currency' | 'note' | 'createdBy' | 'grantId'>,
): Booking => ({
  movements: lots
    .filter(({ remaining }) => remaining > 0)
    .map((lot) => {
      const { reason, to } = endings[lot.closed];
      return {
        userId: lot.userId,
        header: { ...facts, reason, status: 'BOOKED', amount: lot.remaining },
        postings: [{ lot, from: 'LOT', to, amount: lot.remaining }],
      };
    }),
  closings: lots.map(({ userId, id, closed }) => ({ userId, lotId: id, closed })),
});
