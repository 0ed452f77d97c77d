import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/http/index.ts';
import { ended, granted, paidOut } from './credit.rules.ts';
import { type Movement, movementKinds } from './movement.ts';
import {
  authorized,
  captured,
  type HeldPayment,
  type Part,
  type Purchase,
  refunded,
  voided,
} from './payment.rules.ts';
import { usageOf } from './usage.rules.ts';

const meal = { id: 1, clientId: 7, regime: 'CZ_MEAL' } as const;
const fund = { id: 2, clientId: 7, regime: 'CZ_FKSP' } as const;
const own = { id: 3, clientId: null, regime: 'PRIVATE' } as const;
const part = (lot: Part['lot'], amount: number, isOpen = true): Part => ({
  lot,
  amount,
  isOpen,
  isReclaimed: false,
  extendedTo: null,
});

const purchase: Purchase = {
  userId: 2,
  amount: 100,
  currency: 'CZK',
  regime: 'CZ_LEISURE',
  categoryId: 6,
  useTaxed: false,
  usePrivate: true,
  partnerId: 4,
  branchOfficeId: null,
  offerId: null,
  merchantName: 'Gym',
  credentialId: null,
  externalRef: null,
};
const payment = (fields: Partial<HeldPayment> = {}): HeldPayment => ({
  userId: 2,
  id: 11,
  status: 'PENDING',
  amount: 100,
  refunded: 0,
  currency: 'CZK',
  partnerId: 4,
  branchOfficeId: null,
  offerId: null,
  categoryId: 6,
  regime: 'CZ_LEISURE',
  merchantName: 'Gym',
  externalRef: null,
  year: 2026,
  isOverdue: false,
  ...fields,
});
/** `LOT HOLD 1 60`: from, to, lot and amount. */
const routes = ({ postings }: Movement): string[] =>
  postings.map(({ from, to, lot, amount }) =>
    [from, to, 'id' in lot ? lot.id : `new ${lot.regime}`, amount].join(' '),
  );
const keyOf = (work: () => unknown): string => {
  try {
    work();
    return 'nothing';
  } catch (error) {
    return error instanceof AppError ? error.message : 'something else';
  }
};

describe('a payment', () => {
  it('holds what pays, and uses the limit of what its money stands for', () => {
    const paying = [part(fund, 60), part(own, 40)];
    const held = authorized(purchase, null, paying, 2026);
    expect(routes(held)).toEqual(['LOT HOLD 2 60', 'LOT HOLD 3 40']);
    expect(usageOf([held])).toEqual([
      { userId: 2, clientId: 7, regime: 'CZ_LEISURE', year: 2026, amount: 60 },
    ]);
  });

  it('that is declined moves nothing', () => {
    const declined = authorized(purchase, 'NOT_COVERED', [part(fund, 60)], 2026);
    expect(declined.header).toMatchObject({ status: 'DECLINED', declineReason: 'NOT_COVERED' });
    expect([routes(declined), usageOf([declined])]).toEqual([[], []]);
  });

  it('captured in part gives the rest back, with its room', () => {
    const booked = captured(payment(), [part(meal, 60), part(fund, 40)], 70);
    expect(routes(booked)).toEqual(['HOLD PARTNER 1 60', 'HOLD PARTNER 2 10', 'HOLD LOT 2 30']);
    expect(usageOf([booked])).toMatchObject([{ regime: 'CZ_LEISURE', amount: -30 }]);
  });

  it('let go is as if it had not been', () => {
    const held = [part(meal, 60), part(fund, 40)];
    const both = usageOf([authorized(purchase, null, held, 2026), voided(payment(), held)]);
    expect(both).toEqual([]);
  });

  it.each([
    ['payment.error.notPending', () => captured(payment({ status: 'BOOKED' }), [])],
    ['payment.error.notPending', () => voided(payment({ status: 'VOIDED' }), [])],
    ['payment.error.holdExpired', () => captured(payment({ isOverdue: true }), [])],
    ['payment.error.captureTooLarge', () => captured(payment(), [], 101)],
    ['payment.error.notBooked', () => refunded(payment(), [], refundOf(1))],
    ['payment.error.refundTooLarge', () => refunded(payment(bookedOnce), [], refundOf(61))],
  ])('is refused as %s', (key, work) => expect(keyOf(work)).toBe(key));

  const bookedOnce = { status: 'BOOKED', refunded: 40 } as const;
  const refundOf = (amount: number) => ({ amount, lastDay: '2026-05-01' });
  it('is given back last first, behind what was given back before', () => {
    const paid = [part(meal, 50, false), part(own, 50)];
    const [refund, known] = refunded(payment(bookedOnce), paid, refundOf(30));
    expect(routes(refund)).toEqual(['PARTNER LOT 3 10', 'PARTNER LOT new CZ_MEAL 20']);
    expect(known.header).toMatchObject({ id: 11, status: 'BOOKED', refunded: 70 });
    expect(usageOf([refund, known])).toMatchObject([{ regime: 'CZ_MEAL', amount: -20 }]);
  });

  it('given back in another year gives the room back in its own', () => {
    const booked = payment({ ...bookedOnce, year: 2025 });
    expect(usageOf(refunded(booked, [part(meal, 100)], refundOf(60)))).toMatchObject([
      { year: 2025, amount: -60 },
    ]);
  });
});

describe('lots', () => {
  const lots = [
    { ...meal, userId: 2, remaining: 30, closed: 'EXPIRED' },
    { ...fund, userId: 3, remaining: 0, closed: 'RECALLED' },
    { ...fund, userId: 4, remaining: 5, closed: 'RECALLED' },
  ] as const;
  it('that end are closed, and what is free in them goes where it belongs', () => {
    const { movements, closings } = ended(lots, { currency: 'CZK' });
    expect(movements.map(routes)).toEqual([['LOT EXPIRED 1 30'], ['LOT EMPLOYER 2 5']]);
    expect(closings.map(({ userId }) => userId)).toEqual([2, 3, 4]);
  });

  it('of own money are paid out oldest first, and no other', () => {
    const some = [
      { ...meal, remaining: 500 },
      { ...own, remaining: 20 },
      { ...own, id: 5, remaining: 20 },
    ];
    const payout = { userId: 2, amount: 30, currency: 'CZK', note: null } as const;
    expect(routes(paidOut(payout, some))).toEqual(['LOT PAYOUT 3 20', 'LOT PAYOUT 5 10']);
    expect(keyOf(() => paidOut({ ...payout, amount: 41 }, some))).toBe(
      'withdrawal.error.insufficient',
    );
  });
});

it('every movement goes only where its reason goes', () => {
  const grant = {
    grantId: 1,
    clientId: 7,
    regime: 'CZ_MEAL',
    currency: 'CZK',
    validFrom: '2026-01-01',
    expiresOn: null,
    allowedCategoryIds: null,
    note: 'March',
    createdBy: null,
    items: [
      { userId: 2, amount: 5 },
      { userId: 3, amount: 6, note: 'own' },
    ],
  } as const;
  const movements = granted(grant, new Map([[2, 7]]));
  expect(movements.map(({ postings: [posting] }) => posting?.lot)).toMatchObject([
    { companyId: 7 },
    { companyId: null },
  ]);
  expect(movements.map(({ header }) => 'note' in header && header.note)).toEqual(['March', 'own']);
  for (const { header, postings } of movements)
    for (const { from, to } of postings)
      expect('reason' in header && movementKinds[header.reason].routes).toContainEqual([from, to]);
});
