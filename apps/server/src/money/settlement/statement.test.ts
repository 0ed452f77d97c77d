import type { SettlementItem, SettlementRecord } from '@cafeteria/contract';
import { describe, expect, it } from 'vitest';
import { everyFieldIsShown } from '../../test/shown-fields.ts';
import { payrollTexts } from '../texts.ts';
import { statementCells } from './statement.ts';

const text = await payrollTexts('cs');
const settlement: SettlementRecord = Object.assign(Object.create(null), {
  captured: 100_00,
  refunded: 20_00,
  commission: 5_00,
  transactionFees: 1_00,
  vat: 1_26,
  carriedIn: 0,
  carriedOut: 0,
  payout: 72_74,
});
const payment: SettlementItem = {
  movementId: 1,
  day: '2026-11-02',
  isRefund: false,
  amount: 100_00,
  commission: 500,
  branchOffice: null,
  reference: null,
};
const tableOf = (items: readonly SettlementItem[]) => statementCells(settlement, items, text);

describe('a payment in the table of its settlement', () =>
  everyFieldIsShown<SettlementItem>(
    payment,
    {
      movementId: { is: 2 },
      day: { is: '2026-11-03' },
      isRefund: { is: true },
      amount: { is: 99_00 },
      commission: 'it is reckoned of all payments of a rate together; the paper says each rate',
      branchOffice: { is: 'Kavárna – Brno' },
      reference: { is: 'POS-1' },
    },
    (item) => tableOf([item]),
  ));

describe('the table of a settlement', () => {
  const [head = [], line, ...sums] = tableOf([payment]);

  it('has as many cells in each line as stand in its heading', () =>
    expect(new Set([line, ...sums].map((cells) => cells?.length))).toEqual(new Set([head.length])));

  it('has each sum below the amounts it is of', () => {
    const at = head.indexOf(text('settlement.field.amount'));
    expect([line, ...sums].map((cells) => cells?.[at])).toEqual(
      ['100,00', '100,00', '-20,00', '-5,00', '-1,00', '-1,26', '0,00', '0,00', '72,74'].map(
        (number) => ({ number }),
      ),
    );
  });
});
