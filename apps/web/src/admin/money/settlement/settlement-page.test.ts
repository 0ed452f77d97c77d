import type { SettlementFee, SettlementItem, SettlementRecord } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { settlement as approved, settlementFee as fee } from '@cafeteria/contract/testing';
import { createElement } from 'react';
import { describe } from 'vitest';
import { read } from '../../../shared/api/index.ts';
import { everyFieldIsSeen, type Others } from '../../../shared/testing/seen.ts';
import { drawAdminPage } from '../../frame/testing/page.tsx';
import { siteFor } from '../../resources.ts';
import { accountant as me } from '../testing/records.ts';
import { settlementPage } from './SettlementDetail.tsx';

const called = 'the name stands for both, and the number where there is none';

const settlement: SettlementRecord = {
  ...approved,
  bySchedule: false,
  issuedOn: null,
  eInvoice: null,
};
const item: SettlementItem = {
  movementId: 1,
  day: '2026-10-02',
  isRefund: false,
  amount: 100_00,
  commission: 500,
  branchOffice: null,
  reference: null,
};
const draft: SettlementRecord = { ...settlement, status: 'DRAFT', number: null, approvedAt: null };
const carried: SettlementRecord = { ...settlement, payout: 0, carriedOut: 10_00 };
const { Screen } = settlementPage;
const draw = (record: SettlementRecord, one = item): Promise<string> =>
  drawAdminPage({
    screen: createElement(Screen, {
      params: { settlementId: settlement.id },
      search: {},
      crumbs: [],
    }),
    me,
    site: siteFor(me),
    fill: (client) => {
      client.setQueryData(read(api.settlement.get, { id: settlement.id }).queryKey, record);
      client.setQueryData(
        read(api.settlement.items, { id: settlement.id, pageNumber: 0, pageSize: 100 }).queryKey,
        { content: [one], pageNumber: 0, pageSize: 100, totalElements: 1, totalPages: 1 },
      );
    },
  });
const link = 'it leads there by its number';
const others: Others<SettlementRecord> = {
  id: { is: 2 },
  partner: { parts: { id: { is: 2 }, name: { is: 'Pekárna' } } },
  number: { is: '2026-0002' },
  status: { is: 'PAID' },
  cutOff: { is: '2026-10-30' },
  currency: { is: 'EUR' },
  captured: { is: 1_600_00 },
  refunded: { is: 100_00 },
  fees: 'commission, fees and VAT stand each by itself',
  carriedIn: { is: 20_00 },
  payout: { is: 1_000_00 },
  carriedOut: { is: 20_00, of: carried },
  open: 'its state says it: all of the payout, or nothing',
  isOwn: { is: true, of: draft },
  toSubmit: { is: true, of: draft },
  firstDay: { is: null },
  runId: { is: 2 },
  previous: { is: { id: 7, number: '2026-0000' }, whole: link },
  next: { is: { id: 8, number: null }, whole: link },
  payments: { is: 3 },
  refunds: 'each of them is listed',
  commission: { is: 60_00 },
  transactionFees: { is: 1_00 },
  vatRate: { is: 2_300 },
  vat: { is: 13_00 },
  minimumPayout: { is: 50_00, of: carried },
  madeBy: { is: { id: 21, name: 'Marie Dvořáková' }, whole: called },
  madeAt: { is: '2026-11-02T03:40:00Z' },
  bySchedule: { is: true },
  submittedAt: { is: '2026-11-02T08:00:00Z' },
  approvedBy: { is: { id: 21, name: 'Marie Dvořáková' }, whole: called },
  approvedAt: { is: '2026-11-03T09:00:00Z' },
  feeLines: { is: [] },
  issuedOn: { is: '2026-11-02' },
  obstacle: { is: 'NO_COMPANY' },
  eInvoice: { is: 'ISDOC' },
  notice: {
    is: { email: 'ucetni@kavarna.example', notifiedAt: '2026-11-02T09:01:00Z' },
    whole: 'one sentence says both',
  },
};

describe('the page of a settlement', () => everyFieldIsSeen(settlement, others, draw));
describe('a line of what is kept on the page of its settlement', () =>
  everyFieldIsSeen<SettlementFee>(
    fee,
    {
      contractId: { is: 2 },
      categoryId: { is: 6 },
      rate: { is: 400 },
      payments: { is: 3 },
      captured: { is: 1_600_00 },
      refunded: { is: 100_00 },
      commission: { is: 60_00 },
      transactionFees: { is: 1_00 },
      hasVat: { is: false },
    },
    (one) => draw({ ...settlement, feeLines: [one] }),
  ));
describe('a payment on the page of its settlement', () =>
  everyFieldIsSeen<SettlementItem>(
    item,
    {
      movementId: { is: 2 },
      day: { is: '2026-10-03' },
      isRefund: { is: true },
      amount: { is: 99_00 },
      commission: { is: 400 },
      branchOffice: { is: 'Kavárna – Brno' },
      reference: { is: 'POS-1' },
    },
    (one) => draw(settlement, one),
  ));
