import type { MovementView } from '@cafeteria/contract';
import { describe } from 'vitest';
import { everyFieldIsShown } from '../../test/shown-fields.ts';
import { moneyTexts } from '../texts.ts';
import { historyCsv } from './export.ts';

const text = await moneyTexts('cs');
const payment: MovementView = {
  id: 1,
  type: 'PAYMENT',
  reason: 'PURCHASE',
  date: '2026-11-02T10:00:00.000Z',
  bookedAt: null,
  title: 'Kavárna',
  subtitle: null,
  amount: -100_00,
  currency: 'CZK',
  status: 'BOOKED',
  declineReason: null,
  heldUntil: null,
  paymentMethods: [],
  parts: [{ pot: 'BENEFIT', regime: 'CZ_LEISURE', label: 'Volný čas', amount: 100_00 }],
  partner: null,
  categoryCode: null,
  deposit: null,
  reversal: null,
  refunded: 0,
  dispute: null,
  expiresAt: null,
  place: null,
  detail: { externalRef: null, deviceName: null, branchOffice: null, offer: null, note: null },
};

describe('a movement in the file of a history', () => {
  everyFieldIsShown<MovementView>(
    payment,
    {
      id: 'spreadsheets have no use for it',
      type: 'the reason says more',
      reason: { is: 'REFUND' },
      date: { is: '2026-11-03T10:00:00.000Z' },
      bookedAt: 'its status says whether it is',
      title: { is: 'Pekárna' },
      subtitle: { is: 'Sport' },
      amount: { is: -99_00 },
      currency: { is: 'EUR' },
      status: { is: 'PENDING' },
      declineReason: { is: 'INSUFFICIENT_CREDITS' },
      heldUntil: 'the page says it as long as it matters',
      paymentMethods: 'the pots say where it came from',
      parts: { is: [{ pot: 'MEAL', regime: 'CZ_MEAL', label: 'Jídlo', amount: 100_00 }] },
      partner: 'the title is its name',
      categoryCode: 'the category is there by its name',
      deposit: 'its status says how it ended',
      reversal: 'a refund has a line of its own',
      refunded: 'a refund has a line of its own',
      dispute: 'the page says how far it is',
      expiresAt: 'the balance says what ends when',
      place: 'a branch office is there by its name',
      detail: { is: { ...payment.detail, branchOffice: 'Kavárna – Brno' } },
    },
    (movement) => historyCsv([movement], text),
  );
});

describe('what only some movements have', () =>
  everyFieldIsShown<MovementView['detail']>(
    payment.detail,
    {
      externalRef: { is: '4711' },
      deviceName: 'how it was paid is no matter of money',
      branchOffice: { is: 'Kavárna – Brno' },
      offer: 'the title and the category say what was bought',
      note: { is: 'oběd' },
    },
    (detail) => historyCsv([{ ...payment, detail }], text),
  ));
