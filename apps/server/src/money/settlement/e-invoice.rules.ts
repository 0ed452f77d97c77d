/** A settlement as an invoice of what is kept of it, or as a credit note of what is given back of that. */
import type { SettlementRecord } from '@cafeteria/contract';
import { type EInvoice, type EInvoiceLine, lineOf, type VatCategory } from '../e-invoice/index.ts';
import { type FeeLine, feeLines, isReverse, kept, type Named, type Paper } from './fee-lines.ts';
import { shareOf } from './settlement.rules.ts';

/** Why a line bears no VAT: nobody's does whose seller pays none, the buyer pays it, or the contract exempts it. */
const untaxed = (paper: Paper): VatCategory => {
  if (!paper.issued.seller.vatPayer) return 'O';
  return isReverse(paper) ? 'AE' : 'E';
};
/** VAT was computed once of all that is taxed: the last line of it bears what rounding leaves. */
const withVat = (lines: readonly FeeLine[], { vat, vatRate }: SettlementRecord) => {
  const last = lines.findLastIndex(({ hasVat }) => hasVat);
  let left = vat;
  return lines.map((line, at) => {
    if (!line.hasVat) return { ...line, vat: 0 };
    const share = at === last ? left : shareOf(line.net, vatRate);
    left -= share;
    return { ...line, vat: share };
  });
};
const isSomething = ({ net, vat }: { readonly net: number; readonly vat: number }): boolean =>
  net !== 0 || vat !== 0;

/**
 * Everything is taken off what the partner is paid, so that nothing is to be paid by itself. A credit note is in
 * amounts above nothing.
 */
export const eInvoiceOf = (paper: Paper, nameOf: Named): EInvoice => {
  const { settlement, issued, t } = paper;
  const { number, currency, firstDay, cutOff, vatRate } = settlement;
  const { seller, buyer, issuedOn, corrects } = issued;
  const isInvoice = kept(settlement) > 0;
  const sign = isInvoice ? 1 : -1;
  const lines = withVat(feeLines(paper, nameOf), settlement)
    .filter(isSomething)
    .map(({ name, net, hasVat, vat }): EInvoiceLine =>
      lineOf({
        name,
        net: sign * net,
        category: hasVat ? 'S' : untaxed(paper),
        rate: hasVat ? vatRate : 0,
        vat: sign * vat,
      }),
    );
  const notes = [
    ...(isInvoice ? [t('settlement.setOff')] : []),
    ...(isReverse(paper) ? [t('clientDocument.reverseCharge')] : []),
    ...(isInvoice ? [] : [t('settlement.correctsWhy')]),
  ];
  return {
    kind: isInvoice ? 'INVOICE' : 'CREDIT_NOTE',
    number: number ?? '',
    issuedOn,
    suppliedOn: seller.vatPayer ? cutOff : null,
    dueOn: null,
    period: firstDay === null ? null : { from: firstDay, to: cutOff },
    corrects,
    note: notes.length > 0 ? notes.join(' ') : null,
    currency,
    seller,
    buyer,
    lines,
    prepaid: 0,
    payment: { by: 'SET_OFF' },
    exemption: t('settlement.noVat'),
  };
};
